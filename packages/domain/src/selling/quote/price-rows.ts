import type { ItemPrice } from '../pricing/item-price.ts';
import { lineText } from '../pricing/line-text.ts';
import { addMoney, type Money, noMoney, portion, subtractMoney } from '../pricing/money.ts';
import type { PaperRow, PaperTexts } from './paper-rows.ts';
import { moneyText } from './paper-sums.ts';

/**
 * The lines of a price as a customer reads them: each with its share of what one costs, so that neither the discount of the
 * account nor the markup can be read from them. They add up to the price of one exactly.
 */
export function priceRowsOf(
  { lines, list, unit }: Pick<ItemPrice, 'lines' | 'list' | 'unit'>,
  { paper, pricing }: Pick<PaperTexts, 'paper' | 'pricing'>,
): readonly PaperRow[] {
  const shares = sharesOf(
    unit,
    lines.map(({ amount }) => amount),
    list,
  );
  return lines.map((line, at) => {
    const share = moneyText(shares[at] ?? noMoney(unit.currency), paper);
    return { text: lineText(line, pricing), quantity: 1, unit: share, amount: share };
  });
}

/** Whole cents in proportion to the weights: the sum up to each line is rounded, so that all of them are the whole. */
function sharesOf(whole: Money, weights: readonly Money[], sum: Money): readonly Money[] {
  if (sum.minor === 0) return weights;
  let [reached, before] = [noMoney(whole.currency), noMoney(whole.currency)];
  return weights.map((weight) => {
    reached = addMoney(reached, weight);
    const upTo = portion(whole, reached.minor, sum.minor);
    const share = subtractMoney(upTo, before);
    before = upTo;
    return share;
  });
}
