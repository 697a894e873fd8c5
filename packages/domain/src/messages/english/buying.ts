import { dayText } from './day.ts';
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
  readonly unsettled: readonly string[];
}

/** `10.20`, whether more or less: the bill beside it says in which currency. */
const figure = ({ minor, currency }: Sum): string => sumText({ minor: Math.abs(minor), currency }).slice(1);

/** Ten of these are a per cent. */
const perCent = (perMille: number): string => `${(Math.abs(perMille) / 10).toFixed(1)} %`;

/** The texts of the rules about purchases. */
export const buying = {
  /** `15 more than ordered`. */
  moreThanOrdered: (quantity: string) => `${quantity} more than ordered`,
  /** Of a line of which more would come than is tolerated. */
  excess: (would: Amount, ordered: string, most: string) =>
    `${amount(would)} of ${ordered} ordered (at most ${most} without a reason)`,
  lessScheduled: (scheduled: Amount, ordered: string) => `${amount(scheduled)} of ${ordered} ordered`,
  laterThanWanted: (key: string, day: string, wanted: string) =>
    `${key} on ${dayText(day)} instead of ${dayText(wanted)}`,
  dayBeforePurchase: (day: string, sent: string) =>
    `Day: ${dayText(day)} is before the purchase was sent, on ${dayText(sent)}. Choose that day or a later one.`,
  otherLine: 'LineId: this is no line of this purchase. Look at it as it is now.',
  lineTwice: 'LineId: a line is named twice. Name each once.',
  nothingReceived: 'Quantity: nothing has come of this line. Leave it out, or say how much is damaged.',
  namePieces:
    'Pieces: say which pieces have come, each once: those that are good, and those that are damaged. Only goods that are made for one door have pieces.',
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
    'purchase.has-papers': 'Something of this is billed or claimed. Reject the bill or withdraw the claim first.',
    'purchase.unsettled': ({ unsettled }: Facts) =>
      `Not everything is settled: ${unsettled.join('; ')}. Enter its bills and end its claims, or say why it is closed all the same.`,
    'purchase.no-reason': 'Say why.',
  },
  /** `4 billed and not received (10.20)`. */
  notReceived: (quantity: string, cost: Sum) => `${quantity} billed and not received (${figure(cost)})`,
  /** `5.50 more than ordered (2.2 %)`; without a share where it was ordered for nothing. */
  dearer: (by: Sum, perMille: number | null) =>
    `${figure(by)} ${by.minor < 0 ? 'less' : 'more'} than ordered${perMille === null ? '' : ` (${perCent(perMille)})`}`,
  noAgreedPrice: (net: Sum) => `no price was agreed (${figure(net)})`,
  billSum: (net: Sum, vat: Sum, total: Sum) =>
    `Vat: the lines come to ${sumText(net)} and the VAT to ${sumText(vat)}, which is not ${sumText(total)}. Compare them with the bill.`,
  billGuards: {
    'purchase.bill-differs':
      'It still differs from what was ordered and has come. Receive the goods, or have it approved.',
    'purchase.no-reason': 'Say why.',
  },
  claimWish: 'Wish: what never came is not replaced, it is still to come of its line. Ask for credit or a reduction.',
  claimQuantity: (wished: Amount, most: string) =>
    `Of this line ${most} can still be claimed, not ${amount(wished)}. Claim less.`,
  claimedPieces:
    'Pieces: say which of those that have come and are not claimed yet are wrong, each once. Only goods that are made for one door have pieces.',
  /** `2 CY-3K`. */
  held: amount,
  claimGuards: {
    'purchase.claim-goods': 'Nothing has come of what is claimed, so nothing goes back.',
    'purchase.claim-back': 'The goods went back to the vendor already: wait for its answer.',
    'purchase.claim-credit': 'Credit: say what the vendor gives for it, as 12.50.',
    'purchase.claim-replacing': ({ replacing }: { readonly replacing: string }) =>
      `What replaces the goods is still to come: ${replacing}. Receive it first, or close its line.`,
    'purchase.no-reason': 'Say why.',
  },
  /** What stands in the way of closing a purchase. */
  unsettled: {
    unbilled: (of: Amount) => `${amount(of)} received and not billed`,
    differing: (count: number) => (count === 1 ? 'a bill differs' : `${String(count)} lines of bills differ`),
    claims: (count: number) => (count === 1 ? 'a claim is open' : `${String(count)} claims are open`),
  },
};
