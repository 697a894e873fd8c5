import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { Item } from '../model/item.ts';
import type { LeafGroup } from '../model/parts.ts';

/** The design of a leaf. A slave hangs opposite its master, so it carries the mirror image of a design that has a side. */
export function designOfLeaf({ designId }: Pick<Item, 'designId'>, group: LeafGroup, catalogue: Catalogue): Design {
  const design = catalogue.design(designId);
  return group === 'slave' ? mirrorImageOf(design, catalogue) : design;
}

/** Symmetric designs have no twin: they are their own mirror image. */
const mirrorImageOf = (design: Design, { rows }: Catalogue): Design =>
  rows.designs.find(({ id, mirrorOf }) => id === design.mirrorOf || mirrorOf === design.id) ?? design;
