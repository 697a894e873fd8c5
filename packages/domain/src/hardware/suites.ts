import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import type { HandleOption } from '../catalogue/stock-rows.ts';
import { type HandleType, type Item, type Suite, suites } from '../item/item.ts';
import { leafSizes, masterOf } from '../sizes/leaf.ts';

/** What a door has until somebody chooses another: the one handle that suits every design. */
export const usualHandle: HandleType = 'lever-lever';

const preferredSuite: Suite = 'chrome';

/** Chrome if it may be, else the first that may. */
export const defaultSuite = (allowed: readonly Suite[]): Suite =>
  allowed.find((suite) => suite === preferredSuite) ?? allowed[0] ?? preferredSuite;

/** The finishes in which a handle type is made; with no handle at all, every one. */
export const suitesOf = (handleType: HandleType | null, catalogue: Catalogue): readonly Suite[] =>
  handleType === null ? suites : catalogue.handle(handleType).suites;

/** Handles are made for families of designs. */
export const suitsDesign = (handle: HandleOption, design: Pick<Design, 'hardwareGroup'>): boolean =>
  handle.designGroups.includes(design.hardwareGroup);

/** A long bar needs a high leaf. */
export const suitsLeaf = (handle: HandleOption, item: Pick<Item, 'frame' | 'leaves'>, catalogue: Catalogue): boolean =>
  handle.minLeafHeight === null || masterOf(leafSizes(item, catalogue)).height >= handle.minLeafHeight;

export const handleSuits = (handle: HandleOption, item: Item, catalogue: Catalogue): boolean =>
  suitsDesign(handle, catalogue.design(item.designId)) && suitsLeaf(handle, item, catalogue);
