import type { Item } from '../model/item.ts';

/** Single: the leaf has one colour on both sides. */
export const doorColourOption = ({ doorExternal, doorInternal }: Item['colours']): 'single' | 'dual' =>
  doorInternal.kind === 'same-as-external' || doorInternal.colourId === doorExternal ? 'single' : 'dual';
