import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { MasterStock, Stock } from '../../catalogue/rows/stock-rows.ts';
import type { HardwareKind } from '../model/hardware-kinds.ts';
import type { HandleType, Suite } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { type DoorProps, meetsCriteria } from './criteria.ts';
import { doorPropsOf } from './door-props.ts';

/** The variant of a product in a suite; a product without suites fits every suite. null: not stocked in this suite. */
export const stockOfMaster = (masterId: MasterStock['id'], suite: Suite, catalogue: Catalogue): Stock | null =>
  variants(masterId, suite, catalogue)[0] ?? null;

/** The variant of a product in the door's suite whose criteria the door meets; null: none. */
export const stockFittingDoor = (masterId: MasterStock['id'], item: Item, catalogue: Catalogue): Stock | null =>
  fittingVariant(masterId, { suite: item.hardware.suite, props: doorPropsOf(item, catalogue) }, catalogue);

/** The variant of a product in this suite whose criteria these properties meet; null: none. */
export const fittingVariant = (
  masterId: MasterStock['id'],
  { suite, props }: { readonly suite: Suite; readonly props: DoorProps },
  catalogue: Catalogue,
): Stock | null => variants(masterId, suite, catalogue).find(({ criteria }) => meetsCriteria(criteria, props)) ?? null;

/** The default stock of a kind of hardware in a suite. */
export function defaultStockFor(kind: HardwareKind, suite: Suite, catalogue: Catalogue): Stock | null {
  const row = catalogue.sold.defaultHardware.find((each) => each.kind === kind);
  return row ? stockOfMaster(row.masterId, suite, catalogue) : null;
}

/** The handle itself, for a handle type in a suite. */
export function handleStockFor(handleType: HandleType, suite: Suite, catalogue: Catalogue): Stock | null {
  const master = catalogue.sold.masters.find((each) => each.handleType === handleType);
  return master ? stockOfMaster(master.id, suite, catalogue) : null;
}

function variants(masterId: MasterStock['id'], suite: Suite, catalogue: Catalogue): readonly Stock[] {
  const ofMaster = catalogue.rows.stock.filter((stock) => stock.masterId === masterId);
  const inSuite = ofMaster.filter((stock) => stock.suite === suite);
  return inSuite.length > 0 ? inSuite : ofMaster.filter((stock) => stock.suite === null);
}
