import type { DocumentStore, StoredDocument } from '@door/api/document/document-store';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { document } from './schema.ts';

/** Attempts, the last half a minute after the first, after which a document counts as failed. */
const mostAttempts = 5;

export function documentStore(queries: Queries, client: number): DocumentStore {
  const isDocument = (id: string) => and(eq(document.clientId, client), eq(document.id, id));
  const isUnfinished = (id: string) => and(isDocument(id), ne(document.state, 'ready'));
  return {
    begin: async (subject) => {
      const row = { ...subject, clientId: client, state: 'being made' as const, failures: 0, pictures: [] };
      await queries.insert(document).values(row).onConflictDoNothing();
    },
    of: async ({ kind, aboutId, version }) => {
      const ofClient = eq(document.clientId, client);
      const isSubject = and(eq(document.kind, kind), eq(document.aboutId, aboutId), eq(document.version, version));
      const [row] = await queries.select().from(document).where(and(ofClient, isSubject));
      return row && storedDocumentOf(row);
    },
    latest: async ({ kind, aboutId }) => {
      const isSubject = and(eq(document.clientId, client), eq(document.kind, kind), eq(document.aboutId, aboutId));
      const [row] = await queries.select().from(document).where(isSubject).orderBy(desc(document.version)).limit(1);
      return row && storedDocumentOf(row);
    },
    failed: async (most) => {
      const rows = await queries
        .select()
        .from(document)
        .where(and(eq(document.clientId, client), eq(document.state, 'failed')))
        .orderBy(desc(document.at))
        .limit(most);
      return rows.map(storedDocumentOf);
    },
    load: async (id) => {
      const [row] = await queries.select().from(document).where(isDocument(id));
      return row && storedDocumentOf(row);
    },
    finish: async (id, { pdf, sha256, size, pictures }) => {
      await queries
        .update(document)
        .set({ state: 'ready', blob: pdf.name, sha256, size, pictures })
        .where(isUnfinished(id));
    },
    remove: async (kind, aboutIds) => {
      if (aboutIds.length === 0) return [];
      const isAbout = and(eq(document.kind, kind), inArray(document.aboutId, [...aboutIds]));
      const removed = await queries
        .delete(document)
        .where(and(eq(document.clientId, client), isAbout))
        .returning({ blob: document.blob });
      return removed.flatMap(({ blob }) => (blob === null ? [] : [blob]));
    },
    beginAgain: async (id) => {
      await queries.update(document).set({ failures: 0, state: 'being made' }).where(isUnfinished(id));
    },
    failOnce: async (id) => {
      const failures = sql`${document.failures} + 1`;
      const state = sql`case when ${failures} >= ${mostAttempts} then 'failed' else ${document.state} end`;
      await queries.update(document).set({ failures, state }).where(isUnfinished(id));
    },
  };
}

function storedDocumentOf(row: typeof document.$inferSelect): StoredDocument {
  const { id, kind, aboutId, version, state, blob, sha256, size, pictures } = row;
  const at = new Date(row.at).toISOString();
  const isMade = state === 'ready' && blob !== null && sha256 !== null && size !== null;
  return {
    id,
    kind,
    aboutId,
    version,
    at,
    progress: isMade
      ? { state, pdf: { container: 'documents', name: blob, type: 'pdf' }, sha256, size, pictures }
      : { state: state === 'failed' ? state : 'being made' },
  };
}
