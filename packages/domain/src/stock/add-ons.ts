import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StockCode } from '../item/ids.ts';
import type { Item } from '../item/item.ts';
import { relatedTo } from './related-stock.ts';

/** How something came to a door set beside what was chosen: a person added it, or a choice brought it along. */
export type AddOnReference = 'Manual Addon' | 'Related Stock Item';

export interface AddOn {
  readonly reference: AddOnReference;
  readonly name: string;
  /** What brought it along; null where a person added it. */
  readonly comesWith: string | null;
}

/** What the choices bring along to this door. Lines that a person adds by hand belong to the works, not to the item. */
export const broughtAlong = (item: Item, catalogue: Catalogue): readonly AddOn[] =>
  bringersOf(item).flatMap((code) => {
    const bringer = catalogue.rows.stock.find((stock) => stock.code === code);
    if (!bringer) return [];
    const comesWith = catalogue.master(bringer.masterId).name;
    return relatedTo(bringer.masterId, item, catalogue)
      .filter(({ stock }) => stock !== null)
      .map(({ master }): AddOn => ({ reference: 'Related Stock Item', name: master.name, comesWith }));
  });

/** Each piece once: both leaves of a double door may carry the same handle. */
const bringersOf = ({ hardware, leaves, frame }: Item): readonly StockCode[] => {
  const slaveHandle = leaves.kind === 'double' ? leaves.slaveHandle : null;
  const pieces = [...Object.values(hardware.chosen), slaveHandle, frame.sill];
  return [...new Set(pieces.filter((code) => code !== null))];
};
