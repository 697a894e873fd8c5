import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { asClient, type Database, type Queries } from '../db/database.ts';
import { historyStore } from '../db/history/history-store.ts';
import { account, secondFactor } from '../db/user/schema.ts';
import type { Account } from './accounts.ts';
import type { SecretBox } from './secret-box.ts';
import { acceptedStep } from './totp.ts';

type Owner = Pick<Account, 'id' | 'clientId'>;

/** The authenticator apps of people's accounts. Each answer is one transaction with the account locked. */
export interface SecondFactors {
  isOn(owner: Owner): Promise<boolean>;
  /** A secret to put into an app. Until a code of it is confirmed it is the same at each asking, and protects nothing. */
  begin(owner: Owner): Promise<Buffer>;
  /** Turns the factor on by the first code of its app; the recovery codes, or undefined for a wrong code. */
  confirm(owner: Owner, code: string): Promise<readonly string[] | undefined>;
  /** Whether it is a code of the app that was not used yet, or a recovery code, which is then used up. */
  isRight(owner: Owner, code: string): Promise<boolean>;
  /** New recovery codes; the old ones are worth nothing any more. */
  renewRecovery(owner: Owner): Promise<readonly string[]>;
  turnOff(owner: Owner): Promise<void>;
}

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
const recoveryCodes = 10;
/** Without signs that are easily misread. 24 of them are 117 bits, which nobody can guess from a hash (ASVS 5.0, 6.5.2: 112). */
const recoverySigns = '23456789abcdefghjkmnpqrstvwxyz';

const makeRecoveryCode = (): string => {
  const sign = () => recoverySigns[randomInt(recoverySigns.length)] ?? '';
  const six = () => Array.from({ length: 6 }, sign).join('');
  return [six(), six(), six(), six()].join('-');
};
const hashed = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('base64url');

interface FactorFacts {
  readonly database: Database;
  readonly box: SecretBox;
  readonly now: () => Date;
}

export function secondFactorsOf({ database, box, now }: FactorFacts): SecondFactors {
  /** The factor of the account, and what changes it. */
  const locked = <T>(owner: Owner, work: (rows: FactorRows) => Promise<T>) =>
    asClient(database, owner.clientId, async (queries) => {
      const { clientId, id } = owner;
      const own = and(eq(account.clientId, clientId), eq(account.id, id));
      await queries.select({ id: account.id }).from(account).where(own).for('update');
      return work(await factorRows(queries, owner, now()));
    });
  const stepOf = (row: FactorRow, code: string) => {
    const secret = box.open(row.secret);
    return secret && acceptedStep(secret, { code, at: now(), lastStep: row.lastStep });
  };
  const newRecovery = () => {
    const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode);
    return { codes, recoveryHashes: codes.map(hashed) };
  };
  return {
    isOn: (owner) => locked(owner, async ({ row }) => Boolean(row?.confirmedAt)),
    begin: (owner) =>
      locked(owner, async ({ row, replace }) => {
        const begun = row?.confirmedAt === null ? box.open(row.secret) : undefined;
        if (begun) return begun;
        const secret = randomBytes(secretBytes);
        await replace({ secret: box.seal(secret), confirmedAt: null, lastStep: 0, recoveryHashes: [] });
        return secret;
      }),
    confirm: (owner, code) =>
      locked(owner, async ({ row, replace, record }) => {
        if (row?.confirmedAt !== null) return undefined;
        const lastStep = stepOf(row, code);
        if (lastStep === undefined) return undefined;
        const { codes, recoveryHashes } = newRecovery();
        await replace({ secret: row.secret, confirmedAt: now(), lastStep, recoveryHashes });
        await record('on');
        return codes;
      }),
    isRight: (owner, code) =>
      locked(owner, async ({ row, replace, record }) => {
        if (!row?.confirmedAt) return false;
        const lastStep = stepOf(row, code);
        if (lastStep !== undefined) {
          await replace({ ...row, lastStep });
          return true;
        }
        const left = row.recoveryHashes.filter((hash) => hash !== hashed(code));
        if (left.length === row.recoveryHashes.length) return false;
        await replace({ ...row, recoveryHashes: left });
        await record('recovery code');
        return true;
      }),
    renewRecovery: (owner) =>
      locked(owner, async ({ row, replace }) => {
        if (!row?.confirmedAt) return [];
        const { codes, recoveryHashes } = newRecovery();
        await replace({ ...row, recoveryHashes });
        return codes;
      }),
    turnOff: (owner) =>
      locked(owner, async ({ row, remove, record }) => {
        await remove();
        if (row?.confirmedAt) await record('off');
      }),
  };
}

type FactorRow = Omit<typeof secondFactor.$inferSelect, 'clientId' | 'accountId'>;

interface FactorRows {
  readonly row: FactorRow | undefined;
  readonly replace: (row: FactorRow) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly record: (what: 'on' | 'off' | 'recovery code') => Promise<void>;
}

async function factorRows(queries: Queries, { clientId, id }: Owner, at: Date): Promise<FactorRows> {
  const own = and(eq(secondFactor.clientId, clientId), eq(secondFactor.accountId, id));
  const [row] = await queries.select().from(secondFactor).where(own);
  return {
    row,
    replace: async ({ secret, confirmedAt, lastStep, recoveryHashes }) => {
      const set = { secret, confirmedAt, lastStep, recoveryHashes };
      await queries
        .insert(secondFactor)
        .values({ clientId, accountId: id, ...set })
        .onConflictDoUpdate({ target: [secondFactor.clientId, secondFactor.accountId], set });
    },
    remove: async () => void (await queries.delete(secondFactor).where(own)),
    record: (to) =>
      historyStore(queries, clientId).add([
        {
          about: 'account',
          aboutId: id,
          kind: 'second-factor',
          from: null,
          to,
          reason: '',
          who: id,
          at: at.toISOString(),
        },
      ]),
  };
}
