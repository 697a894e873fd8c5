import { type BasisPoints, basisPoints, type Money, multiplyMoney } from '../pricing/money.ts';
import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import { scheduleOf } from '../payment/schedule.ts';
import type { SaleTotals } from '../pricing/quote-totals.ts';
import type { Vat } from '../pricing/vat.ts';
import type { PaperMessages } from '../../messages/messages.ts';

/** One row of the sums; the total is set off from the others. */
export interface PaperSum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

export interface PricedSale {
  readonly totals: SaleTotals;
  /** In which rows it is paid. */
  readonly plan: readonly PlanRow[];
  /** What was accepted, VAT included, where something else was measured since. */
  readonly accepted?: Money;
  /** Whether somebody fits the doors. */
  readonly fitted: boolean;
}

/** From the doors to the rows in which they are paid. What is nothing is left out, and so are the parts of a sum that has one part only. */
export function sumsOf({ totals, ...paid }: PricedSale, messages: PaperMessages): readonly PaperSum[] {
  const { sums } = messages;
  const row = (label: string, amount: Money, isTotal = false): PaperSum => ({
    label,
    amount: moneyText(amount, messages),
    isTotal,
  });
  const { items, charges, discount, net, vat, total } = totals;
  const isSum = charges.minor !== 0 || discount.minor !== 0;
  return [
    ...(isSum ? [row(sums.items, items)] : []),
    ...(charges.minor === 0 ? [] : [row(sums.charges, charges)]),
    ...(discount.minor === 0 ? [] : [row(sums.discount, multiplyMoney(discount, -1))]),
    ...(vat.rate === 0 ? [] : [row(sums.net, net), row(sums.vat(rateText(vat.rate)), vat.amount)]),
    row(sums.total, total, true),
    ...(paid.plan.length === 1 ? [] : planRows({ totals, ...paid }, sums).map(([label, amount]) => row(label, amount))),
  ];
}

function planRows(
  { totals, plan, accepted = totals.total, fitted }: PricedSale,
  { instalment }: PaperMessages['sums'],
) {
  const { rows } = scheduleOf({ accepted, total: totals.total, plan, credits: [], payments: [] });
  return plan.flatMap((row, at) => {
    const due = row.due === 'fitted' && !fitted ? 'delivered' : row.due;
    const amount = rows[at]?.amount;
    return amount ? [[instalment({ ...row, due, rate: rateText(basisPoints(row.share)) }), amount] as const] : [];
  });
}

/** How the quote is taxed, in the sentence that its treatment asks for. */
export const vatNote = ({ treatment, rate }: Vat, { vat }: PaperMessages): string => vat[treatment](rateText(rate));

/** `€2,439.99`. */
export const moneyText = (amount: Money, messages: Pick<PaperMessages, 'amount'>): string => messages.amount(amount);

/** 1350 is `13.5`. */
export const rateText = (rate: BasisPoints): string => String(rate / 100);
