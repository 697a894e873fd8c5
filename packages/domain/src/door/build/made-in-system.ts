import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { isHardwood } from '../../catalogue/rows/frame-rows.ts';
import { type SlabThickness, slabThicknesses } from '../model/build-choices.ts';
import type { FrameProfile } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { systemOf } from '../system/item-system.ts';

type InSystem = Pick<Item, 'systemId'>;

/** The slabs of the item's system, the default first. */
export const slabsOf = ({ systemId }: InSystem, catalogue: Catalogue): readonly SlabThickness[] =>
  systemOf(systemId, catalogue).slabs ?? slabThicknesses;

/** The frame profiles of the item's system, the default first; hardwood only where the system names it. */
export const profilesOf = ({ systemId }: InSystem, catalogue: Catalogue): readonly FrameProfile[] =>
  systemOf(systemId, catalogue).profiles ??
  catalogue.rows.profiles.filter((profile) => !isHardwood(profile)).map(({ profile }) => profile);
