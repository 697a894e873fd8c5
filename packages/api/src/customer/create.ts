import { customerOfEnquiry } from '@door/domain/selling/customer/join-customers';
import { z } from 'zod';
import { customerFields } from './customer-input.ts';
import { enquiryIdInput, newIdInput } from '../input/ids.ts';
import { customerToWire, detailsFromWire } from './customer-to-wire.ts';
import { createCustomer, giveEnquiry, findCustomer } from './customers.ts';
import { loadEnquiry } from '../enquiry/enquiries.ts';
import type { Customer } from './customer-store.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one customer. */
  Id: newIdInput,
  /** The enquiry of which the customer is made; whatever else is sent then counts for nothing. */
  EnquiryId: enquiryIdInput.nullish(),
  ...customerFields,
});

/** A new customer, written by hand or made of an enquiry, which is theirs from then on. */
export const create = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, EnquiryId, ...sent } }) =>
    customerToWire(
      EnquiryId
        ? await ofEnquiry(ctx, Id, EnquiryId)
        : unwrapOrThrow(await createCustomer(ctx, Id, detailsFromWire(sent))),
    ),
  );

/** An enquiry that has a customer keeps them: of two people who press the button, the second finds what the first has made. */
async function ofEnquiry(ctx: CallScope, id: string, enquiryId: string): Promise<Customer> {
  const enquiry = unwrapOrThrow(await loadEnquiry(ctx, enquiryId));
  if (enquiry.customerId !== null) return unwrapOrThrow(await findCustomer(ctx, enquiry.customerId));
  const customer = unwrapOrThrow(await createCustomer(ctx, id, customerOfEnquiry(enquiry, ctx.ids.other())));
  await giveEnquiry(ctx, enquiry, customer);
  return customer;
}
