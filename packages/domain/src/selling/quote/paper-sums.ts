import { type BasisPoints, type Money, multiplyMoney } from '../pricing/money.ts';
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
  /** Share of the total that is asked for with the order. */
  readonly deposit: BasisPoints;
}

/** From the doors to the deposit. What is nothing is left out, and so are the parts of a sum that has one part only. */
export function sumsOf({ totals, deposit }: PricedSale, messages: PaperMessages): readonly PaperSum[] {
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
    ...(totals.deposit.minor === 0 ? [] : [row(sums.deposit(rateText(deposit)), totals.deposit)]),
  ];
}

/** How the quote is taxed, in the sentence that its treatment asks for. */
export const vatNote = ({ treatment, rate }: Vat, { vat }: PaperMessages): string => vat[treatment](rateText(rate));

/** `€2,439.99`. */
export const moneyText = (amount: Money, messages: Pick<PaperMessages, 'amount'>): string => messages.amount(amount);

/** 1350 is `13.5`. */
export const rateText = (rate: BasisPoints): string => String(rate / 100);
