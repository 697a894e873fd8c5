import { createHmac, timingSafeEqual } from 'node:crypto';
import { loginPath } from './open-provider.ts';

/** Devices on which an account has logged in before: wrong passwords typed elsewhere cannot lock its owner out of them. */
export interface KnownDevices {
  /** Whether a `cookie` header comes from a device of that account. */
  isKnown(cookies: string | undefined, email: string): boolean;
  /** The `set-cookie` header that makes a device known. */
  cookieFor(email: string): string;
}

/** Seconds. */
const year = 365 * 24 * 60 * 60;

/** The cookie is a signature over the address: nobody can make one without the key, and it says nothing about the person. */
export function knownDevices(key: Buffer, publicUrl: string): KnownDevices {
  const signatureOf = (email: string) =>
    createHmac('sha256', key).update(`device of ${email.trim().toLowerCase()}`).digest();
  const [prefix, secure] = publicUrl.startsWith('https:') ? ['__Secure-', '; Secure'] : ['', ''];
  return {
    isKnown: (cookies = '', email) => {
      const [, value = ''] = /(?:^|;\s*)(?:__Secure-)?known-device=([\w-]+)/.exec(cookies) ?? [];
      const given = Buffer.from(value, 'base64url');
      const wanted = signatureOf(email);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
    cookieFor: (email) =>
      `${prefix}known-device=${signatureOf(email).toString('base64url')}; Path=${loginPath}; Max-Age=${String(year)}; HttpOnly; SameSite=Lax${secure}`,
  };
}
