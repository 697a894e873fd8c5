import type { PricingMessages } from '../../messages/messages.ts';
import { exchangeTo, type ItemPrice } from './item-price.ts';
import { lineText } from './line-text.ts';
import { amountText, type MinorUnits, type Money, money } from './money.ts';
import type { PriceFault, PriceLine, PriceLineCode } from './price-line.ts';
import type { PriceList } from './price-list.ts';
import type { Exchange, Measure, MeasureKind, PriceTerm, Working } from './working.ts';

/** The price of an item with each line in words: nothing in it is looked up any more. */
export interface ExplainedPrice extends Omit<ItemPrice, 'lines'> {
  readonly lines: readonly ExplainedLine[];
}

interface ExplainedLine {
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

/** The sum behind a line, as it is unfolded: `2 × (165 + 120 × 0.669856) = 490.77`. '' for a line in error. */
export function workingText(
  { working, amount }: Pick<PriceLine, 'working' | 'amount'>,
  { numerator, denominator }: Exchange,
): string {
  if (working === null) return '';
  const rate = numerator === denominator ? [] : [decimals(numerator, denominator)];
  const sum = sumText(working);
  const counted = [...(working.quantity === 1 ? [] : [String(working.quantity)]), sum, ...rate];
  const text =
    counted.length > 1 && isOpenSum(working) ? counted.map((part) => (part === sum ? `(${part})` : part)) : counted;
  return `${text.join(' × ')} = ${amountText(amount)}`;
}

function sumText({ terms, least }: Working): string {
  const sum = terms.map(termText).join(' + ');
  return least === null ? sum : `max(${priceText(least)}, ${sum})`;
}

/** A sum that is multiplied needs brackets; `max(…)` brings its own. */
const isOpenSum = ({ terms, least }: Working): boolean => least === null && terms.length > 1;

function termText({ price, measure }: PriceTerm): string {
  const factor = factorText(measure);
  if (factor === '1') return priceText(price);
  return measure.kind === 'pieces' ? `${factor} × ${priceText(price)}` : `${priceText(price)} × ${factor}`;
}

const factors: { readonly [Kind in MeasureKind]: (measure: Measure<Kind>) => string } = {
  pieces: ({ count }) => String(count),
  percent: ({ percent }) => decimals(percent, 100),
  length: ({ mm }) => decimals(mm, 1000),
  area: ({ mm2 }) => decimals(mm2, 1_000_000),
};

const factorText = <Kind extends MeasureKind>(measure: Measure<Kind>): string => factors[measure.kind](measure);

/** Whole euros as people write them in a sum: `165`, `22.50`. */
const priceText = (price: MinorUnits): string => amountText(money(price, 'EUR')).replace(/\.00$/, '');

/** A fraction by a power of ten, exact: 669856 of 1000000 is `0.669856`. */
function decimals(numerator: number, denominator: number): string {
  const places = String(denominator).length - 1;
  const digits = String(numerator).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}
