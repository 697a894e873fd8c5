import type { Colour } from '../catalogue/colour-rows.ts';
import type { Item } from '../model/item.ts';

/** The name on bills and orders. */
export const tradeNameOf = ({ name, tradeName = name }: Pick<Colour, 'name' | 'tradeName'>): string => tradeName;

/** Single: the leaf has one colour on both sides. */
export const doorColourOption = ({ doorExternal, doorInternal }: Item['colours']): 'single' | 'dual' =>
  doorInternal.kind === 'same-as-external' || doorInternal.colourId === doorExternal ? 'single' : 'dual';
