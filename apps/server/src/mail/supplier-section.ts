import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { english as words } from './english.ts';
import type { Section } from './render-email.ts';

export type ReachableSupplier = Pick<ClientRow, 'name' | 'email' | 'letterhead'>;

/** How somebody who has a mail reaches the supplier. */
export const supplierSection = ({ name, email, letterhead }: ReachableSupplier): Section => ({
  title: name,
  lines: [
    { term: words.contact.phone, value: letterhead.phone },
    { term: words.contact.email, value: email },
    { term: words.contact.address, value: letterhead.address },
  ].filter(({ value }) => value.trim() !== ''),
});
