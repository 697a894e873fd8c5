/** What holds on the customer's page of a sale. */
export const pageLimits = {
  codeMinutes: 10,
  /** After so many wrong tries a code is used up. */
  codeTries: 5,
  /** Of one link. */
  codesADay: 5,
  deviceDays: 180,
  /** New links of one sale. */
  linksADay: 3,
  /** So long after its order is closed a link ends. */
  keepYears: 10,
  /** Letters of a message or a fault, and photos beside it. */
  text: 2000,
  /** Of whoever signs. */
  name: 200,
  photos: 6,
  /** At most one mail to each side in so many minutes. */
  mailMinutes: 10,
} as const;

const minute = 60_000;
const day = 24 * 60 * minute;

const lasting = {
  code: pageLimits.codeMinutes * minute,
  day,
  device: pageLimits.deviceDays * day,
} as const;

/**
 * Whether something that began then still lasts: a code, a day in which codes and links are counted, a browser that is known.
 * @param at ISO 8601
 */
export const stillLasts = (at: string, now: Date, what: keyof typeof lasting): boolean =>
  now.getTime() - Date.parse(at) < lasting[what];

/**
 * The six digits of a code.
 * @param secret what only the server can make of the code's id, base64url
 */
export function codeDigits(secret: string): string {
  const number = Array.from(secret).reduce((sum, sign) => (sum * 64 + (sign.codePointAt(0) ?? 0)) % 999_983, 7);
  return String(number).padStart(6, '0');
}

/**
 * When the last of these messages to one side is mailed: at once, or ten minutes after the mail before it; null: a mail that waits tells
 * of it, too.
 * @param sentAt when each was written, oldest first, ISO 8601
 */
export function mailedAt(sentAt: readonly string[]): string | null {
  const apart = pageLimits.mailMinutes * minute;
  let mail = Number.NEGATIVE_INFINITY;
  let isLastMailed = false;
  for (const at of sentAt.map((each) => Date.parse(each))) {
    isLastMailed = at >= mail;
    if (isLastMailed) mail = Math.max(at, mail + apart);
  }
  return isLastMailed ? new Date(mail).toISOString() : null;
}
