import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { HandleOption } from '../../catalogue/rows/stock-rows.ts';
import { type HandleType, type Suite, suites } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { hasRoomOnDoor } from './handle-room.ts';

/** The finish of a new door until a person chooses one, or a design that names another. */
export const newDoorSuite: Suite = 'gold';

/** The handle of a new door: the supplier's default, else the first that is sold. Throws on a catalogue without any. */
export function defaultHandleType({ sold, isSold, handle, master }: Catalogue): HandleType {
  const row = sold.defaultHardware.find(({ kind }) => kind === 'handle');
  const wanted = row && master(row.masterId).handleType;
  if (wanted && isSold(handle(wanted))) return wanted;
  const [first] = sold.handles;
  if (!first) throw new Error('The catalogue holds no handles.');
  return first.handleType;
}

const preferredSuite: Suite = 'chrome';

/** Chrome where it is allowed, else the first that is. */
export const defaultSuite = (allowed: readonly Suite[]): Suite =>
  allowed.find((suite) => suite === preferredSuite) ?? allowed[0] ?? preferredSuite;

/** The finishes in which a handle type is made; without a handle, all of them. */
export const suitesOf = (handleType: HandleType | null, catalogue: Catalogue): readonly Suite[] =>
  handleType === null ? suites : catalogue.handle(handleType).suites;

/** Each handle is made for some groups of designs. */
export const suitsDesign = (handle: HandleOption, design: Pick<Design, 'hardwareGroup'>): boolean =>
  handle.designGroups.includes(design.hardwareGroup);

/** A long pull bar needs a leaf of a least height. */
export const suitsLeaf = (handle: HandleOption, item: Pick<Item, 'frame' | 'leaves'>, catalogue: Catalogue): boolean =>
  handle.minLeafHeight === null || masterOf(leafSizes(item, catalogue)).height >= handle.minLeafHeight;

export const handleSuits = (
  handle: HandleOption,
  item: Pick<Item, 'frame' | 'leaves' | 'designId' | 'hand'>,
  catalogue: Catalogue,
): boolean =>
  suitsDesign(handle, catalogue.design(item.designId)) &&
  suitsLeaf(handle, item, catalogue) &&
  hasRoomOnDoor(handle, item, catalogue);
