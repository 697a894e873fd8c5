import { accepted } from '@door/domain/door/model/result';
import { proposedAnew, withCharges } from '@door/domain/selling/quote/change-charges';
import type { Quote } from '@door/domain/selling/quote/quote';
import { z } from 'zod';
import { findCustomer } from '../customer/customers.ts';
import { dateInput } from '../input/cursor.ts';
import { customerIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { quotingMessages } from '../messages.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { percentInput, tierInput } from '../settings/rate-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { chargeFrom } from './amounts.ts';
import { askedDiscount, giveDiscount, triedDiscount } from './discounts.ts';
import { changeQuote, loadQuote } from './load-quote.ts';
import { changedDetails, withTodaysProposals } from './price-quote.ts';
import { chargesInput, moneyInput, quoteInput, vatTreatmentInput } from './quote-input.ts';
import { quoteToWire } from './quote-to-wire.ts';

/** Each field: absent stays as it is. */
const updateDetailsInput = z.strictObject({
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
  .input(updateDetailsInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const changed = await changeQuote(ctx, {
      id: sent.Id,
      lastUpdated: sent.LastUpdated,
      idempotencyKey: idempotencyKeyOf(ctx, 'quote.updateDetails', sent),
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

const quoteCall = procedure.allow('quotes.manage').use(inOneTransaction);

/** The whole list of charges as a person wrote it. What differs from its proposal stays so from then on. */
export const updateCharges = quoteCall
  .input(z.strictObject({ ...quoteInput, Charges: chargesInput }))
  .mutation(async ({ ctx, input }) => {
    const changed = await changeQuote(ctx, {
      id: input.Id,
      lastUpdated: input.LastUpdated,
      idempotencyKey: idempotencyKeyOf(ctx, 'quote.updateCharges', input),
      change: ({ quote }) => {
        const written = input.Charges.map((charge) => chargeFrom(quote, charge));
        return withCharges(quote, written, quotingMessages);
      },
    });
    return quoteToWire(ctx, changed);
  });

/** The quote as `proposeCharges` would make it; nothing is saved. */
export const previewCharges = quoteCall.input(z.strictObject(quoteInput)).query(async ({ ctx, input: { Id } }) => {
  const stored = unwrapOrThrow(await loadQuote(ctx, Id));
  return quoteToWire(ctx, { ...stored, quote: await withChargesAnew(ctx, stored.quote) });
});

const withChargesAnew = (ctx: CallScope, quote: Quote): Promise<Quote> =>
  withTodaysProposals(ctx, unwrapOrThrow(proposedAnew(quote, quotingMessages)));

/** Proposes the charges anew: those that were taken out come back, those that a person changed stay. */
export const proposeCharges = quoteCall.input(z.strictObject(quoteInput)).mutation(async ({ ctx, input }) => {
  const changed = await changeQuote(ctx, {
    id: input.Id,
    lastUpdated: input.LastUpdated,
    idempotencyKey: idempotencyKeyOf(ctx, 'quote.proposeCharges', input),
    change: async ({ quote }) => accepted(await withChargesAnew(ctx, quote)),
  });
  return quoteToWire(ctx, changed);
});

const setDiscountInput = z
  .strictObject({
    ...quoteInput,
    PerCent: percentInput.refine((rate) => rate <= 10_000, 'must be at most 100').optional(),
    /** Off the items; neither of the two takes the discount away. */
    Amount: moneyInput.optional(),
    /** Read by the admin who is asked, and kept in the history. */
    Reason: text(500).default(''),
  })
  .refine(
    ({ PerCent, Amount }) => PerCent === undefined || Amount === undefined,
    'must hold PerCent or Amount, not both',
  );

/**
 * Sets the discount of a quote. One over the person's limit is refused and becomes a task for an admin, which is kept
 * although the call is refused: hence a transaction of its own, which ends before the refusal is told.
 */
export const setDiscount = procedure
  .allow('quotes.manage')
  .input(setDiscountInput)
  .mutation(async ({ ctx, input: sent }) => {
    const outcome = await ctx.transactions.run(ctx.clientId, async (stores) => {
      const scope = { ...ctx, stores };
      const { quote } = unwrapOrThrow(await loadQuote(scope, sent.Id));
      const given = await giveDiscount(scope, {
        id: sent.Id,
        lastUpdated: sent.LastUpdated,
        idempotencyKey: idempotencyKeyOf(ctx, 'quote.setDiscount', sent),
        discount: unwrapOrThrow(askedDiscount(quote, { rate: sent.PerCent, amount: sent.Amount })),
        reason: sent.Reason.trim(),
      });
      return given.ok ? { ok: true as const, value: await quoteToWire(scope, given.value) } : given;
    });
    return unwrapOrThrow(outcome);
  });

/** The quote as it would be with that discount, so that its VAT is known before it is given; nothing is saved, and nobody is asked. */
export const previewDiscount = procedure
  .allow('quotes.manage')
  .use(inOneTransaction)
  .input(setDiscountInput)
  .query(async ({ ctx, input: { Id, PerCent, Amount } }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, Id));
    const discount = unwrapOrThrow(askedDiscount(stored.quote, { rate: PerCent, amount: Amount }));
    return quoteToWire(ctx, { ...stored, quote: unwrapOrThrow(await triedDiscount(ctx, stored.quote, discount)) });
  });

/** Says how the quote is taxed, and proposes anew the charges that nobody touched. */
export const setVat = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ ...quoteInput, VatTreatment: vatTreatmentInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const changed = await changeQuote(ctx, {
      id: sent.Id,
      lastUpdated: sent.LastUpdated,
      idempotencyKey: idempotencyKeyOf(ctx, 'quote.setVat', sent),
      change: async ({ quote }) => accepted(await changedDetails(ctx, quote, { treatment: sent.VatTreatment })),
    });
    return quoteToWire(ctx, changed);
  });
