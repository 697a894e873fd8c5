import type { SendingMessages } from '../../messages/messages.ts';
import { meantProvider } from './email-providers.ts';

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
