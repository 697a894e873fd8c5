import type { ItemId } from '../../door/model/ids.ts';
import { phoneTerms } from '../../lib/search/phone-terms.ts';
import { numberTerms, referenceTerm, searchTerms } from '../../lib/search/search-terms.ts';
import { enquiryReference } from './enquiry.ts';

interface FindableEnquiry {
  readonly itemId: ItemId;
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** An enquiry, and the item that it is about, is found by the person, how they are reached, its reference and its running number. */
export const enquiryTerms = (enquiry: FindableEnquiry): readonly string[] => [
  ...new Set([
    ...searchTerms(enquiry.name, enquiry.email, enquiry.address),
    ...phoneTerms(enquiry.phone),
    referenceTerm(enquiryReference(enquiry.itemId)),
    ...numberTerms('enquiry', enquiry.number),
  ]),
];
