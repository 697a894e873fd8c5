import { type Money, portion, subtractMoney } from '../pricing/money.ts';
import { amountOfLine } from '../pricing/quote-totals.ts';
import type { Order } from '../order/order.ts';

/** A line of an order, or one of its charges. */
export interface ChargedPart {
  readonly kind: 'line' | 'charge';
  readonly id: string;
}

export interface ChargedLine extends ChargedPart {
  readonly quantity: number;
  /** Without VAT, less its share of the discount. */
  readonly net: Money;
}

type Charged = Pick<Order, 'lines' | 'charges' | 'agreed'>;

/**
 * What was charged for each line and charge. The discount is shared among the lines so that they add up to the cent: 100.00
 * off three equal lines is 33.33, 33.34 and 33.33.
 */
export function chargedLines({ lines, charges, agreed }: Charged): readonly ChargedLine[] {
  let before = 0;
  const shareUpTo = (minor: number): Money => portion(agreed.discount, minor, Math.max(1, agreed.items.minor));
  const doors = lines.map(({ id, quantity, unit }): ChargedLine => {
    const amount = amountOfLine({ unit, quantity });
    const share = subtractMoney(shareUpTo(before + amount.minor), shareUpTo(before));
    before += amount.minor;
    return { kind: 'line', id, quantity, net: subtractMoney(amount, share) };
  });
  const beside = charges.map(({ id, quantity, unit }): ChargedLine => {
    const net = amountOfLine({ unit, quantity });
    return { kind: 'charge', id, quantity, net };
  });
  return [...doors, ...beside];
}
