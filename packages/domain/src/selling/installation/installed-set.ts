import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import { glazedFrameParts } from '../../door/model/parts.ts';
import { leavesByGroup, leafSizes } from '../../door/sizes/leaf-sizes.ts';
import { systemOf } from '../../door/system/item-system.ts';
import { lightsOf } from '../../door/weight/leaf-weight.ts';
import { thermalRatingOf } from '../../making/thermal/thermal-rating.ts';
import { glazingShare } from './glazing-share.ts';

/** What a register asks of a set that is fitted. */
export interface InstalledSet {
  /** In tenths of a per cent of the door's leaves. */
  readonly share: number;
  /** Sidelights and fanlights that are frames of their own, coupled to the door's. */
  readonly coupled: number;
  readonly system: string;
  /** W/m²K as it is declared; null: its rows do not tell. */
  readonly uValue: number | null;
}

/**
 * A set as a register asks about it.
 * @param isKnown whether the catalogue has all its rows; without them nobody can rate it
 */
export function installedSetOf(item: Item, rows: ProductionCatalogue, isKnown: boolean): InstalledSet {
  const { catalogue } = rows;
  const design = catalogue.design(item.designId);
  const leaves = leavesByGroup(leafSizes(item, catalogue));
  const { declared } = isKnown ? thermalRatingOf(item, rows) : { declared: Infinity };
  return {
    share: glazingShare(leaves.map(({ size: leaf }) => ({ leaf, sights: lightsOf(leaf, design) }))),
    coupled: item.frame.construction === 'coupled' ? glazedFrameParts(item.frame.parts).length : 0,
    system: systemOf(item.systemId, catalogue).name,
    uValue: Number.isFinite(declared) ? declared : null,
  };
}
