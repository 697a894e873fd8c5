import type { SendingMessages } from '../../messages/messages.ts';

interface Slip {
  readonly slip: Exclude<keyof SendingMessages['emailSlips'], 'provider'>;
  readonly isIn: (email: string) => boolean;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

const slips: readonly Slip[] = [
  { slip: 'space', isIn: (email) => /\s/.test(email) },
  { slip: 'noAt', isIn: (email) => !email.includes('@') },
  { slip: 'manyAts', isIn: (email) => email.indexOf('@') !== email.lastIndexOf('@') },
  { slip: 'nothingBefore', isIn: (email) => email.startsWith('@') },
  { slip: 'nothingAfter', isIn: (email) => domainOf(email) === '' },
  { slip: 'unfinished', isIn: (email) => !/^[^.]+(\.[^.]+)+$/.test(domainOf(email)) },
];

/** A hint at a probable typing error in an e-mail address; '' when it looks right. It never blocks sending. */
export function emailHint(email: string, { emailSlips }: Pick<SendingMessages, 'emailSlips'>): string {
  const typed = email.trim();
  const found = typed === '' ? undefined : slips.find(({ isIn }) => isIn(typed));
  if (found) return emailSlips[found.slip];
  const meant = meantProvider(domainOf(typed));
  return meant === null ? '' : emailSlips.provider(meant);
}

/** Where most people of Ireland and Britain have their post; a name one letter beside one of these is probably a slip. */
const providers: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.ie',
  'yahoo.com',
  'yahoo.ie',
  'yahoo.co.uk',
  'icloud.com',
  'eircom.net',
  'btinternet.com',
  'virginmedia.com',
  'protonmail.com',
];

/** These look like a slip of another provider and are none. */
const alsoProviders: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com', 'hotmail.ie']);

/** Letters from which on two slips are likelier than another provider. */
const longName = 10;

/** Endings of countries that are `.com` with a letter left out far more often than they are meant. */
const shortenedCom: ReadonlySet<string> = new Set(['co', 'cm', 'om']);

/**
 * The provider that was probably meant by what stands after the @ of an e-mail address; null where the name is right, or where
 * it resembles none. The same name in another country (yahoo.de) is no slip.
 */
export function meantProvider(typed: string): string | null {
  const domain = typed.toLowerCase();
  if (providers.includes(domain) || alsoProviders.has(domain)) return null;
  const most = domain.length >= longName ? 2 : 1;
  const found = providers
    .filter((provider) => !isOtherCountry(domain, provider))
    .map((provider) => ({ provider, distance: distanceOf(domain, provider) }))
    .sort((one, other) => one.distance - other.distance)[0];
  return found && found.distance <= most ? found.provider : null;
}

function isOtherCountry(domain: string, provider: string): boolean {
  const [name] = provider.split('.');
  const ending = domain.split('.').at(-1) ?? '';
  return domain.split('.')[0] === name && ending.length === 2 && !shortenedCom.has(ending);
}

/** Letters to add, drop, change or swap with their neighbour to turn one text into the other (optimal string alignment). */
function distanceOf(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = cell(last, at - 1) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwapped ? cell(beforeLast, at - 2) + 1 : Infinity;
      now.push(Math.min(cell(last, at) + 1, cell(now, at - 1) + 1, changed, swapped));
    }
    beforeLast = last;
    last = now;
  }
  return cell(last, other.length);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity;
