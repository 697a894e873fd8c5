import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colour, Paint } from '../../catalogue/rows/colour-rows.ts';
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

/** The paint that a person names with `3020`, `ral3020` or `RAL 3020`; null where the list has no such number. */
export function paintTyped(typed: string, { rows }: Catalogue): Paint | null {
  const number = /^\s*(?:ral)?\s*(\d{4})\s*$/i.exec(typed)?.[1];
  return rows.paints.find(({ ral }) => ral === `RAL ${String(number)}`) ?? null;
}
