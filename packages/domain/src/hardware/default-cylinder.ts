import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockCode } from '../model/ids.ts';

/** Three stars (TS 007): enough for Secured by Design with any handle. */
const preferred = 'CY-3K';

/** The cylinder of a new door: the preferred one if the supplier has it, else the first. */
export function defaultCylinder(catalogue: Catalogue): StockCode {
  const masters = catalogue.sold.masters.filter(({ dropdown }) => dropdown === 'cylinder');
  const stocked = catalogue.sold.stock.filter(({ masterId }) => masters.some(({ id }) => id === masterId));
  const cylinder = stocked.find(({ code }) => code === preferred) ?? stocked[0];
  if (!cylinder) throw new Error('The catalogue holds no cylinder.');
  return cylinder.code;
}
