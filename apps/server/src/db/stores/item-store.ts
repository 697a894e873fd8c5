import type { ItemStore, StoredItem } from '@door/api/ports/item-store';
import { clientId } from '@door/domain/model/ids';
import { itemDocument, readItemDocument } from '@door/domain/stored/item/item-document';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { item } from '../tables/item.ts';
import { listItems } from './item-listing.ts';
import { replaceTerms, termsOfItem } from './item-search-terms.ts';

type ItemRow = typeof item.$inferSelect;

export function itemStore(queries: Queries, client: number): ItemStore {
  /** Search terms of the items when they were loaded: an unchanged address needs no statement at the save. */
  const storedTerms = new Map<string, string>();
  const saveTerms = async (row: ItemRow) => {
    const { id } = row;
    const terms = termsOfItem(row);
    if (terms.join(' ') === (storedTerms.get(id) ?? '')) return;
    await replaceTerms(queries, client, { itemId: id, source: 'item', terms });
    storedTerms.set(id, terms.join(' '));
  };
  const isItem = (id: string) => and(eq(item.clientId, client), eq(item.id, id));
  return {
    load: async (id) => {
      const [row] = await queries.select().from(item).where(isItem(id)).for('update');
      if (row) storedTerms.set(id, termsOfItem(row).join(' '));
      return row && storedOf(row);
    },
    find: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await queries
        .select()
        .from(item)
        .where(and(eq(item.clientId, client), inArray(item.id, [...ids])));
      return rows.map(storedOf);
    },
    create: async (stored) => {
      const row = rowOf(stored, client);
      const [created] = await queries.insert(item).values(row).onConflictDoNothing().returning({ id: item.id });
      if (!created) return false;
      await saveTerms(row);
      return true;
    },
    save: async (stored) => {
      const row = rowOf(stored, client);
      await queries.update(item).set(row).where(isItem(row.id));
      await saveTerms(row);
    },
    remove: async (id) => {
      await queries.delete(item).where(isItem(id));
    },
    list: async (page) => {
      const rows = await listItems(queries, client, page);
      return rows.map(({ item: row, ...listed }) => ({ ...listed, stored: storedOf(row) }));
    },
  };
}

const storedOf = (row: ItemRow): StoredItem => ({
  ...readItemDocument(row.state),
  number: row.number,
  catalogueVersion: row.catalogueVersion,
  madeBy: row.madeBy,
  lastUpdated: row.lastUpdated.toISOString(),
  lastWrite: row.lastWrite,
  bomUpdated: row.bomUpdated?.toISOString() ?? null,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  measuredAt: row.measuredAt?.toISOString() ?? null,
});

const rowOf = (stored: StoredItem, client: number): ItemRow => ({
  clientId: clientId(client),
  id: stored.item.id,
  number: stored.number,
  madeBy: stored.madeBy,
  doors: stored.item.leaves.kind,
  systemId: stored.item.systemId,
  designId: stored.item.designId,
  numerals: stored.item.houseNumber,
  address: stored.job.address,
  catalogueVersion: stored.catalogueVersion,
  state: itemDocument(stored),
  lastUpdated: new Date(stored.lastUpdated),
  lastWrite: stored.lastWrite,
  bomUpdated: dateOrNull(stored.bomUpdated),
  submittedAt: dateOrNull(stored.submittedAt),
  measuredAt: dateOrNull(stored.measuredAt),
});

const dateOrNull = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
