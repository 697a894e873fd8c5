import { createHmac } from 'node:crypto';

/** Seconds in which one code is good, and its digits: what every authenticator app takes for granted (RFC 6238). */
const stepSeconds = 30;
const digits = 6;

/** Before and after the present step: the clock of a telephone may be half a minute wrong. */
const tolerance = 1;

/** The time step of a moment. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

/** The code of a secret in a time step (RFC 4226, 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

interface Typed {
  /** As it was typed, with blanks. */
  readonly code: string;
  readonly at: Date;
  /** Of the code that was accepted last: neither it nor one before is accepted again. */
  readonly lastStep: number;
}

/** The time step whose code was typed; undefined: it is none that may be used now. */
export function acceptedStep(secret: Buffer, { code, at, lastStep }: Typed): number | undefined {
  const typed = code.replaceAll(/\s/g, '');
  const now = stepAt(at);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index);
  return steps.find((step) => step > lastStep && codeAt(secret, step) === typed);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 of RFC 4648 without filling, in which apps take a secret. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '').join('');
}

/** Signs of ASCII that the QR code of an address may have. */
const longestAddress = 106;

interface Named {
  readonly secret: Buffer;
  readonly supplier: string;
  readonly email: string;
}

/**
 * What an app reads from the QR code, `otpauth://totp/Alder%20%26%20Lane:moira%40example.com?secret=…`. What the app shows beside
 * its codes is shortened where the address would not fit.
 */
export function factorAddress({ secret, supplier, email }: Named): string {
  const of = (label: string) => `otpauth://totp/${label}?secret=${base32(secret)}`;
  const whole = of(`${encodeURIComponent(supplier)}:${encodeURIComponent(email)}`);
  if (whole.length <= longestAddress) return whole;
  const signs = Array.from(email);
  const fits = (count: number) => labelled(signs, count).length <= longestAddress - of('').length;
  return of(labelled(signs, signs.findLastIndex((_, index) => fits(index + 1)) + 1));
}

const labelled = (signs: readonly string[], count: number): string =>
  encodeURIComponent(signs.slice(0, count).join(''));
