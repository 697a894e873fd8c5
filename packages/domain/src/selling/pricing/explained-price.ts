import type { PricingMessages } from '../../messages/messages.ts';
import { exchangeTo, type ItemPrice } from './item-price.ts';
import { lineText } from './line-text.ts';
import type { Money } from './money.ts';
import type { PriceFault, PriceLineCode } from './price-line.ts';
import type { PriceList } from './price-list.ts';
import { workingText } from './working-text.ts';

/** The price of an item with each line in words: nothing in it is looked up any more. */
export interface ExplainedPrice extends Omit<ItemPrice, 'lines'> {
  readonly lines: readonly ExplainedLine[];
}

export interface ExplainedLine {
  readonly code: PriceLineCode;
  readonly text: string;
  /** `2 × (165 + 120 × 0.669856) = 490.77`; '' for a line in error. */
  readonly working: string;
  readonly quantity: number;
  readonly amount: Money;
  readonly fault: PriceFault | null;
}

export function explainedPrice(
  price: ItemPrice,
  prices: Pick<PriceList, 'poundsFor100Euros'>,
  messages: PricingMessages,
): ExplainedPrice {
  const exchange = exchangeTo(price.currency, prices);
  const lines = price.lines.map((line) => ({
    code: line.code,
    text: lineText(line, messages),
    working: workingText(line, exchange),
    quantity: line.working?.quantity ?? 0,
    amount: line.amount,
    fault: line.fault,
  }));
  return { ...price, lines };
}
