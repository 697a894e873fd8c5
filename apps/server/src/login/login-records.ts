import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { type Database, outsideTransactions } from '../db/database.ts';
import { loginRecord } from '../db/user/schema.ts';

/** Storage of oidc-provider: sessions, codes, grants and tokens in one table. */
export const loginRecords =
  (database: Database) =>
  (model: string): Adapter => {
    const queries = () => outsideTransactions(database);
    const one = (id: string) => and(eq(loginRecord.model, model), eq(loginRecord.id, id));
    const find = async (where: ReturnType<typeof one>): Promise<AdapterPayload | undefined> => {
      const [row] = await queries().select().from(loginRecord).where(where);
      if (!row || (row.expiresAt && row.expiresAt.getTime() <= Date.now())) return undefined;
      return row.consumedAt ? { ...row.payload, consumed: secondsOf(row.consumedAt) } : { ...row.payload };
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const values = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        };
        await queries()
          .insert(loginRecord)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [loginRecord.model, loginRecord.id], set: values });
      },
      find: (id) => find(one(id)),
      findByUid: (uid) => find(and(eq(loginRecord.model, model), eq(loginRecord.uid, uid))),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        await queries().update(loginRecord).set({ consumedAt: sql`now()` }).where(one(id));
      },
      destroy: async (id) => void (await queries().delete(loginRecord).where(one(id))),
      revokeByGrantId: async (grantId) => {
        await queries()
          .delete(loginRecord)
          .where(and(eq(loginRecord.model, model), eq(loginRecord.grantId, grantId)));
      },
    };
  };

/** Deletes a grant and all of its tokens. */
export async function revokeGrant(database: Database, grantId: string): Promise<void> {
  await outsideTransactions(database)
    .delete(loginRecord)
    .where(or(eq(loginRecord.grantId, grantId), and(eq(loginRecord.model, 'Grant'), eq(loginRecord.id, grantId))));
}

export async function deleteExpiredLogins(database: Database, before: Date): Promise<void> {
  await outsideTransactions(database).delete(loginRecord).where(lt(loginRecord.expiresAt, before));
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
