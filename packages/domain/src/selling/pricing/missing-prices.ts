import type { CatalogueRows } from '../../catalogue/rows/catalogue-rows.ts';
import type { MasterStock } from '../../catalogue/rows/stock-rows.ts';
import type { PriceList } from './price-list.ts';

/** The law of the supplier's rows. Names everything in a catalogue that can be chosen and has no price, such as `piece KN-URN` or `family T1`. */
export const missingPrices = (rows: CatalogueRows, prices: PriceList): readonly string[] => {
  const lists: readonly (readonly [noun: string, asked: readonly (string | number)[], priced: object])[] = [
    ['family', rows.designs.map(({ priceFamily }) => priceFamily), prices.families],
    ['frame colour group', rows.colourPairs.map(({ priceGroup }) => priceGroup), prices.frameColourGroups],
    ['glass group', [...rows.themes, ...rows.backings].map(({ priceGroup }) => priceGroup), prices.glassGroups],
    ['slab', Object.keys(rows.weights.slabs), prices.slabs],
    ['handle type', rows.handles.map(({ handleType }) => handleType), prices.handleTypes],
    ['suite', rows.handles.flatMap(({ suites }) => suites), prices.suites],
    ['fire rating', rows.systems.flatMap(({ fire }) => fire ?? []), prices.fire],
    ['threshold', rows.thresholds.map(({ code }) => code), prices.thresholds],
    ['size stock', rows.sizeStock.map(({ code }) => code), prices.perMetre],
  ];
  const missing = lists.flatMap(([noun, asked, priced]) =>
    [...new Set(asked)].filter((key) => !Object.hasOwn(priced, key)).map((key) => `${noun} ${String(key)}`),
  );
  return [
    ...missing,
    ...rows.masters.flatMap((master) => masterWithoutPrice(master, prices)),
    ...unbandedDoors(rows, prices),
  ];
};

/** A handle is priced by its type; every other product by the piece, by the metre, or as a threshold. */
const masterWithoutPrice = ({ code, handleType }: MasterStock, prices: PriceList): readonly string[] => {
  if (handleType !== null) return [];
  const tables = [prices.pieces, prices.perMetre, prices.thresholds].filter((table) => Object.hasOwn(table, code));
  if (tables.length === 1) return [];
  return [tables.length === 0 ? `product ${code}` : `one price of product ${code}`];
};

/** The largest doors that can be ordered; a leaf of a double door is priced as half its width. */
function unbandedDoors({ limits }: CatalogueRows, { sizeBands }: PriceList): readonly string[] {
  const largest = [
    { width: limits.single.max.width, height: limits.single.max.height },
    { width: limits.double.max.width / 2, height: limits.double.max.height },
  ];
  return largest
    .filter(({ width, height }) => !sizeBands.some((band) => width <= band.maxWidth && height <= band.maxHeight))
    .map(({ width, height }) => `size ${String(width)} × ${String(height)}`);
}
