import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Colour, Paint } from '../catalogue/colour-rows.ts';
import type { Item } from '../model/item.ts';

type Coloured = Pick<Item, 'colours'>;

/** Whether the door is sprayed in a colour of the RAL list, whose number a person types in (`colour.chooseRal`). */
export const asksForRal = ({ colours }: Coloured, catalogue: Catalogue): boolean =>
  catalogue.colour(colours.doorExternal).finish === 'custom';

/** What the door is sprayed in; null: the door has another colour, or the number is not given yet. */
export const customPaintOf = ({ colours }: Coloured, { rows }: Catalogue): Paint | null =>
  rows.paints.find(({ ral }) => ral === colours.customRal) ?? null;

/** The door's colour outside; a custom one with the number and the screen colour of its paint. */
export function doorColourOf(item: Coloured, catalogue: Catalogue): Colour {
  const colour = catalogue.colour(item.colours.doorExternal);
  const paint = colour.finish === 'custom' ? customPaintOf(item, catalogue) : null;
  return paint ? { ...colour, ral: paint.ral, hex: paint.hex } : colour;
}
