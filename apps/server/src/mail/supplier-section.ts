import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { english as messages } from './english.ts';
import type { Section } from './render-email.ts';

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
