import type { OffcutAccount, OffcutLine, OffcutStore, StoredOffcut } from '@door/api/batch/offcut-store';
import { offcutMoves, shelfStates } from '@door/domain/making/batch/offcut-ledger';
import { mm } from '@door/domain/lib/mm';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { offcut, offcutMove } from './schema.ts';

/** The moves after which an offcut is on the shelf. */
const shelved = Object.entries(offcutMoves).flatMap(([move, { to }]) =>
  shelfStates.some((state) => state === to) ? [move] : [],
);

export function offcutStore(queries: Queries, client: number): OffcutStore {
  const own = eq(offcut.clientId, client);

  const withLines = async (rows: readonly (typeof offcut.$inferSelect)[]): Promise<readonly OffcutAccount[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const lines = await queries
      .select()
      .from(offcutMove)
      .where(and(eq(offcutMove.clientId, client), inArray(offcutMove.offcutId, ids)))
      .orderBy(asc(offcutMove.line));
    const ofId = new Map<string, OffcutLine[]>(ids.map((id) => [id, []]));
    for (const line of lines) ofId.get(line.offcutId)?.push(lineOf(line));
    return rows.map((row) => ({ offcut: storedOffcutOf(row), lines: ofId.get(row.id) ?? [] }));
  };

  return {
    onShelf: async () => {
      const last = queries
        .select({ move: offcutMove.move })
        .from(offcutMove)
        .where(and(eq(offcutMove.clientId, client), eq(offcutMove.offcutId, offcut.id)))
        .orderBy(desc(offcutMove.line))
        .limit(1);
      const rows = await queries
        .select()
        .from(offcut)
        .where(and(own, sql`(${last}) in ${shelved}`))
        .orderBy(sql`${offcut.groupKey} collate "C"`, desc(offcut.length), sql`${offcut.id} collate "C"`);
      return withLines(rows);
    },
    load: async (ids) => {
      if (ids.length === 0) return [];
      const isOne = and(own, inArray(offcut.id, [...ids]));
      return withLines(await queries.select().from(offcut).where(isOne).orderBy(asc(offcut.id)).for('update'));
    },
    add: async (offcuts) => {
      if (offcuts.length === 0) return;
      const rows = offcuts.map(({ group: groupKey, ...each }) => ({ ...each, groupKey, clientId: client }));
      await queries.insert(offcut).values(rows).onConflictDoNothing();
    },
    book: async (lines) => {
      if (lines.length === 0) return;
      const ids = [...new Set(lines.map((line) => line.offcut))];
      const counted = await queries
        .select({ id: offcutMove.offcutId, lines: sql<number>`count(*)::int` })
        .from(offcutMove)
        .where(and(eq(offcutMove.clientId, client), inArray(offcutMove.offcutId, ids)))
        .groupBy(offcutMove.offcutId);
      const last = new Map(counted.map((each) => [each.id, each.lines]));
      const rows = lines.map(({ offcut: offcutId, at, ...moved }) => {
        const line = (last.get(offcutId) ?? 0) + 1;
        last.set(offcutId, line);
        return { ...moved, clientId: client, offcutId, line, at: new Date(at) };
      });
      await queries.insert(offcutMove).values(rows);
    },
  };
}

const storedOffcutOf = ({
  id,
  groupKey: group,
  length,
  description,
  colours,
}: typeof offcut.$inferSelect): StoredOffcut => ({ id, group, length: mm(length), description, colours });

const lineOf = ({ offcutId, move, batch, reason, who, at }: typeof offcutMove.$inferSelect): OffcutLine => ({
  ...{ offcut: offcutId, move, batch, reason, who },
  at: at.toISOString(),
});
