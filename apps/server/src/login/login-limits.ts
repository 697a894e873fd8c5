import type { RateLimiter } from '@door/api/ports/context';

const perSeconds = 15 * 60;

/**
 * Attempts in a quarter of an hour. Ten from one address at one account, so that a stranger's wrong passwords lock the stranger
 * out and not the owner; 60 from one address at all accounts. Guesses at one account from many addresses end at 200, and even
 * then its owner goes on from a device that has logged in before.
 */
const limits = {
  pair: { most: 10, perSeconds },
  address: { most: 60, perSeconds },
  account: { most: 200, perSeconds },
} as const;

interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly isKnownDevice: boolean;
}

/** Counts an attempt to log in; false when it must wait. */
export async function mayTry(rateLimiter: RateLimiter, { email, address, isKnownDevice }: Attempt): Promise<boolean> {
  const account = email.trim().toLowerCase();
  return (
    (await rateLimiter.tryTake(`login of ${account} from ${address}`, limits.pair)) &&
    (await rateLimiter.tryTake(`login from ${address}`, limits.address)) &&
    (isKnownDevice || (await rateLimiter.tryTake(`login of ${account}`, limits.account)))
  );
}
