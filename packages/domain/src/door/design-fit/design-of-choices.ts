import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import type { Item } from '../model/item.ts';
import { leafSizes } from '../sizes/leaf-sizes.ts';
import { takesDesignOfSystem } from '../system/item-system.ts';
import { handOn, wantedHand } from './hand-of-design.ts';
import { fitsSizes } from './leaf-fit.ts';

/** The chosen design where it fits this leaf and this system, else that of the frame style, else the most alike that does. */
export function designOfChoices(
  item: Item,
  { catalogue }: { readonly catalogue: Catalogue },
): Pick<Item, 'designId' | 'hand'> {
  const { choices, templateId } = item;
  const leaves = leafSizes(item, catalogue);
  const fits = (each: Design) => takesDesignOfSystem(each, item, catalogue) && fitsSizes(each, leaves);
  const usual = catalogue.design(catalogue.template(templateId).designId);
  const wanted = catalogue.rows.designs.find(({ id }) => id === choices.designId) ?? usual;
  const design = [wanted, usual].find(fits) ?? mostAlike(wanted, catalogue).find(fits) ?? usual;
  return { designId: design.id, hand: handOn(design, wantedHand(item)) };
}

/** Those of the same family first. */
const mostAlike = ({ family }: Design, { sold }: Catalogue): readonly Design[] =>
  sold.designs.toSorted((one, other) => Number(other.family === family) - Number(one.family === family));
