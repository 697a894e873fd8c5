import type { PriceListDraft, PriceListStore } from '@door/api/pricing/price-list-store';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { priceList, priceListDraft } from './schema.ts';
import { priceListDocument, pricesOfDocument } from './price-list-document.ts';

export function priceListStore(queries: Queries, client: number): PriceListStore {
  const ownDraft = eq(priceListDraft.clientId, client);
  return {
    published: async () => {
      const { version, id, from, publishedAt, publishedBy } = priceList;
      const rows = await queries
        .select({ version, id, from, publishedAt, publishedBy })
        .from(priceList)
        .where(eq(priceList.clientId, client))
        .orderBy(asc(version));
      return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
    },
    pricesOf: async (version) => {
      const [row] = await queries
        .select({ document: priceList.document })
        .from(priceList)
        .where(and(eq(priceList.clientId, client), eq(priceList.version, version)));
      return row && pricesOfDocument(row.document);
    },
    add: async ({ publishedAt, ...version }, prices) => {
      await queries.insert(priceList).values({
        clientId: client,
        ...version,
        publishedAt: new Date(publishedAt),
        document: priceListDocument(prices),
      });
    },
    loadDraft: async () => {
      const [row] = await queries.select().from(priceListDraft).where(ownDraft).for('update');
      if (!row) return undefined;
      const { id, attempt, updatedAt, document } = row;
      return { id, attempt, updatedAt: updatedAt.toISOString(), prices: pricesOfDocument(document) };
    },
    addDraft: async (draft) => {
      const added = await queries
        .insert(priceListDraft)
        .values({ clientId: client, id: draft.id, ...columnsOf(draft) })
        .onConflictDoNothing()
        .returning({ id: priceListDraft.id });
      return added.length === 1;
    },
    saveDraft: async (draft) => {
      await queries
        .update(priceListDraft)
        .set(columnsOf(draft))
        .where(and(ownDraft, eq(priceListDraft.id, draft.id)));
    },
    removeDraft: async () => {
      await queries.delete(priceListDraft).where(ownDraft);
    },
  };
}

const columnsOf = ({ prices, updatedAt, attempt }: PriceListDraft) => ({
  updatedAt: new Date(updatedAt),
  attempt,
  document: priceListDocument(prices),
});
