import type { CatalogueDraft, CatalogueStore } from '@door/api/catalogue/catalogue-store';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database.ts';
import { catalogueDraft, catalogueVersion } from './schema.ts';
import { client as clientTable } from '../settings/schema.ts';
import { catalogueDocument, contentOfBundle, contentOfDocument } from './catalogue-document.ts';

export function catalogueStore(queries: Queries, client: number): CatalogueStore {
  const ownDraft = eq(catalogueDraft.clientId, client);
  return {
    sold: async () => {
      const [row] = await queries
        .select({ number: clientTable.catalogueVersion })
        .from(clientTable)
        .where(eq(clientTable.clientId, client));
      return row?.number ?? 0;
    },
    lockSold: async () => {
      const [row] = rowsOf(await queries.execute(sql`select lock_sold_catalogue() as number`));
      return Number(row?.['number']);
    },
    versions: async () => {
      const { number, draftId, createdAt, publishedBy, note } = catalogueVersion;
      const rows = await queries
        .select({ number, draftId, publishedAt: createdAt, publishedBy, note })
        .from(catalogueVersion)
        .where(eq(catalogueVersion.clientId, client))
        .orderBy(desc(number));
      return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
    },
    loadDraft: async () => {
      const [row] = await queries.select().from(catalogueDraft).where(ownDraft).for('update');
      if (!row) return undefined;
      const { id, basedOn, updatedAt, updatedBy, document } = row;
      return { id, basedOn, updatedBy, updatedAt: updatedAt.toISOString(), content: contentOfDocument(document) };
    },
    addDraft: async (draft) => {
      const added = await queries
        .insert(catalogueDraft)
        .values({ clientId: client, id: draft.id, basedOn: draft.basedOn, ...columnsOf(draft) })
        .onConflictDoNothing()
        .returning({ id: catalogueDraft.id });
      return added.length === 1;
    },
    saveDraft: async (draft) => {
      await queries
        .update(catalogueDraft)
        .set(columnsOf(draft))
        .where(and(ownDraft, eq(catalogueDraft.id, draft.id)));
    },
    removeDraft: async () => {
      await queries.delete(catalogueDraft).where(ownDraft);
    },
    publish: async ({ publishedAt, ...version }, content) => {
      await queries.insert(catalogueVersion).values({
        clientId: client,
        ...version,
        createdAt: new Date(publishedAt),
        document: catalogueDocument(content),
      });
      await queries.execute(sql`select sell_catalogue(${version.number})`);
    },
    readDocument: contentOfBundle,
    document: catalogueDocument,
  };
}

const columnsOf = ({ content, updatedAt, updatedBy }: CatalogueDraft) => ({
  updatedAt: new Date(updatedAt),
  updatedBy,
  document: catalogueDocument(content),
});
