import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { StockCode } from '../model/ids.ts';

/** The cylinder of a new door: the supplier's first that goes on every door, else the first. The order of the stock decides. */
export function defaultCylinder(catalogue: Catalogue): StockCode {
  const known = cylinders.get(catalogue) ?? firstCylinder(catalogue);
  cylinders.set(catalogue, known);
  return known;
}

/** Each choice asks for it several times, and it lies behind all handles of the stock. */
const cylinders = new WeakMap<Catalogue, StockCode>();

function firstCylinder(catalogue: Catalogue): StockCode {
  const masters = new Set(catalogue.sold.masters.filter(({ dropdown }) => dropdown === 'cylinder').map(({ id }) => id));
  const stocked = catalogue.sold.stock.filter(({ masterId }) => masters.has(masterId));
  const cylinder = stocked.find(({ criteria }) => Object.keys(criteria).length === 0) ?? stocked[0];
  if (!cylinder) throw new Error('The catalogue holds no cylinder.');
  return cylinder.code;
}
