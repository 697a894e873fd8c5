import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { MasterStock, RelatedStock, Stock } from '../../catalogue/rows/stock-rows.ts';
import type { Item } from '../model/item.ts';
import type { DoorProps } from './criteria.ts';
import { doorPropsOf } from './door-props.ts';
import { fittingVariant } from './stock-of-master.ts';

/** Stock that a chosen product requires; `stock` is null when no variant fits the door. */
export interface RelatedStockChoice {
  readonly related: RelatedStock;
  readonly master: MasterStock;
  readonly stock: Stock | null;
}

/** A stock option, as far as it decides what comes with it. */
export type PickedStock = Pick<Stock, 'masterId' | 'code' | 'suite'>;

/**
 * All related stock of a stock option for this door, as if the door had that option already: a black pull bar picked for
 * a door with gold levers comes with the escutcheon that fits a pull bar, in black.
 */
export function relatedTo(picked: PickedStock, item: Item, catalogue: Catalogue): readonly RelatedStockChoice[] {
  const suite = picked.suite ?? item.hardware.suite;
  const props = { ...doorPropsOf(item, catalogue), hardwareSuite: suite, ...propsOfPicked(picked, catalogue) };
  return catalogue.rows.relatedStock
    .filter((related) => related.masterId === picked.masterId)
    .map((related) => ({
      related,
      master: catalogue.master(related.relatedMasterId),
      stock: fittingVariant(related.relatedMasterId, { suite, props }, catalogue),
    }));
}

function propsOfPicked({ masterId, code }: PickedStock, catalogue: Catalogue): DoorProps {
  const { dropdown, handleType } = catalogue.master(masterId);
  return { ...(dropdown !== null && { [dropdown]: code }), ...(handleType !== null && { handleType }) };
}
