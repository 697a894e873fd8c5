import { createHash, createHmac } from 'node:crypto';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { asOwner, type Database, outsideTransactions, type Queries } from '../db/database.ts';
import { loginRecord } from '../db/user/schema.ts';

/** What a link by mail is for, with how long it is good, ms. */
const lifetimes = { invitation: 7 * 24 * 60 * 60_000, 'password-reset': 60 * 60_000 } as const;
type LinkKind = keyof typeof lifetimes;

interface LinkOwner {
  readonly clientId: ClientId;
  readonly userId: string;
}

/** Links by which people choose a password. They are rows beside those of oidc-provider and are deleted with them. */
export interface PasswordLinks {
  /**
   * Makes a link good, and all others of the account useless. The same id has the same link of this account and no other, so that
   * a mail that is sent again after a crash carries it too.
   */
  open(owner: LinkOwner, link: { readonly kind: LinkKind; readonly id: string }): Promise<string>;
  /** undefined: there is no such link, or it was used, or it is too old. */
  ownerOf(token: string): Promise<LinkOwner | undefined>;
  /** Does the work in the transaction that uses the link up; false when it is no longer good. */
  use(token: string, work: (queries: Queries, owner: LinkOwner) => Promise<void>): Promise<boolean>;
}

interface LinkFacts {
  readonly database: Database;
  readonly publicUrl: string;
  /** A secret of this installation: nobody makes a token of an id without it. */
  readonly key: Buffer;
  readonly now: () => Date;
}

export const passwordPath = '/u/password';

const model = 'PasswordLink';
/** Only the hash is stored: whoever reads the database can open none. */
const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
const stored = z.object({ clientId: z.int().transform(clientId), userId: z.string() });

export function passwordLinks({ database, publicUrl, key, now }: LinkFacts): PasswordLinks {
  const isGood = (token: string) =>
    and(
      eq(loginRecord.model, model),
      eq(loginRecord.id, hashed(token)),
      isNull(loginRecord.consumedAt),
      gt(loginRecord.expiresAt, now()),
    );
  return {
    open: async (owner, { kind, id }) => {
      const token = createHmac('sha256', key)
        .update(`password link of ${String(owner.clientId)} ${owner.userId}: ${id}`)
        .digest('base64url');
      const values = {
        payload: { ...owner },
        uid: owner.userId,
        expiresAt: new Date(now().getTime() + lifetimes[kind]),
      };
      await asOwner(database, async (queries) => {
        const others = and(eq(loginRecord.model, model), eq(loginRecord.uid, owner.userId));
        await queries.delete(loginRecord).where(and(others, ne(loginRecord.id, hashed(token))));
        await queries
          .insert(loginRecord)
          .values({ model, id: hashed(token), ...values })
          .onConflictDoNothing();
      });
      return `${publicUrl}${passwordPath}/${token}`;
    },
    ownerOf: async (token) => {
      const [row] = await outsideTransactions(database).select().from(loginRecord).where(isGood(token));
      return row && stored.parse(row.payload);
    },
    use: (token, work) =>
      asOwner(database, async (queries) => {
        const [row] = await queries.update(loginRecord).set({ consumedAt: now() }).where(isGood(token)).returning();
        if (row) await work(queries, stored.parse(row.payload));
        return row !== undefined;
      }),
  };
}
