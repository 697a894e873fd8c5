import { accepted, refused } from '@door/domain/door/model/outcome';
import type { z } from 'zod';
import { findCustomer, loadCustomer } from '../customer/customers.ts';
import type { ZipSubject } from '../customer/person-zip-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { words } from '../words.ts';
import type { personInput } from './load-person.ts';

type Person = z.output<typeof personInput>;

/** Whose zip it is: the customer that they are part of now, or the enquiry of somebody who is nobody’s customer yet. */
const subjectBy =
  (customerOf: typeof findCustomer | typeof loadCustomer) =>
  async (ctx: CallScope, person: Person): Promise<Outcome<ZipSubject>> => {
    const ofCustomer = async (id: string): Promise<Outcome<ZipSubject>> => {
      const customer = await customerOf(ctx, id);
      return customer.ok ? accepted({ about: 'customer', aboutId: customer.value.id }) : customer;
    };
    if ('CustomerId' in person) return ofCustomer(person.CustomerId);
    const enquiry = await ctx.stores.enquiries.load(person.EnquiryId);
    if (!enquiry) return refused('enquiry.none', words.enquiry.none);
    const { id, customerId } = enquiry;
    return customerId === null ? accepted({ about: 'enquiry', aboutId: id }) : ofCustomer(customerId);
  };

/** To be read only: a page that waits for a zip holds nobody up. */
export const findZipSubject = subjectBy(findCustomer);
/** Its record is locked: of two who ask for a zip at once, the second finds that of the first. */
export const lockZipSubject = subjectBy(loadCustomer);
