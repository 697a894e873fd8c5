import { money, sumMoney } from '../pricing/money.ts';
import type { Order } from '../order/order.ts';
import { type ChargedLine, chargedLines, type ChargedPart } from './charged-lines.ts';
import type { CreditNote } from './credit-note.ts';

/** A line of an order with what earlier notes have left of it. */
export interface CreditableLine extends ChargedPart {
  readonly charged: ChargedLine;
  /** How many of it earlier notes have credited. */
  readonly credited: number;
  /** What can still be credited: how many, and without VAT. */
  readonly left: Pick<ChargedLine, 'quantity' | 'net'>;
}

export type EarlierCredit = Pick<CreditNote, 'lines' | 'vat'>;

export const creditableLines = (
  order: Pick<Order, 'lines' | 'charges' | 'agreed'>,
  earlier: readonly EarlierCredit[],
): readonly CreditableLine[] => {
  const credits = earlier.flatMap(({ lines }) => lines);
  return chargedLines(order).map((charged) => {
    const { kind, id, quantity, net } = charged;
    const ofLine = credits.filter((each) => each.kind === kind && each.id === id);
    const credited = ofLine.reduce((sum, each) => sum + (each.quantity ?? 0), 0);
    const { minor } = sumMoney(
      ofLine.map((each) => each.net),
      net.currency,
    );
    const left = { quantity: quantity - credited, net: money(net.minor + minor, net.currency) };
    return { kind, id, charged, credited, left };
  });
};
