import type { WorkInstruction } from '../../making/bom/work-instruction.ts';
import type { PricedSet, PriceRule } from './priced-set.ts';
import { type StockPrice, stockPriceOf } from './stock-price.ts';
import { type Measure, once, sumOfTerms, type Working } from './working.ts';

/** P15. Lines that a person added, by the price of their stock. A line without stock has no price until it gets one. */
export const addedLinePrices: PriceRule = (set) =>
  set.added.map((line) => {
    const found = stockPriceOf(line.code, set.catalogue, set.prices);
    return {
      code: 'P15-added',
      about: { name: line.description, stock: line.code },
      working: found ? workingOf(line, found, set) : 'price.missing',
    };
  });

function workingOf(line: WorkInstruction, { by, price }: StockPrice, { catalogue, prices }: PricedSet): Working {
  const { suite = null } = catalogue.rows.stock.find(({ code }) => code === line.code) ?? {};
  const terms = [{ price, measure: measureOf(line, by) }];
  const forSuite = by === 'handle' && suite !== null ? [once(prices.suites[suite])] : [];
  return sumOfTerms(...terms, ...forSuite);
}

/** By the metre: pieces × length, or the quantity itself where no length is given. Quantities may have three decimals. */
function measureOf({ quantity, length }: WorkInstruction, by: StockPrice['by']): Measure {
  const thousandths = Math.round(quantity * 1000);
  if (by === 'metre' && length !== null) return { kind: 'length', mm: Math.round(quantity * length) };
  return { kind: 'length', mm: thousandths };
}
