import { Secret, TOTP } from 'otpauth';

interface Named {
  /** Whose account an app shows beside its codes. */
  readonly issuer: string;
  readonly label: string;
}

/** The codes of a secret, with what every authenticator app takes for granted (RFC 6238): SHA-1, six digits, a code each half minute. */
export const totpOf = (secret: Buffer, named?: Named): TOTP =>
  new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), ...named });

interface Typed {
  /** As it was typed, with blanks. */
  readonly code: string;
  readonly at: Date;
  /** Of the code that was accepted last: neither it nor one before is accepted again. */
  readonly lastStep: number;
}

/** Steps before and after the present one: the clock of a telephone may be half a minute wrong. */
const tolerance = 1;

/** The time step whose code was typed; undefined: it is none that may be used now. */
export function acceptedStep(secret: Buffer, { code, at, lastStep }: Typed): number | undefined {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const away = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: tolerance });
  if (away === null) return undefined;
  const step = totp.counter({ timestamp }) + away;
  return step > lastStep ? step : undefined;
}
