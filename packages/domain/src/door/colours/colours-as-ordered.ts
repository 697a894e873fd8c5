import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import { type FrameProfileRow, isHardwood } from '../../catalogue/rows/frame-rows.ts';
import type { Item } from '../model/item.ts';

/** The name on bills and orders. */
export const tradeNameOf = ({ name, tradeName = name }: Pick<Colour, 'name' | 'tradeName'>): string => tradeName;

/** Name and RAL number where it is no PVC-u, but painted or stained: on a leaf and on a hardwood frame. */
export const paintedAs = ({ name, ral, painted = { name, ral } }: Pick<Colour, 'name' | 'ral' | 'painted'>) => painted;

/** What a frame in this colour is called on bills and orders, by what its bars are made of. */
export const frameColourName = (colour: Colour, profile: FrameProfileRow): string =>
  isHardwood(profile) ? paintedAs(colour).name : tradeNameOf(colour);

/** Single: the leaf has one colour on both sides. */
export const doorColourOption = ({ doorExternal, doorInternal }: Item['colours']): 'single' | 'dual' =>
  doorInternal.kind === 'same-as-external' || doorInternal.colourId === doorExternal ? 'single' : 'dual';
