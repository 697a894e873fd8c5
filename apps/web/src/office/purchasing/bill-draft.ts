import type { Currency } from '@door/domain/door/model/item-record';
import { billDifferences, type BillDifference } from '@door/domain/making/purchasing/judge-bill';
import { type BillTolerance, judgedLine } from '@door/domain/making/purchasing/vendor-bill';
import { readQuantity } from '@door/domain/making/stock/quantity';
import { amountText, money, portion, readAmount } from '@door/domain/selling/pricing/money';
import { billingMessages } from '../messages/billing.ts';
import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';
import { amountIn } from '../sale/typed-amount.ts';
import { quantityIn } from '../stock/stock-wire.ts';

/** What a vendor can bill. */
export type ToBill = OfficeOutputs['purchase']['toBill'];
export type OpenLine = ToBill['Lines'][number];
type BillMessage = OfficeInputs['purchase']['enterBill'];

/** How much of a line is billed at which price, as it is typed; without a quantity nothing of it is. */
export interface BilledDraft {
  readonly quantity: string;
  readonly amount: string;
}
/** By the Ids of lines. */
export type BillDraft = Readonly<Record<string, BilledDraft>>;

/** What has come and is not billed, at what it was ordered for; of one purchase, or of all. */
export const proposedBill = ({ Lines }: Pick<ToBill, 'Lines'>, purchase: string | null): BillDraft =>
  Object.fromEntries(
    Lines.map(({ LineId, PurchaseId, ToBill: open, Price }) => {
      const isMeant = /[1-9]/.test(open) && (purchase === null || purchase === PurchaseId);
      return [LineId, { quantity: isMeant ? open : '', amount: Price?.Amount ?? '' }];
    }),
  );

/** What is typed of a bill and not sent. Lines that nobody touched are proposed as they are by then. */
export interface TypedBill {
  readonly head: BillHead;
  readonly lines: BillDraft;
}

/** undefined: it was stored in another shape. */
export function typedBillIn({ head, lines }: Readonly<Record<string, unknown>>): TypedBill | undefined {
  const { number, day, vat, total } = Object(head);
  const texts: readonly unknown[] = [number, day, vat, total];
  if (!texts.every((each) => typeof each === 'string')) return undefined;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(Object(lines));
  return {
    head: { number, day, vat, total },
    lines: Object.fromEntries(entries.flatMap(([id, line]) => (isBilled(line) ? [[id, line]] : []))),
  };
}

const isBilled = (entry: unknown): entry is BilledDraft => {
  const { quantity, amount } = Object(entry);
  return typeof quantity === 'string' && typeof amount === 'string';
};

interface BilledLine {
  /** Minor units. */
  readonly net: number;
  readonly differences: readonly BillDifference[];
}

interface Judging {
  readonly currency: Currency;
  readonly tolerance: BillTolerance;
}

/** How a bill would be judged, as the server does it. */
export const judgingOf = ({
  Currency: currency,
  Tolerance: { Percent, Amount },
}: Pick<ToBill, 'Currency' | 'Tolerance'>): Judging => ({
  currency,
  tolerance: { percent: Percent, minor: readAmount(Amount ?? '0.00', currency)?.minor ?? 0 },
});

/** What a line comes to and how it differs; null: nothing of it is billed; undefined: what is typed is wrong. */
export function billedLine(
  { Unit, Price, Received, Billed }: OpenLine,
  draft: BilledDraft | undefined,
  { currency, tolerance }: Judging,
): BilledLine | null | undefined {
  if (!draft || draft.quantity.trim() === '') return null;
  const quantity = readQuantity(quantityIn(draft.quantity), Unit);
  const amount = readAmount(amountIn(draft.amount), currency);
  const per = readQuantity(Price?.Per ?? '1', Unit);
  if (!quantity || !per || amount === undefined || amount.minor < 0) return undefined;
  const minor = Price && readAmount(Price.Amount, currency)?.minor;
  const judged = judgedLine(
    { quantity, price: { minor: amount.minor, per } },
    {
      ordered: minor === null || minor === undefined ? null : { minor, per },
      received: readQuantity(Received, Unit) ?? 0,
      billed: readQuantity(Billed, Unit) ?? 0,
    },
    { tolerance, portion: (value, of, whole) => portion(money(value, currency), of, whole).minor },
  );
  return { net: judged.net, differences: billDifferences(judged, { unit: Unit, currency }, billingMessages.rules) };
}

/** What a bill comes to and which of its lines differ; undefined: a line is typed wrong. */
export function billedSum(lines: readonly OpenLine[], draft: BillDraft, judging: Judging) {
  let [net, count, differing] = [0, 0, 0];
  for (const line of lines) {
    const billed = billedLine(line, draft[line.LineId], judging);
    if (billed === undefined) return undefined;
    if (billed === null) continue;
    net += billed.net;
    count += 1;
    if (billed.differences.some(({ passes }) => !passes)) differing += 1;
  }
  return { net, count, differing };
}

/** What is not on the bill itself is typed: `VAT` and `Total` as they are on it. */
export interface BillHead {
  readonly number: string;
  readonly day: string;
  readonly vat: string;
  readonly total: string;
}

/** Whether the VAT and the total are those of the lines; undefined: one of them is no amount. */
export function sumOfHead({ vat, total }: Pick<BillHead, 'vat' | 'total'>, net: number, currency: Currency) {
  const [tax, all] = [readAmount(amountIn(vat), currency), readAmount(amountIn(total), currency)];
  if (!tax || !all || tax.minor < 0) return undefined;
  const sum = net + tax.minor;
  return { isRight: sum === all.minor, sum: amountText(money(sum, currency)) };
}

/** The message that enters it. */
export const billMessage = (
  { Vendor, Currency: currency, Lines }: ToBill,
  { number, day, vat, total }: BillHead,
  draft: BillDraft,
): Omit<BillMessage, 'Id'> => ({
  VendorId: Vendor.Id,
  Number: number.trim(),
  Day: day,
  Currency: currency,
  Vat: amountIn(vat),
  Total: amountIn(total),
  Lines: Lines.flatMap(({ PurchaseId, LineId, Price }) => {
    const { quantity = '', amount = '' } = draft[LineId] ?? {};
    if (quantity.trim() === '') return [];
    return [
      {
        PurchaseId,
        LineId,
        Quantity: quantityIn(quantity),
        Price: { Amount: amountIn(amount), Per: Price?.Per ?? '1' },
      },
    ];
  }),
});
