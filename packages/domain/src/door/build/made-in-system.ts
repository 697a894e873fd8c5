import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import { isHardwood } from '../../catalogue/rows/frame-rows.ts';
import { fitsSizes } from '../design-fit/leaf-fit.ts';
import { type SlabThickness, slabThicknesses } from '../model/build-choices.ts';
import type { FrameProfile, Item } from '../model/item.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { systemOf, takesDesignOfSystem } from '../system/item-system.ts';

type InSystem = Pick<Item, 'systemId'>;

/** The slabs of the item's system, the default first. */
export const slabsOf = ({ systemId }: InSystem, catalogue: Catalogue): readonly SlabThickness[] =>
  systemOf(systemId, catalogue).slabs ?? slabThicknesses;

/** The frame profiles of the item's system, the default first; hardwood only where the system names it. */
export const profilesOf = ({ systemId }: InSystem, catalogue: Catalogue): readonly FrameProfile[] =>
  systemOf(systemId, catalogue).profiles ??
  catalogue.rows.profiles.filter((profile) => !isHardwood(profile)).map(({ profile }) => profile);

/** The designs of the item's system that fit on this leaf, those of the current family first. */
export function designsOfSystem(item: Item, catalogue: Catalogue): readonly Design[] {
  const leaves = leafSizes(item, catalogue);
  const { family } = catalogue.design(item.designId);
  return catalogue.sold.designs
    .filter((design) => takesDesignOfSystem(design, item, catalogue) && fitsSizes(design, leaves))
    .toSorted((a, b) => Number(b.family === family) - Number(a.family === family));
}

/** The item's own value if it is one of those, else the first of them. */
export const keepOrFirst = <Value>(values: readonly Value[], present: Value): Value =>
  values.includes(present) ? present : (values[0] ?? present);
