import { randomBytes, timingSafeEqual } from 'node:crypto';
import { startQuietWorker } from '../adapters/ask-worker.ts';
import { workerInTurns } from '../adapters/worker-in-turns.ts';
import type { KeyOrder } from './password-worker.ts';

/** scrypt with N = 2^15 over 32 MiB: about 0.1 s, which makes guessing from a stolen hash expensive. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
/** Bytes. */
const keyLength = 32;

/** `scrypt$salt$key`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return ['scrypt', salt.toString('base64url'), Buffer.from(await keyOf(password, salt)).toString('base64url')].join(
    '$',
  );
}

/** Takes as long for an unknown account (null) as for a known one, so that timing reveals no accounts. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'));
  return wanted.length === keyLength && timingSafeEqual(given, wanted);
}

/** One at a time: each takes a tenth of a second of a processor, and strangers may ask for it. Whoever has used least is next. */
const worker = workerInTurns({
  startWorker: () => startQuietWorker(new URL('./password-worker.ts', import.meta.url)),
  timeBudget: 20_000,
  idleTime: 60_000,
});

/** NFC, because `é` may be typed as one character or as two. */
const keyOf = (password: string, salt: Buffer): Promise<Uint8Array> =>
  worker.ask({ password: password.normalize('NFC'), salt, keyLength, cost } satisfies KeyOrder);
