import type { OfficeRole } from '@door/domain/people/roles';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { and, eq } from 'drizzle-orm';
import { asClient, asOwner, type Database, enterClient, outsideTransactions } from '../db/database.ts';
import { emailHash, subjectHash } from '../db/user/login-name-hash.ts';
import { account, loginName, loginSession } from '../db/user/schema.ts';

export interface Account {
  readonly id: string;
  readonly clientId: ClientId;
  readonly email: string;
  /** null: shown by the e-mail address. */
  readonly name: string | null;
  readonly role: OfficeRole;
  /** null: another identity provider knows the password, or none is chosen yet. */
  readonly passwordHash: string | null;
}

interface NewAccount extends Account {
  readonly createdAt: Date;
}

/** An account, and what says whether it may be used. */
export interface FoundAccount extends Account {
  readonly isDisabled: boolean;
  readonly lastSeenAt: Date | null;
  /** Whether the session that was asked for is open; false where none was. */
  readonly isSessionOpen: boolean;
}

export interface Accounts {
  byEmail(email: string): Promise<FoundAccount | undefined>;
  /** The subject of a token: the account's id with the built-in log-in, otherwise the identity provider's own id of the person. */
  bySubject(subject: string, sessionId?: string): Promise<FoundAccount | undefined>;
  /** false: the address has an account already, with this or another supplier. */
  add(account: NewAccount): Promise<boolean>;
  /** Links a subject of an external identity provider to the account. */
  bind(subject: string, account: Account): Promise<void>;
  /** Puts a hash of the same password into the place of `account.passwordHash`. false: the password was changed meanwhile. */
  renewHash(account: Account, passwordHash: string): Promise<boolean>;
  /** Remembers when the account, and one of its sessions, was used last. */
  noteUse(account: Pick<Account, 'id' | 'clientId'>, at: Date, sessionId?: string): Promise<void>;
}

export function accountsOf(database: Database): Accounts {
  const named = async (nameHash: string, sessionId = ''): Promise<FoundAccount | undefined> => {
    const [found] = await outsideTransactions(database)
      .select()
      .from(loginName)
      .where(eq(loginName.nameHash, nameHash));
    return found && load(database, found, sessionId);
  };
  return {
    byEmail: (email) => named(emailHash(email)),
    bySubject: (subject, sessionId) => named(subjectHash(subject), sessionId),
    add: ({ id, clientId: client, email, name, role, passwordHash, createdAt }) =>
      asOwner(database, async (queries) => {
        const nameOf = (nameHash: string) => ({ nameHash, clientId: client, accountId: id });
        const isFree = await queries
          .insert(loginName)
          .values(nameOf(emailHash(email)))
          .onConflictDoNothing()
          .returning();
        if (isFree.length === 0) return false;
        await queries.insert(loginName).values(nameOf(subjectHash(id)));
        await enterClient(queries, client);
        await queries.insert(account).values({ clientId: client, id, email, name, role, passwordHash, createdAt });
        return true;
      }),
    bind: async (subject, { clientId: client, id }) => {
      const row = { nameHash: subjectHash(subject), clientId: client, accountId: id };
      await outsideTransactions(database).insert(loginName).values(row).onConflictDoNothing();
    },
    renewHash: ({ clientId: client, id, passwordHash: older }, passwordHash) =>
      asClient(database, client, async (queries) => {
        const renewed = await queries
          .update(account)
          .set({ passwordHash })
          .where(and(eq(account.clientId, client), eq(account.id, id), eq(account.passwordHash, older ?? '')))
          .returning({ id: account.id });
        return renewed.length > 0;
      }),
    noteUse: ({ clientId: client, id }, at, sessionId = '') =>
      asClient(database, client, async (queries) => {
        await queries
          .update(account)
          .set({ lastSeenAt: at })
          .where(and(eq(account.clientId, client), eq(account.id, id)));
        await queries
          .update(loginSession)
          .set({ usedAt: at })
          .where(and(eq(loginSession.clientId, client), eq(loginSession.id, sessionId)));
      }),
  };
}

async function load(
  database: Database,
  { clientId: client, accountId }: typeof loginName.$inferSelect,
  sessionId: string,
): Promise<FoundAccount | undefined> {
  const [found] = await asClient(database, client, (queries) =>
    queries
      .select({ row: account, session: loginSession.id })
      .from(account)
      .leftJoin(
        loginSession,
        and(eq(loginSession.clientId, client), eq(loginSession.id, sessionId), eq(loginSession.accountId, account.id)),
      )
      .where(and(eq(account.clientId, client), eq(account.id, accountId))),
  );
  if (!found) return undefined;
  const { row, session } = found;
  const { id, email, name, role, passwordHash, lastSeenAt } = row;
  return {
    id,
    email,
    name,
    role,
    passwordHash,
    lastSeenAt,
    clientId: clientId(row.clientId),
    isDisabled: row.disabledAt !== null,
    isSessionOpen: session !== null,
  };
}
