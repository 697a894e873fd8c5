import { remadeParts, remakeReasons } from '@door/domain/selling/order/remake';
import { paymentMethods, writtenKinds } from '@door/domain/selling/payment/payment';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { newIdInput, orderIdInput, orderLineIdInput, paymentIdInput } from '../input/ids.ts';
import { moneyInput, quantityInput } from '../quote/quote-input.ts';
import { text } from '../input/text.ts';

/** What is made about an order; the page makes up its id, so that a message that is sent twice makes one. */
const madeAboutOrder = { Id: newIdInput, OrderId: orderIdInput };

export const paymentInput = z.strictObject({
  ...madeAboutOrder,
  Kind: oneOf(writtenKinds),
  /** Positive, of a refund too. */
  Amount: moneyInput,
  /** The day of the money. */
  On: dateInput,
  /** The tick beside a day that is more than a month ago. */
  OldDateAccepted: booleanInput.default(false),
  Method: oneOf(paymentMethods),
  Note: text(500).default(''),
});
export type WirePayment = z.output<typeof paymentInput>;

export const takeBackInput = z.strictObject({
  ...madeAboutOrder,
  PaymentId: paymentIdInput,
  Reason: text(500).default(''),
});

/** A number of pieces of a line or a charge, or a sum of it without VAT. */
const creditLineInput = z.union(
  [
    z.strictObject({ LineId: orderLineIdInput, Quantity: quantityInput }),
    z.strictObject({ LineId: orderLineIdInput, Amount: moneyInput }),
    z.strictObject({ ChargeId: newIdInput, Quantity: quantityInput }),
    z.strictObject({ ChargeId: newIdInput, Amount: moneyInput }),
  ],
  'must have a LineId or ChargeId with a Quantity or Amount',
);
export type WireCreditLine = z.output<typeof creditLineInput>;

const mostLines = 100;

export const creditInput = z.strictObject({
  ...madeAboutOrder,
  Reason: text(500).default(''),
  Lines: z.array(creditLineInput, 'must be a list of lines').max(2 * mostLines),
});

export const remakeInput = z.strictObject({
  ...madeAboutOrder,
  /** Which doors are made again; without a Quantity all of a line. */
  Lines: z
    .array(z.strictObject({ LineId: orderLineIdInput, Quantity: quantityInput.optional() }), 'must be a list of lines')
    .max(mostLines),
  Reason: oneOf(remakeReasons),
  /** Empty: the whole doors. */
  Parts: z.array(oneOf(remadeParts)).max(remadeParts.length).default([]),
  /** Whether the customer pays for it. */
  Charged: booleanInput.default(false),
  Note: text(500).default(''),
});
