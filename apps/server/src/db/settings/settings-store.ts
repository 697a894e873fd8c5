import type { SettingsStore, SettingsVersion } from '@door/api/settings/settings-store';
import { clientOfStored } from './suppliers.ts';
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { clientSettings, settingsVersion } from './schema.ts';
import { logo } from '../document/schema.ts';

export function settingsStore(queries: Queries, client: number): SettingsStore {
  const newest = (most: number, until?: string) =>
    queries
      .select()
      .from(settingsVersion)
      .where(and(eq(settingsVersion.clientId, client), until === undefined ? undefined : heldAt(until)))
      .orderBy(desc(settingsVersion.number))
      .limit(most);
  const present = eq(clientSettings.clientId, client);
  const loadPresent = async (): Promise<SettingsVersion> => {
    const [settings] = await queries.select().from(clientSettings).where(present);
    if (!settings) throw new Error(`There are no settings of supplier ${String(client)}.`);
    const [last] = await newest(1);
    return last ? versionOf(last) : { ...begun, client: clientOfStored(settings.body) };
  };
  const versions = async (most: number, until?: string) => {
    const rows = await newest(most, until);
    return rows.length > 0 ? rows.map(versionOf) : [await loadPresent()];
  };
  return {
    load: async () => {
      // Of two that save at once, one waits here and then finds the version of the other.
      await queries.select().from(clientSettings).where(present).for('update');
      return loadPresent();
    },
    versions: (most) => versions(most),
    version: async (number) => {
      const isOne = and(eq(settingsVersion.clientId, client), eq(settingsVersion.number, number));
      const [row] = await queries.select().from(settingsVersion).where(isOne);
      if (row) return versionOf(row);
      const present = await loadPresent();
      return present.number === number ? present : undefined;
    },
    versionsUntil: (at, most) => versions(most, at),
    save: async ({ number, client: body, changedAt, changedBy }) => {
      if (number === begun.number + 1) {
        const { client: first } = await loadPresent();
        await queries.insert(settingsVersion).values({ ...begun, clientId: client, body: first, changedAt: null });
      }
      const at = changedAt === null ? null : new Date(changedAt);
      await queries.insert(settingsVersion).values({ clientId: client, number, body, changedAt: at, changedBy });
      await queries.update(clientSettings).set({ body }).where(present);
      await queries.execute(sql`select settle_settings(${number})`);
    },
    addLogo: async ({ hash, contentType, bytes }) => {
      const row = { clientId: client, hash, contentType, bytes: Buffer.from(bytes).toString('base64') };
      await queries.insert(logo).values(row).onConflictDoNothing();
    },
    logo: async (hash) => {
      const [row] = await queries
        .select()
        .from(logo)
        .where(and(eq(logo.clientId, client), eq(logo.hash, hash)));
      return row && { hash, contentType: row.contentType, bytes: Buffer.from(row.bytes, 'base64') };
    },
  };
}

const heldAt = (time: string) => or(isNull(settingsVersion.changedAt), lte(settingsVersion.changedAt, new Date(time)));

/** As a supplier begins, before its first change. */
const begun = { number: 1, changedAt: null, changedBy: null } as const;

const versionOf = ({ number, body, changedAt, changedBy }: typeof settingsVersion.$inferSelect): SettingsVersion => ({
  number,
  client: clientOfStored(body),
  changedAt: changedAt?.toISOString() ?? null,
  changedBy,
});
