import { stocking } from './stocking.ts';
import { type Sum, sumText } from './sum.ts';

/** A quantity of an article as it is written, in its unit. */
interface Amount {
  readonly key: string;
  readonly quantity: string;
  readonly unit: 'piece' | 'bar' | 'metre' | 'litre';
}

const amount = (of: Amount): string => stocking.held({ ...of, lot: null });

/** What the guards name in their sentences. */
interface Facts {
  readonly belowLeast: { readonly value: Sum; readonly least: Sum } | null;
  readonly overLimit: Sum | null;
  readonly unsaid: readonly string[];
  readonly overScheduled: readonly string[];
  readonly differences: readonly string[];
  readonly excess: readonly string[];
}

/** The texts of the rules about purchases. */
export const buying = {
  /** `15 more than ordered`. */
  moreThanOrdered: (quantity: string) => `${quantity} more than ordered`,
  /** Of a line of which more would come than is tolerated. */
  excess: (would: Amount, ordered: string, most: string) =>
    `${amount(would)} of ${ordered} ordered (at most ${most} without a reason)`,
  lessScheduled: (scheduled: Amount, ordered: string) => `${amount(scheduled)} of ${ordered} ordered`,
  laterThanWanted: (key: string, day: string, wanted: string) => `${key} on ${day} instead of ${wanted}`,
  dayBeforePurchase: (day: string, sent: string) =>
    `Day: ${day} is before the purchase was sent, on ${sent}. Choose that day or a later one.`,
  otherLine: 'LineId: this is no line of this purchase. Load it again.',
  lineTwice: 'LineId: a line is named twice. Name each once.',
  nothingReceived: 'Quantity: nothing has come of this line. Leave it out, or say how much is damaged.',
  lineClosed: 'This line is closed already, or all of it has come.',
  guards: {
    'purchase.vendor': 'The vendor is retired. Buy from another one.',
    'purchase.no-lines': 'The purchase has no line yet. Add what is to be bought.',
    'purchase.no-price': 'A line has no price. Write it, or tick that the price is open.',
    'purchase.least-value': ({ belowLeast }: Facts) =>
      belowLeast
        ? `The purchase comes to ${sumText(belowLeast.value)}, and the vendor takes none below ${sumText(belowLeast.least)}. Add something, or say why.`
        : '',
    'purchase.no-mail': 'The vendor has no e-mail address. Write it, or say that it was ordered by phone or portal.',
    'purchase.over-limit': ({ overLimit }: Facts) =>
      overLimit
        ? `This is more than the ${sumText(overLimit)} that you may order at once. An admin has been asked.`
        : '',
    'purchase.received': 'Something of this purchase has come. Undo the receipt first, or close the lines.',
    'purchase.unsaid': ({ unsaid }: Facts) =>
      `Nothing is said of ${unsaid.join(', ')}. Say a day for each line that is open, or none.`,
    'purchase.schedule': ({ overScheduled }: Facts) =>
      `More is confirmed than was ordered of ${overScheduled.join(', ')}. Change the purchase instead.`,
    'purchase.differs': ({ differences }: Facts) =>
      `The vendor confirms something else than was ordered: ${differences.join('; ')}. Tick that you have seen it.`,
    'purchase.over': ({ excess }: Facts) => `More would come in than was ordered: ${excess.join('; ')}. Say why.`,
    'purchase.no-reason': 'Say why.',
  },
};
