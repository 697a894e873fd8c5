import { createHash } from 'node:crypto';
import type { OfficeRole } from '@door/domain/access/roles';
import { type ClientId, clientId } from '@door/domain/model/ids';
import { and, eq } from 'drizzle-orm';
import { asClient, asOwner, type Database, enterClient, outsideTransactions } from '../db/database.ts';
import { account } from '../db/tables/account.ts';
import { loginName } from '../db/tables/login-name.ts';

export interface Account {
  readonly id: string;
  readonly clientId: ClientId;
  readonly email: string;
  /** null: shown by the e-mail address. */
  readonly name: string | null;
  readonly role: OfficeRole;
  /** null: another identity provider knows the password. */
  readonly passwordHash: string | null;
}

interface NewAccount extends Account {
  readonly createdAt: Date;
}

export interface Accounts {
  byEmail(email: string): Promise<Account | undefined>;
  /** The subject of a token: the account's id with the built-in log-in, otherwise the identity provider's own id of the person. */
  bySubject(subject: string): Promise<Account | undefined>;
  /** false: the address has an account already, with this or another supplier. */
  add(account: NewAccount): Promise<boolean>;
  /** Links a subject of an external identity provider to the account. */
  bind(subject: string, account: Account): Promise<void>;
}

export function accountsOf(database: Database): Accounts {
  const named = async (name: string): Promise<Account | undefined> => {
    const [found] = await outsideTransactions(database)
      .select()
      .from(loginName)
      .where(eq(loginName.nameHash, hashed(name)));
    return found && load(database, found);
  };
  return {
    byEmail: (email) => named(emailName(email)),
    bySubject: (subject) => named(subjectName(subject)),
    add: ({ id, clientId: client, email, name, role, passwordHash, createdAt }) =>
      asOwner(database, async (queries) => {
        const nameOf = (name: string) => ({ nameHash: hashed(name), clientId: client, accountId: id });
        const isFree = await queries
          .insert(loginName)
          .values(nameOf(emailName(email)))
          .onConflictDoNothing()
          .returning();
        if (isFree.length === 0) return false;
        await queries.insert(loginName).values(nameOf(subjectName(id)));
        await enterClient(queries, client);
        await queries.insert(account).values({ clientId: client, id, email, name, role, passwordHash, createdAt });
        return true;
      }),
    bind: async (subject, { clientId: client, id }) => {
      const row = { nameHash: hashed(subjectName(subject)), clientId: client, accountId: id };
      await outsideTransactions(database).insert(loginName).values(row).onConflictDoNothing();
    },
  };
}

async function load(
  database: Database,
  { clientId: client, accountId }: typeof loginName.$inferSelect,
): Promise<Account | undefined> {
  const [row] = await asClient(database, client, (queries) =>
    queries
      .select()
      .from(account)
      .where(and(eq(account.clientId, client), eq(account.id, accountId))),
  );
  return row && { ...row, clientId: clientId(row.clientId) };
}

/** Upper and lower case make no difference in addresses. */
const emailName = (email: string) => `email:${email.trim().toLowerCase()}`;
const subjectName = (subject: string) => `subject:${subject}`;
const hashed = (name: string) => createHash('sha256').update(name).digest('base64url');
