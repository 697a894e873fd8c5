import { phoneTerms } from '../../lib/search/phone-terms.ts';
import { searchTerms } from '../../lib/search/search-terms.ts';
import type { CustomerDetails } from './customer.ts';

/** The term by which the customers with an e-mail address are found: `@ada@example.com`. No word begins so. */
export const emailTerm = (email: string): string => `@${email.trim().toLowerCase()}`;

/** A customer is found by each name, e-mail address, phone number and address of theirs. */
export function customerTerms({ name, email, phone, contacts, sites }: CustomerDetails): readonly string[] {
  const people = [{ name, email, phone }, ...contacts];
  const messages = searchTerms(
    ...people.flatMap((each) => [each.name, each.email]),
    ...sites.flatMap((site) => [site.name, site.address]),
  );
  const phones = people.flatMap((each) => phoneTerms(each.phone));
  const emails = people.filter((each) => each.email.trim() !== '').map((each) => emailTerm(each.email));
  return [...new Set([...messages, ...phones, ...emails])];
}
