import type { ItemStore, StoredItem } from '@door/api/item/item-store';
import { together } from '@door/api/together';
import { clientId } from '@door/domain/door/model/ids';
import { itemDocument, readItemDocument } from '@door/domain/stored/item/item-document';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { item } from './schema.ts';
import { listItems } from './item-listing.ts';
import { addTerms, changeTerms, type Findable, hourOf, termsOfItem, wordsOf } from './item-search-terms.ts';

/** The others follow from what stands in other tables, and change with that alone. */
type ItemRow = Omit<typeof item.$inferSelect, 'words' | 'isSurveyBegun' | 'isBomInError'>;

/** What is read most: each connection puts the statement together and plans it once. */
const findAmong = preparedOnce((queries) =>
  queries
    .select()
    .from(item)
    .where(and(eq(item.clientId, sql.placeholder('client')), sql`${item.id} = any(${sql.placeholder('ids')})`))
    .prepare('items_by_id'),
);

export function itemStore(queries: Queries, client: number): ItemStore {
  /** How the items were found when they were loaded: an unchanged address needs no statement at the save. */
  const known = new Map<string, Findable>();
  const remember = (row: ItemRow): Findable => {
    const findable = { terms: termsOfItem(row), hour: hourOf(row.lastUpdated) };
    known.set(row.id, findable);
    return findable;
  };
  const saveTerms = (row: ItemRow) => {
    const from = known.get(row.id);
    return changeTerms(queries, client, { itemId: row.id, from, to: remember(row) });
  };
  const newRowOf = (stored: StoredItem) => {
    const row = rowOf(stored, client);
    return { ...row, words: wordsOf(termsOfItem(row)) };
  };
  const addTermsOf = (rows: readonly ItemRow[]) =>
    addTerms(
      queries,
      client,
      rows.map((row) => ({ itemId: row.id, source: 'item', ...remember(row) })),
    );
  const isItem = (id: string) => and(eq(item.clientId, client), eq(item.id, id));
  const isAmong = (ids: readonly string[]) => and(eq(item.clientId, client), inArray(item.id, [...ids]));
  return {
    load: async (id) => {
      const [row] = await queries.select().from(item).where(isItem(id)).for('update');
      if (row) remember(row);
      return row && storedOf(row);
    },
    loadAll: async (ids) => {
      if (ids.length === 0) return [];
      // In one order, so that no two transactions wait for each other.
      const rows = await queries.select().from(item).where(isAmong(ids)).orderBy(asc(item.id)).for('update');
      rows.forEach(remember);
      return rows.map(storedOf);
    },
    find: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await findAmong(queries).execute({ client, ids: [...ids] });
      return rows.map(storedOf);
    },
    create: async (stored) => {
      const row = newRowOf(stored);
      const [created] = await queries.insert(item).values(row).onConflictDoNothing().returning({ id: item.id });
      if (!created) return false;
      await addTermsOf([row]);
      return true;
    },
    createAll: async (stored) => {
      if (stored.length === 0) return;
      const rows = stored.map(newRowOf);
      const created = await queries.insert(item).values(rows).onConflictDoNothing().returning({ id: item.id });
      const isNew = new Set(created.map(({ id }) => id));
      await addTermsOf(rows.filter(({ id }) => isNew.has(id)));
    },
    save: async (stored) => {
      const row = rowOf(stored, client);
      await together([queries.update(item).set(row).where(isItem(row.id)), saveTerms(row)]);
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

/** What the item is made of; the other columns are for lists. */
type ItemColumns = Pick<
  ItemRow,
  | 'state'
  | 'number'
  | 'catalogueVersion'
  | 'madeBy'
  | 'lastUpdated'
  | 'lastIdempotencyKey'
  | 'bomUpdated'
  | 'submittedAt'
  | 'measuredAt'
>;

const storedOf = (row: ItemColumns): StoredItem => ({
  ...readItemDocument(row.state),
  number: row.number,
  catalogueVersion: row.catalogueVersion,
  madeBy: row.madeBy,
  lastUpdated: row.lastUpdated.toISOString(),
  lastIdempotencyKey: row.lastIdempotencyKey,
  bomUpdated: row.bomUpdated?.toISOString() ?? null,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  measuredAt: row.measuredAt?.toISOString() ?? null,
});

const rowOf = (stored: StoredItem, client: number): ItemRow => ({
  clientId: clientId(client),
  id: stored.item.id,
  number: stored.number,
  madeBy: stored.madeBy,
  numerals: stored.item.houseNumber,
  address: stored.job.address,
  catalogueVersion: stored.catalogueVersion,
  state: itemDocument(stored),
  lastUpdated: new Date(stored.lastUpdated),
  lastIdempotencyKey: stored.lastIdempotencyKey,
  bomUpdated: dateOrNull(stored.bomUpdated),
  submittedAt: dateOrNull(stored.submittedAt),
  measuredAt: dateOrNull(stored.measuredAt),
});

const dateOrNull = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

function preparedOnce<Statement>(build: (queries: Queries) => Statement): (queries: Queries) => Statement {
  const known = new WeakMap<Queries, Statement>();
  return (queries) => {
    const statement = known.get(queries) ?? build(queries);
    known.set(queries, statement);
    return statement;
  };
}
