import { emailHint } from '@door/domain/selling/enquiry/email-hint';
import type { EnquiryForm } from '@door/domain/selling/enquiry/enquiry';
import { isGlassOpen } from '@door/domain/door/glass/glass-of-set';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import { sendingMessages, submitMessages } from './messages.ts';

/** Something that is asked about once before an enquiry is sent. It never blocks sending. */
export interface Doubt {
  readonly about: 'email' | 'glass';
  readonly message: string;
}

/** What a person may not have meant: an address that nobody can answer, and panes without a glass. */
export function doubtsAbout({ email }: Pick<EnquiryForm, 'email'>, item: Item, catalogue: Catalogue): readonly Doubt[] {
  const hint = emailHint(email, sendingMessages);
  return [
    ...(hint ? [{ about: 'email', message: submitMessages.doubts.email(hint) } as const] : []),
    ...(isGlassOpen(item, catalogue) ? [{ about: 'glass', message: submitMessages.doubts.glass } as const] : []),
  ];
}

/** The doubts that were not answered yet by sending anyway. */
export const newDoubts = (doubts: readonly Doubt[], answered: readonly Doubt[]): readonly Doubt[] =>
  doubts.some(({ message }) => answered.every((known) => known.message !== message)) ? doubts : [];
