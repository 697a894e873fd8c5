import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 2^15 rounds over 32 MiB: about a tenth of a second, too dear to try a dictionary with. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
/** Bytes. */
const keyLength = 32;

/** Characters that a password must have at least. */
export const shortestPassword = 8;

/** `scrypt$salt$key`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return ['scrypt', salt.toString('base64url'), (await keyOf(password, salt)).toString('base64url')].join('$');
}

/** Takes as long for an unknown account (null) as for a known one, so that nobody learns which there are. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'));
  return wanted.length === keyLength && timingSafeEqual(given, wanted);
}

/** The same letter may be typed as one character or as two: both count as the same password. */
const keyOf = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
