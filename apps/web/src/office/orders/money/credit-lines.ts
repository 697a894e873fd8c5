import { orderMoneyMessages } from '../../messages/orders.ts';
import { amountIn } from '../../sale/typed-amount.ts';
import { type CreditableLine, type CreditLine, isSum } from './money-order.ts';

const { credit: t } = orderMoneyMessages;

/** What is typed for a line: how many of it, or a sum; at most one of the two. */
export interface TypedLine {
  readonly quantity: string;
  readonly sum: string;
}

export type TypedCredit = Readonly<Record<string, TypedLine>>;

export const nothingTyped: TypedLine = { quantity: '', sum: '' };

/** A line and a charge of an order never have the same id. */
export const keyOf = ({ LineId, ChargeId }: CreditableLine): string => LineId ?? ChargeId ?? '';

/** The lines of the note as the server takes them, and what is wrong with what was typed; '' for nothing. */
export function creditLines(
  creditable: readonly CreditableLine[],
  typed: TypedCredit,
): { readonly lines: readonly CreditLine[]; readonly fault: string } {
  const lines: CreditLine[] = [];
  for (const line of creditable) {
    const { quantity, sum } = typed[keyOf(line)] ?? nothingTyped;
    if (quantity.trim() === '' && sum.trim() === '') continue;
    if (quantity.trim() !== '' ? !/^\s*[1-9]\d{0,2}\s*$/.test(quantity) : !isSum(sum))
      return { lines: [], fault: t.wrongLine };
    const by = quantity.trim() !== '' ? { Quantity: Number(quantity) } : { Amount: amountIn(sum) };
    lines.push(line.LineId === null ? { ChargeId: line.ChargeId ?? '', ...by } : { LineId: line.LineId, ...by });
  }
  return { lines, fault: lines.length === 0 ? t.noLines : '' };
}
