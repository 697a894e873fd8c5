import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { type Email, emailAddress, oneLine } from './email.ts';
import { english as messages } from './english.ts';
import { type EmailText, renderHtml, renderText, type Section } from './render-email.ts';

export type ReachableSupplier = Pick<ClientRow, 'name' | 'email' | 'letterhead'>;

/** How somebody who has a mail reaches the supplier. */
export const supplierSection = ({ name, email, letterhead }: ReachableSupplier): Section => ({
  title: name,
  lines: [
    { term: messages.contact.phone, value: letterhead.phone },
    { term: messages.contact.email, value: email },
    { term: messages.contact.address, value: letterhead.address },
  ].filter(({ value }) => value.trim() !== ''),
});

/** A mail in the supplier's name; whoever answers it writes to the supplier, where that has an address. */
export const supplierEmail = (
  { name, email }: Pick<ClientRow, 'name' | 'email'>,
  to: Email['to'],
  text: EmailText,
): Email => ({
  fromName: name,
  to,
  replyTo: isEmailAddress(email) ? emailAddress(name, email) : undefined,
  subject: oneLine(text.heading),
  text: renderText(text),
  html: renderHtml(text, []),
  attachments: [],
});
