import { randomBytes, timingSafeEqual } from 'node:crypto';
import { startQuietWorker } from '../lib/ask-worker.ts';
import { queuedWorker } from '../lib/queued-worker.ts';
import { type ScryptCost, presentCost } from './password-cost.ts';
import type { KeyRequest } from './password-worker.ts';

/** Of hashes that name no cost: `scrypt$salt$key`, until 2026. */
const older: ScryptCost = { ln: 15, r: 8, p: 1 };

/** Bytes. */
const keyLength = 32;

interface Hash {
  readonly cost: ScryptCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** `$scrypt$ln=17,r=8,p=1$salt$key`, both base64 without padding (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, presentCost);
  return `$scrypt$${textOf(presentCost)}$${unpadded(salt)}$${unpadded(Buffer.from(key))}`;
}

/**
 * Takes as long for an unknown account (null) as for a known one, so that timing reveals no accounts: a key is made at each cost that
 * a stored hash can have, whatever this one has.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const hash = readHash(stored ?? '');
  const salt = hash?.salt ?? Buffer.alloc(16);
  const [ofToday, ofOlder] = await Promise.all([keyOf(password, salt, presentCost), keyOf(password, salt, older)]);
  if (!hash) return false;
  return timingSafeEqual(hash.cost === presentCost ? ofToday : ofOlder, hash.key);
}

/** Whether a hash was made at a lower cost than is advised now, and is to be made anew when the password is known next. */
export const isOutdated = (stored: string): boolean => readHash(stored)?.cost !== presentCost;

/** undefined: no hash, or one of a cost that was never used here. */
function readHash(stored: string): Hash | undefined {
  const cost = stored.startsWith(`$scrypt$${textOf(presentCost)}$`)
    ? presentCost
    : stored.startsWith('scrypt$')
      ? older
      : undefined;
  // Node reads base64 in both alphabets.
  const [salt = '', key = ''] = stored.split('$').slice(-2);
  const hash = { salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
  return cost && hash.key.length === keyLength ? { cost, ...hash } : undefined;
}

const textOf = ({ ln, r, p }: ScryptCost): string => `ln=${String(ln)},r=${String(r)},p=${String(p)}`;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** One at a time: each takes half a second of a processor, and strangers may ask for it. Whoever has used least is next. */
const worker = queuedWorker({
  startWorker: () => startQuietWorker(new URL('./password-worker.ts', import.meta.url)),
  timeBudget: 60_000,
  idleTime: 60_000,
});

/** NFC, because `é` may be typed as one character or as two. */
function keyOf(password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Uint8Array> {
  const N = 2 ** ln;
  // scrypt takes 128 × N × r bytes; Node asks for some more room than that.
  const cost = { N, r, p, maxmem: 2 * 128 * N * r };
  return worker.ask({ password: password.normalize('NFC'), salt, keyLength, cost } satisfies KeyRequest);
}
