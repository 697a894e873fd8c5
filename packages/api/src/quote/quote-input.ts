import { chargeKinds } from '@door/domain/selling/pricing/quote-totals';
import { vatTreatments } from '@door/domain/selling/pricing/vat';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { newIdInput, quoteIdInput } from '../input/ids.ts';
import { filledText, text } from '../input/text.ts';

/** Which quote, and its `LastUpdated` as the sender saw it. */
export const quoteInput = {
  Id: quoteIdInput,
  LastUpdated: z.iso.datetime({ offset: true, error: 'must be the LastUpdated of the quote' }),
};

/** How many of a line: a whole number. */
export const quantityInput = wholeNumberFrom(1, 999);

/** A place on the paper, from 1; beyond the last: the last. */
export const positionInput = wholeNumberFrom(1, 1000);

/** An amount of money as `1980.51`; what it means depends on the currency of the quote. */
export const moneyInput = text(20);

export const vatTreatmentInput = oneOf(vatTreatments);

const chargeInput = z.strictObject({
  ChargeId: newIdInput,
  Kind: oneOf(chargeKinds),
  Text: filledText(200),
  Quantity: quantityInput,
  Unit: moneyInput,
  /** Goods count in the two-thirds rule with what they cost. */
  IsGoods: booleanInput.default(false),
  /** Of one; absent: what is stored. */
  Cost: moneyInput.nullish(),
});
export type WireCharge = z.output<typeof chargeInput>;

/** A whole list of charges. */
export const chargesInput = z
  .array(chargeInput, 'must be a list of charges')
  .max(100, 'must have at most 100 charges')
  .refine((all) => new Set(all.map(({ ChargeId }) => ChargeId)).size === all.length, 'must have each ChargeId once');

export const versionNumberInput = wholeNumberFrom(1, 9999);

/** As `getVersion` or `getOffer` gave it; any other is that of another content. */
export const versionHashInput = text(64);
