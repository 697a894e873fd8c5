import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import { fitsSizes } from '../design/leaf-fit.ts';
import { isGlazed } from '../design/glazed.ts';
import type { SlabThickness } from './choices.ts';
import type { FrameProfile, Item } from '../item/item.ts';
import { slabThicknesses } from './choices.ts';
import { leafSizes } from '../sizes/leaf.ts';
import { systemOf } from './of-system.ts';

type InSystem = Pick<Item, 'systemId'>;

/** The slabs that are hung in the item's system, the usual one first. */
export const slabsOf = ({ systemId }: InSystem, catalogue: Catalogue): readonly SlabThickness[] =>
  systemOf(systemId, catalogue).slabs ?? slabThicknesses;

/** The frames that the item's system is made in, the usual one first; hardwood only where it is named. */
export const profilesOf = ({ systemId }: InSystem, catalogue: Catalogue): readonly FrameProfile[] =>
  systemOf(systemId, catalogue).profiles ??
  catalogue.rows.profiles.filter(({ steelCode }) => steelCode !== null).map(({ profile }) => profile);

export const takesDesignOfSystem = (design: Design, { systemId }: InSystem, catalogue: Catalogue): boolean =>
  !systemOf(systemId, catalogue).solid || !isGlazed(design);

/** The designs in which the item's system is made and that fit on this leaf, those of the present family first. */
export function designsOfSystem(item: Item, catalogue: Catalogue): readonly Design[] {
  const leaves = leafSizes(item, catalogue);
  const { family } = catalogue.design(item.designId);
  return catalogue.rows.designs
    .filter((design) => takesDesignOfSystem(design, item, catalogue) && fitsSizes(design, leaves))
    .toSorted((a, b) => Number(b.family === family) - Number(a.family === family));
}

/** The item's own value if it is one of those, else the first of them. */
export const among = <Value>(values: readonly Value[], present: Value): Value =>
  values.includes(present) ? present : (values[0] ?? present);
