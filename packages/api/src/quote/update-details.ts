import { accepted } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { customerIdInput } from '../input/ids.ts';
import { quoteInput, vatTreatmentInput } from './quote-input.ts';
import { percentInput, tierInput } from '../settings/rate-input.ts';
import { text } from '../input/text.ts';
import { markOf } from '../item/item-version.ts';
import { findCustomer } from '../customer/customers.ts';
import { changedDetails } from './price-quote.ts';
import { changeQuote } from './load-quote.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** Each field: absent stays as it is. */
const input = z.strictObject({
  ...quoteInput,
  /** null: not chosen yet. */
  CustomerId: customerIdInput.nullish(),
  /** null: so many days from Send on as the price list says. */
  ValidUntil: dateInput.nullish(),
  VatTreatment: vatTreatmentInput.optional(),
  /** null: as the price list says. */
  Tier: tierInput.nullish(),
  Markup: percentInput.nullish(),
  Terms: text(20_000).optional(),
  Note: text(5000).optional(),
  /** Where the doors go; '': to the customer's address. */
  DeliveryAddress: text(1000).optional(),
});

/** Sets what is named; another VAT treatment proposes anew the charges that nobody touched. */
export const updateDetails = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const changed = await changeQuote(ctx, {
      id: sent.Id,
      lastUpdated: sent.LastUpdated,
      mark: markOf(ctx, 'quote.updateDetails', sent),
      change: async ({ quote }) => {
        const customer = sent.CustomerId ? unwrapOrThrow(await findCustomer(ctx, sent.CustomerId)).id : sent.CustomerId;
        const details = {
          customerId: customer === undefined ? quote.customerId : customer,
          validUntil: sent.ValidUntil === undefined ? quote.validUntil : sent.ValidUntil,
          treatment: sent.VatTreatment ?? quote.treatment,
          ...(sent.Tier !== undefined && { tier: sent.Tier }),
          ...(sent.Markup !== undefined && { markup: sent.Markup }),
          terms: sent.Terms ?? quote.terms,
          note: sent.Note ?? quote.note,
          deliveryAddress: sent.DeliveryAddress ?? quote.deliveryAddress,
        };
        return accepted(await changedDetails(ctx, quote, details));
      },
    });
    return quoteToWire(ctx, changed);
  });
