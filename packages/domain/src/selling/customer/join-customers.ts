import { searchTerms } from '../../lib/search/search-terms.ts';
import { type Contact, type CustomerDetails, type Site, emptyCustomer, tidyCustomer } from './customer.ts';
import type { EnquiryForm } from '../enquiry/enquiry.ts';
import { unnamedJob } from '../../door/model/item-record.ts';
import { jobOfEnquiry } from '../../door/model/job-of-enquiry.ts';

/** Texts that differ only in capitals, blanks, line breaks and punctuation say the same. */
const said = (...texts: readonly string[]): string => searchTerms(...texts).join(' ');

/** With that site, unless the customer has one with the same address, however it is written. */
export const withSite = (details: CustomerDetails, site: Site): CustomerDetails =>
  said(site.address) === '' || details.sites.some(({ address }) => said(address) === said(site.address))
    ? details
    : { ...details, sites: [...details.sites, site] };

const withContact = (details: CustomerDetails, contact: Contact): CustomerDetails => {
  const { name, email, phone } = contact;
  const known: readonly Pick<Contact, 'name' | 'email' | 'phone'>[] = [details, ...details.contacts];
  return known.some((each) => said(each.name, each.email, each.phone) === said(name, email, phone))
    ? details
    : { ...details, contacts: [...details.contacts, contact] };
};

interface Joined {
  /** The customer that stays. */
  readonly into: CustomerDetails;
  readonly from: CustomerDetails;
  /** Id of the contact that the other customer becomes. */
  readonly contactId: string;
}

/** Two customers as one: nothing that was written of either is lost, and nothing stands there twice. */
export function joinCustomers({ into, from, contactId }: Joined): CustomerDetails {
  const { name, email, phone } = from;
  const contacts = [{ id: contactId, name, role: '', email, phone }, ...from.contacts];
  const withAll = from.sites.reduce(withSite, contacts.reduce(withContact, into));
  const notes = [...new Set([into.notes, from.notes])].filter((each) => each !== '').join('\n\n');
  return { ...withAll, notes };
}

type Sent = Pick<EnquiryForm, 'name' | 'email' | 'phone' | 'address'>;

/** A customer as an enquiry makes them: a person, whose first site is the address, written as on the item. */
export const customerOfEnquiry = ({ name, email, phone, address }: Sent, siteId: string): CustomerDetails =>
  withAddress(tidyCustomer({ ...emptyCustomer, name, email, phone }), address, siteId);

/** With the address of an enquiry as a site, where the customer has none such. */
export const withAddress = (details: CustomerDetails, address: string, siteId: string): CustomerDetails =>
  withSite(details, { id: siteId, name: '', address: jobOfEnquiry(unnamedJob, address).address });
