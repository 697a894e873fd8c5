import type { PeopleStore, Person } from '@door/api/user/people-store';
import { personName } from '@door/domain/people/person-state';
import { basisPoints } from '@door/domain/selling/pricing/money';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { account, loginSession, secondFactor } from './schema.ts';
import { emailHash, subjectHash } from './login-name-hash.ts';

export function peopleStore(queries: Queries, client: number): PeopleStore {
  const ofClient = eq(account.clientId, client);
  const sessionsOf = (userId: string) => and(eq(loginSession.clientId, client), eq(loginSession.accountId, userId));
  const all = async () => {
    const rows = await queries
      .select({ row: account, isConfirmed: isNotNull(secondFactor.confirmedAt) })
      .from(account)
      .leftJoin(secondFactor, and(eq(secondFactor.clientId, client), eq(secondFactor.accountId, account.id)))
      .where(ofClient);
    return rows
      .map(({ row, isConfirmed }) => personOf(row, Boolean(isConfirmed)))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  };
  return {
    all,
    lockAll: async () => {
      // Always in one order, or two transactions could wait for each other.
      await queries.select({ id: account.id }).from(account).where(ofClient).orderBy(asc(account.id)).for('update');
      return all();
    },
    add: async ({ userId, email, name, role, maxDiscount, mayTakeCash, linkId, lastUpdated }) => {
      // The page makes the id up: one that is an account elsewhere would lead this log-in to that account.
      for (const hash of [emailHash(email), subjectHash(userId)])
        if (!(await claimLoginName(queries, hash, userId))) return false;
      const at = new Date(lastUpdated);
      const made = { email, name, role, maxDiscount, mayTakeCash, linkId, createdAt: at, lastUpdated: at };
      await queries.insert(account).values({ clientId: client, id: userId, ...made });
      return true;
    },
    save: async ({ userId, name, role, maxDiscount, mayTakeCash, isDisabled, linkId, lastUpdated }) => {
      const disabledAt = isDisabled ? sql`coalesce(${account.disabledAt}, now())` : null;
      await queries
        .update(account)
        .set({ name, role, maxDiscount, mayTakeCash, linkId, disabledAt, lastUpdated: new Date(lastUpdated) })
        .where(and(ofClient, eq(account.id, userId)));
    },
    remove: async (userId) => {
      await queries.delete(account).where(and(ofClient, eq(account.id, userId)));
      await queries.execute(sql`select release_login_names(${userId}::uuid)`);
    },
    removeSecondFactor: async (userId) => {
      await queries
        .delete(secondFactor)
        .where(and(eq(secondFactor.clientId, client), eq(secondFactor.accountId, userId)));
    },
    sessions: async (userId) => {
      const rows = await queries
        .select()
        .from(loginSession)
        .where(sessionsOf(userId))
        .orderBy(desc(loginSession.usedAt), asc(loginSession.id));
      return rows.map(({ id, agent, startedAt, provedAt, usedAt }) => ({
        id,
        agent,
        startedAt: startedAt.toISOString(),
        provedAt: (provedAt ?? startedAt).toISOString(),
        usedAt: usedAt.toISOString(),
      }));
    },
    endSessions: async (userId, which) => {
      const one = which === 'all' ? undefined : eq(loginSession.id, which.id);
      const ended = await queries
        .delete(loginSession)
        .where(and(sessionsOf(userId), one))
        .returning({ id: loginSession.id });
      return ended.length;
    },
  };
}

/** `login_name` is closed to a supplier's transaction; this function of the database adds a name of its own and no other. */
async function claimLoginName(queries: Queries, hash: string, accountId: string): Promise<boolean> {
  const [claimed] = await queries
    .select({ isFree: sql<boolean>`claim_login_name(${hash}, ${accountId}::uuid)` })
    .from(sql`(select 1) as one`);
  return claimed?.isFree ?? false;
}

const personOf = (row: typeof account.$inferSelect, hasSecondFactor: boolean): Person => ({
  userId: row.id,
  email: row.email,
  role: row.role,
  linkId: row.linkId,
  hasSecondFactor,
  name: personName(row),
  maxDiscount: row.maxDiscount === null ? null : basisPoints(row.maxDiscount),
  mayTakeCash: row.mayTakeCash,
  isDisabled: row.disabledAt !== null,
  hasPassword: row.passwordHash !== null,
  lastSeen: row.lastSeenAt?.toISOString() ?? null,
  lastUpdated: row.lastUpdated.toISOString(),
});
