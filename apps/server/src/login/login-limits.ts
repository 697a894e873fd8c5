import type { RateLimiter } from '@door/api/ports/context';
import type { AttemptLimiter } from '../db/rate-limiter.ts';

const perSeconds = 15 * 60;

/**
 * Failed attempts in a quarter of an hour. Ten from one address at one account, so that a stranger's wrong passwords lock the stranger
 * out and not the owner; 60 from one address at all accounts. Guesses at one account from many addresses end at 200, and even
 * then its owner goes on from a device that has logged in before.
 */
const limits = {
  pair: { most: 10, perSeconds },
  address: { most: 60, perSeconds },
  account: { most: 200, perSeconds },
} as const;

interface Requester {
  readonly email: string;
  readonly address: string;
}

interface Attempt extends Requester {
  readonly isKnownDevice: boolean;
}

/** Counts an attempt to log in; false when it must wait. Two at once are two, whatever becomes of them: see `wasRight`. */
export async function mayTry(rateLimiter: RateLimiter, attempt: Attempt): Promise<boolean> {
  for (const [key, limit] of countsOf(attempt)) if (!(await rateLimiter.tryTake(key, limit))) return false;
  return true;
}

/** Takes an attempt back that was no failure: who logs in often is never made to wait for it. */
export async function wasRight(rateLimiter: AttemptLimiter, attempt: Attempt): Promise<void> {
  for (const [key] of countsOf(attempt)) await rateLimiter.giveBack(key);
}

function countsOf({ email, address, isKnownDevice }: Attempt) {
  const account = email.trim().toLowerCase();
  return [
    [`login of ${account} from ${address}`, limits.pair],
    [`login from ${address}`, limits.address],
    ...(isKnownDevice ? [] : [[`login of ${account}`, limits.account] as const]),
  ] as const;
}

const linkLimits = { address: { most: 10, perSeconds }, account: { most: 3, perSeconds: 60 * 60 } } as const;

/**
 * Counts a request for a link by mail. One address asks ten times in a quarter of an hour; an account gets three mails an hour,
 * whoever asks, and nobody is told when it gets none.
 */
export async function mayAskForLink(rateLimiter: RateLimiter, { email, address }: Requester) {
  const mayAsk = await rateLimiter.tryTake(`link from ${address}`, linkLimits.address);
  const mayMail = mayAsk && (await rateLimiter.tryTake(`link of ${email.trim().toLowerCase()}`, linkLimits.account));
  return { mayAsk, mayMail };
}

/** Counts a code of a second factor: ten wrong ones in a quarter of an hour, of a million that there are. */
export const mayTryCode = (rateLimiter: RateLimiter, accountId: string): Promise<boolean> =>
  rateLimiter.tryTake(codesOf(accountId), { most: 10, perSeconds });

/** As `wasRight`. */
export const codeWasRight = (rateLimiter: AttemptLimiter, accountId: string): Promise<void> =>
  rateLimiter.giveBack(codesOf(accountId));

const codesOf = (accountId: string): string => `code of ${accountId}`;
