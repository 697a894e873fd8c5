import type { Words } from '../words/words.ts';

interface Slip {
  readonly slip: keyof Words['emailSlips'];
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

/** What may be mistyped in an address, for the person to look again. It never stands in the way; '' where all looks well. */
export function emailHint(email: string, { emailSlips }: Words): string {
  const typed = email.trim();
  const found = typed === '' ? undefined : slips.find(({ isIn }) => isIn(typed));
  return found ? emailSlips[found.slip] : '';
}
