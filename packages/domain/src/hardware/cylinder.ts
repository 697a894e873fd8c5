import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockCode } from '../item/ids.ts';

/** Three stars, so that no handle has to make up for the cylinder. */
const preferred = 'CY-3K';

/** The lock cylinder of a new door: the preferred one where it is stocked, else the first. */
export function defaultCylinder(catalogue: Catalogue): StockCode {
  const masters = catalogue.rows.masters.filter(({ dropdown }) => dropdown === 'cylinder');
  const stocked = catalogue.rows.stock.filter(({ masterId }) => masters.some(({ id }) => id === masterId));
  const cylinder = stocked.find(({ code }) => code === preferred) ?? stocked[0];
  if (!cylinder) throw new Error('The catalogue holds no cylinder.');
  return cylinder.code;
}
