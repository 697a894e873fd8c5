import { withAddress } from '@door/domain/selling/customer/join-customers';
import { z } from 'zod';
import { customerIdInput, enquiryIdInput } from '../input/ids.ts';
import { customerToWire } from './customer-to-wire.ts';
import { giveEnquiry, loadCustomer, saveDetails } from './customers.ts';
import { loadEnquiry } from '../enquiry/enquiries.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** Gives an enquiry to a customer who is there already; its address becomes one of their sites. */
export const addEnquiry = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ Id: customerIdInput, EnquiryId: enquiryIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, EnquiryId } }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, Id));
    const enquiry = unwrapOrThrow(await loadEnquiry(ctx, EnquiryId));
    if (enquiry.customerId === customer.id) return customerToWire(customer);
    const details = withAddress(customer.details, enquiry.address, ctx.ids.other());
    const saved = unwrapOrThrow(await saveDetails(ctx, customer, { details }));
    await giveEnquiry(ctx, enquiry, saved);
    return customerToWire(saved);
  });
