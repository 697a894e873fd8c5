import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt with N = 2^15 over 32 MiB: about 0.1 s, which makes guessing from a stolen hash expensive. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
/** Bytes. */
const keyLength = 32;

/** `scrypt$salt$key`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return ['scrypt', salt.toString('base64url'), (await keyOf(password, salt)).toString('base64url')].join('$');
}

/** Takes as long for an unknown account (null) as for a known one, so that timing reveals no accounts. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'));
  return wanted.length === keyLength && timingSafeEqual(given, wanted);
}

/** NFC, because `é` may be typed as one character or as two. */
const keyOf = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
