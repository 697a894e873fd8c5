import type { ClientId } from '@door/domain/door/model/ids';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { enterClient, type Queries } from '../db/database.ts';
import { historyStore } from '../db/history/history-store.ts';
import { account, loginSession } from '../db/user/schema.ts';

export interface NewPassword {
  readonly clientId: ClientId;
  readonly userId: string;
  readonly passwordHash: string;
  /** The session that goes on; '': none. Whoever knew the old password elsewhere is logged out. */
  readonly keptSession: string;
  readonly at: Date;
}

/** Saves a password that its owner has chosen, unless the account is disabled, and ends the account's other sessions. */
export async function savePassword(
  queries: Queries,
  { clientId, userId, passwordHash, keptSession, at }: NewPassword,
): Promise<void> {
  await enterClient(queries, clientId);
  const [saved] = await queries
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.clientId, clientId), eq(account.id, userId), isNull(account.disabledAt)))
    .returning({ id: account.id });
  if (!saved) return;
  const others = and(eq(loginSession.clientId, clientId), eq(loginSession.accountId, userId));
  await queries.delete(loginSession).where(and(others, ne(loginSession.id, keptSession)));
  const entry = { about: 'account', aboutId: userId, kind: 'password', from: null, to: 'chosen', reason: '' } as const;
  await historyStore(queries, clientId).add([{ ...entry, who: userId, at: at.toISOString() }]);
}
