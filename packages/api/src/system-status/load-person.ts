import { accepted, refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { customerIdInput, enquiryIdInput } from '../input/ids.ts';
import { type PersonRecords, recordsOf, recordsOfEnquiry } from '../customer/customer-records.ts';
import { loadCustomer } from '../customer/customers.ts';
import type { Outcome } from '../refusals.ts';
import type { CallScope } from '../procedure.ts';
import { messages } from '../messages.ts';

/** Somebody of whom something is kept: a customer, or somebody who asked and is nobody's customer yet. */
export const personInput = z.union([
  z.strictObject({ CustomerId: customerIdInput }),
  z.strictObject({ EnquiryId: enquiryIdInput }),
]);

/** All that is kept of a person, locked. An enquiry that has become a customer's is all of that customer's. */
export async function loadPerson(
  ctx: CallScope,
  person: z.output<typeof personInput>,
): Promise<Outcome<PersonRecords>> {
  if ('CustomerId' in person) return recordsOfCustomer(ctx, person.CustomerId);
  const enquiry = await ctx.stores.enquiries.load(person.EnquiryId);
  if (!enquiry) return refused('enquiry.none', messages.enquiry.none);
  return enquiry.customerId === null
    ? accepted(await recordsOfEnquiry(ctx, enquiry))
    : recordsOfCustomer(ctx, enquiry.customerId);
}

async function recordsOfCustomer(ctx: CallScope, id: string): Promise<Outcome<PersonRecords>> {
  const customer = await loadCustomer(ctx, id);
  return customer.ok ? accepted(await recordsOf(ctx, customer.value)) : customer;
}
