import type { PersonZip, PersonZipStore } from '@door/api/customer/person-zip-store';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { personZip } from './schema.ts';

/** Attempts, the last half a minute after the first, after which a zip counts as failed. */
const mostAttempts = 5;

const notBegun = { state: 'being made', failures: 0, done: 0, files: 0, leftOut: 0, size: 0 } as const;

export function personZipStore(queries: Queries, client: number): PersonZipStore {
  const ofClient = eq(personZip.clientId, client);
  const isZip = (id: string) => and(ofClient, eq(personZip.id, id));
  const isUnfinished = (id: string) => and(isZip(id), inArray(personZip.state, ['being made', 'failed']));
  const isOf = ({ about, aboutId }: Pick<PersonZip, 'about' | 'aboutId'>) =>
    and(eq(personZip.about, about), eq(personZip.aboutId, aboutId));
  return {
    begin: async (zip) => {
      await queries.insert(personZip).values({ ...zip, ...notBegun, clientId: client });
    },
    load: async (id) => {
      const [row] = await queries.select().from(personZip).where(isZip(id));
      return row && personZipOf(row);
    },
    of: async (subject) => {
      const [row] = await queries
        .select()
        .from(personZip)
        .where(and(ofClient, isOf(subject)));
      return row && personZipOf(row);
    },
    progress: async (id, { done, files }) => {
      await queries.update(personZip).set({ done, files }).where(isUnfinished(id));
    },
    finish: async (id, { files, leftOut, size }) => {
      const finished = await queries
        .update(personZip)
        .set({ state: 'ready', done: files, files, leftOut, size })
        .where(isZip(id))
        .returning({ id: personZip.id });
      return finished.length > 0;
    },
    failOnce: async (id) => {
      const failures = sql`${personZip.failures} + 1`;
      const state = sql`case when ${failures} >= ${mostAttempts} then 'failed' else ${personZip.state} end`;
      await queries.update(personZip).set({ failures, state }).where(isUnfinished(id));
    },
    beginAgain: async (id) => {
      await queries.update(personZip).set(notBegun).where(isUnfinished(id));
    },
    remove: async (subjects) => {
      if (subjects.length === 0) return [];
      const removed = await queries
        .delete(personZip)
        .where(and(ofClient, or(...subjects.map(isOf))))
        .returning({ blob: personZip.blob });
      return removed.map(({ blob }) => blob);
    },
  };
}

const personZipOf = ({ clientId: _, failures: __, askedAt, ...row }: typeof personZip.$inferSelect): PersonZip => ({
  ...row,
  askedAt: new Date(askedAt).toISOString(),
});
