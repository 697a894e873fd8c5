import { searchTerms } from '../search/search-terms.ts';
import type { CustomerDetails } from './customer.ts';

/** Groups of digits of a phone number joined from each group to the end, so that it is found however it is spaced: `087 123` has `087123`, `123`. */
const phoneTerms = (phone: string): readonly string[] => {
  const groups = phone.match(/\d+/g) ?? [];
  return groups.map((_, at) => groups.slice(at).join(''));
};

/** The term by which the customers with an e-mail address are found: `@ada@example.com`. No word begins so. */
export const emailTerm = (email: string): string => `@${email.trim().toLowerCase()}`;

/** A customer is found by each name, e-mail address, phone number and address of theirs. */
export function customerTerms({ name, email, phone, contacts, sites }: CustomerDetails): readonly string[] {
  const people = [{ name, email, phone }, ...contacts];
  const words = searchTerms(
    ...people.flatMap((each) => [each.name, each.email]),
    ...sites.flatMap((site) => [site.name, site.address]),
  );
  const phones = searchTerms(...people.flatMap((each) => phoneTerms(each.phone)));
  const emails = people.filter((each) => each.email.trim() !== '').map((each) => emailTerm(each.email));
  return [...new Set([...words, ...phones, ...emails])];
}
