import type { ItemStore, StoredItem } from '@door/api/ports/shop';
import { clientId } from '@door/domain/item/ids';
import { broughtUpToDate } from '@door/domain/item/older-item';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { item } from '../tables/item.ts';

type ItemRow = typeof item.$inferSelect;

export function itemStore(queries: Queries, client: number): ItemStore {
  const isItem = (id: string) => and(eq(item.clientId, client), eq(item.id, id));
  return {
    load: async (id) => {
      const [row] = await queries.select().from(item).where(isItem(id)).for('update');
      return row && storedOf(row);
    },
    create: async (stored) => {
      await queries.insert(item).values(rowOf(stored, client));
    },
    save: async (stored) => {
      await queries.update(item).set(rowOf(stored, client)).where(isItem(stored.item.id));
    },
    remove: async (id) => {
      await queries.delete(item).where(isItem(id));
    },
    recent: async ({ most, after }) => {
      const behind =
        after && sql`(${item.lastUpdated}, ${item.id}) < (${after.lastUpdated}::timestamptz, ${after.id}::uuid)`;
      const rows = await queries
        .select()
        .from(item)
        .where(and(eq(item.clientId, client), behind ?? undefined))
        .orderBy(sql`${item.lastUpdated} desc nulls first`, sql`${item.id} desc nulls first`)
        .limit(most);
      return rows.map(storedOf);
    },
  };
}

const storedOf = (row: ItemRow): StoredItem => ({
  item: broughtUpToDate(row.state),
  madeBy: row.madeBy,
  lastUpdated: row.lastUpdated.toISOString(),
  bomUpdated: row.bomUpdated?.toISOString() ?? null,
  submittedAt: row.submittedAt?.toISOString() ?? null,
});

const rowOf = ({ item: state, ...stored }: StoredItem, client: number): ItemRow => ({
  clientId: clientId(client),
  id: state.id,
  madeBy: stored.madeBy,
  doors: state.leaves.kind,
  systemId: state.systemId,
  designId: state.designId,
  numerals: state.numerals,
  address: state.address,
  state,
  lastUpdated: new Date(stored.lastUpdated),
  bomUpdated: dateOrNull(stored.bomUpdated),
  submittedAt: dateOrNull(stored.submittedAt),
});

const dateOrNull = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
