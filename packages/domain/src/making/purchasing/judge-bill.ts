import type { Currency } from '../../door/model/item-record.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { BuyingMessages } from '../../messages/messages.ts';
import type { Portion } from '../stock/ledger.ts';
import { quantityText, type StockUnit } from '../stock/quantity.ts';
import { lineBillings, type PurchasePapers } from './line-billing.ts';
import type { PurchaseRecord } from './purchase.ts';
import { type BillLine, type BillTolerance, type JudgedLine, judgedLine } from './vendor-bill.ts';

/** A purchase of which something is billed, with what was written about it before this bill. */
export interface BilledPurchase {
  readonly record: PurchaseRecord;
  readonly papers: PurchasePapers;
}

interface Judging {
  readonly tolerance: BillTolerance;
  readonly portion: Portion;
  readonly messages: BuyingMessages;
}

/** Compares all lines of a bill, in their order, with what was ordered, what came and what was billed before; those above count. */
export function judgedBill(
  lines: readonly BillLine[],
  purchases: ReadonlyMap<string, BilledPurchase>,
  { messages, ...rules }: Judging,
): Result<readonly JudgedLine[]> {
  const above = new Map<string, number>();
  const judged: JudgedLine[] = [];
  for (const each of lines) {
    const standing = standingOf(each, purchases.get(each.purchase));
    if (!standing) return refused('purchase.no-line', messages.otherLine);
    const { price: ordered, received, billed, id } = standing;
    const more = above.get(id) ?? 0;
    above.set(id, more + each.quantity);
    judged.push(judgedLine(each, { ordered, received, billed: billed + more }, rules));
  }
  return accepted(judged);
}

/** What was agreed of a line, with how the ordered line stands that it is or replaces; undefined: the purchase has no such line. */
function standingOf({ line: billed }: BillLine, of: BilledPurchase | undefined) {
  const line = of?.record.purchase.lines.find(({ id }) => id === billed);
  if (!of || !line) return undefined;
  const id = line.replacementOf ?? line.id;
  const billing = lineBillings(of.record, of.papers).find((each) => each.line.id === id);
  return billing && { ...billing, id, price: line.price };
}

/** A difference in words, and whether it stands in the way. */
export interface BillDifference {
  readonly text: string;
  readonly passes: boolean;
}

/** How a line of a bill differs, its quantity and its price apart; nothing where it does not. */
export function billDifferences(
  { excess, excessCost, dearer, perMille, isPriceWithin, net }: JudgedLine,
  { unit, currency }: { readonly unit: StockUnit; readonly currency: Currency },
  { notReceived, dearer: dearerText, noAgreedPrice }: BuyingMessages,
): readonly BillDifference[] {
  const sum = (minor: number) => ({ minor, currency });
  const quantity =
    excess === 0 ? [] : [{ text: notReceived(quantityText(excess, unit), sum(excessCost)), passes: false }];
  if (dearer === 0) return quantity;
  const price = dearer === null ? noAgreedPrice(sum(net)) : dearerText(sum(dearer), perMille);
  return [...quantity, { text: price, passes: isPriceWithin }];
}
