import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Colour } from '../catalogue/colour-rows.ts';
import type { Item } from '../item/item.ts';

export type FrameSide = 'external' | 'internal';

const isStandardOn: Readonly<Record<FrameSide, (colour: Colour) => boolean>> = {
  external: (colour) => colour.externalStandard,
  internal: (colour) => colour.internalStandard,
};

/** The swatches that a frame is kept in stock for, on that side. */
export const standardFrameColours = (side: FrameSide, catalogue: Catalogue): readonly Colour[] =>
  catalogue.rows.colours.filter((colour) => colour.use === 'frame' && isStandardOn[side](colour));

/** A star marks it: it may cost extra. */
export const isNonStandard = (colour: Colour): boolean => !colour.externalStandard;

/** Doors and frames have lists of their own; the same colour is known by its name or its RAL number. */
const isSameShade = (one: Colour, other: Colour): boolean =>
  one.name === other.name || (one.ral !== null && one.ral === other.ral);

/** The standard frame colour that matches the door, if one does: then nothing has to be painted. */
export const standardFrameColourOfDoor = (
  item: Pick<Item, 'colours'>,
  side: FrameSide,
  catalogue: Catalogue,
): Colour | undefined => {
  const door = catalogue.colour(item.colours.doorExternal);
  return standardFrameColours(side, catalogue).find((colour) => isSameShade(colour, door));
};

/** Inside colours to fall back to are standard by definition; a catalogue without one cannot sell a frame. */
export function firstStandardFrameColour(side: FrameSide, catalogue: Catalogue): Colour {
  const [first] = standardFrameColours(side, catalogue);
  if (!first) throw new Error(`The catalogue holds no standard ${side} frame colour.`);
  return first;
}

/** The colour that a frame shows on that side, whichever way it was chosen. */
export function frameColourOf(item: Pick<Item, 'colours'>, side: FrameSide, catalogue: Catalogue): Colour {
  const finish = side === 'external' ? item.colours.frameExternal : item.colours.frameInternal;
  return catalogue.colour(finish.kind === 'frame-colour' ? finish.colourId : item.colours.doorExternal);
}

/** The colour of the leaf inside. */
export function internalDoorColour({ colours }: Pick<Item, 'colours'>, catalogue: Catalogue): Colour {
  const { doorInternal, doorExternal } = colours;
  return catalogue.colour(doorInternal.kind === 'own' ? doorInternal.colourId : doorExternal);
}

/** Single: the leaf has one colour on both sides. */
export const doorColourOption = ({ doorExternal, doorInternal }: Item['colours']): 'single' | 'dual' =>
  doorInternal.kind === 'same-as-external' || doorInternal.colourId === doorExternal ? 'single' : 'dual';
