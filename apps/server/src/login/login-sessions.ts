import { and, eq, lt } from 'drizzle-orm';
import { asClient, type Database } from '../db/database.ts';
import { allClientIds } from '../db/across-clients.ts';
import { historyStore } from '../db/history/history-store.ts';
import { account, loginSession } from '../db/user/schema.ts';
import type { Account } from './accounts.ts';

type Owner = Pick<Account, 'id' | 'clientId'>;

/** Where people are logged in. An ended session is a missing row: whatever names it is refused from then on. */
export interface LoginSessions {
  start(owner: Owner, session: { readonly id: string; readonly agent: string; readonly at: Date }): Promise<void>;
  /** Somebody has shown password and code once more, and goes on in the same session. */
  prove(owner: Owner, session: { readonly id: string; readonly at: Date }): Promise<void>;
  end(owner: Owner, id: string): Promise<void>;
}

/** Characters that are kept of what a browser says that it is. */
const longestAgent = 300;

export const loginSessionsOf = (database: Database): LoginSessions => ({
  start: ({ clientId, id: accountId }, { id, agent, at }) =>
    asClient(database, clientId, async (queries) => {
      const said = agent.replaceAll('\0', '').slice(0, longestAgent);
      // Two log-ins at once each get their line of the history.
      const own = and(eq(account.clientId, clientId), eq(account.id, accountId));
      await queries.select({ id: account.id }).from(account).where(own).for('update');
      const times = { startedAt: at, usedAt: at };
      await queries.insert(loginSession).values({ clientId, accountId, id, agent: said, ...times });
      const entry = { about: 'account', aboutId: accountId, kind: 'log-in', from: null, to: null, reason: '' } as const;
      await historyStore(queries, clientId).add([{ ...entry, who: accountId, at: at.toISOString() }]);
    }),
  prove: (owner, { id, at }) =>
    asClient(database, owner.clientId, async (queries) => {
      await queries.update(loginSession).set({ provedAt: at }).where(isOne(owner, id));
    }),
  end: (owner, id) =>
    asClient(database, owner.clientId, async (queries) => {
      await queries.delete(loginSession).where(isOne(owner, id));
    }),
});

const isOne = ({ clientId, id: accountId }: Owner, id: string) =>
  and(eq(loginSession.clientId, clientId), eq(loginSession.accountId, accountId), eq(loginSession.id, id));

/** Deletes sessions that nobody has used since; their tokens have run out by then. */
export async function deleteUnusedSessions(database: Database, before: Date): Promise<void> {
  for (const id of await allClientIds(database)) {
    await asClient(database, id, (queries) =>
      queries.delete(loginSession).where(and(eq(loginSession.clientId, id), lt(loginSession.usedAt, before))),
    );
  }
}
