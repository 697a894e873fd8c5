import type { EnquiryForm } from '../enquiry/enquiry.ts';
import { jobOfEnquiry, unnamedJob } from '../model/item-record.ts';
import { type CustomerDetails, emptyCustomer, tidyCustomer } from './customer.ts';
import { withSite } from './join-customers.ts';

type Sent = Pick<EnquiryForm, 'name' | 'email' | 'phone' | 'address'>;

/** A customer as an enquiry makes them: a person, whose first site is the address, written as on the item. */
export const customerOfEnquiry = ({ name, email, phone, address }: Sent, siteId: string): CustomerDetails =>
  withAddress(tidyCustomer({ ...emptyCustomer, name, email, phone }), address, siteId);

/** With the address of an enquiry as a site, where the customer has none such. */
export const withAddress = (details: CustomerDetails, address: string, siteId: string): CustomerDetails =>
  withSite(details, { id: siteId, name: '', address: jobOfEnquiry(unnamedJob, address).address });
