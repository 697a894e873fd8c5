import { z } from 'zod';
import { moneyInput, quoteInput } from './quote-input.ts';
import { percentInput } from '../settings/rate-input.ts';
import { text } from '../input/text.ts';
import { markOf } from '../item/item-version.ts';
import { askedDiscount, giveDiscount } from './discounts.ts';
import { loadQuote } from './load-quote.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z
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
  .input(input)
  .mutation(async ({ ctx, input: sent }) => {
    const outcome = await ctx.transactions.run(ctx.clientId, async (stores) => {
      const scope = { ...ctx, stores };
      const { quote } = unwrapOrThrow(await loadQuote(scope, sent.Id));
      const given = await giveDiscount(scope, {
        id: sent.Id,
        lastUpdated: sent.LastUpdated,
        mark: markOf(ctx, 'quote.setDiscount', sent),
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
  .input(input)
  .query(async ({ ctx, input: { Id, PerCent, Amount } }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, Id));
    const discount = unwrapOrThrow(askedDiscount(stored.quote, { rate: PerCent, amount: Amount }));
    return quoteToWire(ctx, { ...stored, quote: { ...stored.quote, discount } });
  });
