import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import { doorColourOf } from './custom-ral.ts';
import type { Item } from '../model/item.ts';

export type FrameSide = 'external' | 'internal';

const isStandardOn: Readonly<Record<FrameSide, (colour: Colour) => boolean>> = {
  external: (colour) => colour.externalStandard,
  internal: (colour) => colour.internalStandard,
};

export const isStandardFrameColour =
  (side: FrameSide) =>
  (colour: Colour): boolean =>
    colour.use === 'frame' && isStandardOn[side](colour);

/** The frame colours kept in stock for that side. */
export const standardFrameColours = (side: FrameSide, catalogue: Catalogue): readonly Colour[] =>
  catalogue.sold.colours.filter(isStandardFrameColour(side));

/** Marked with a star on the page: it may cost extra. */
export const isNonStandard = (colour: Colour): boolean => !colour.externalStandard;

/**
 * Doors and frames have separate colour lists; a colour is the same if its name or RAL number is. A frame that is coloured through has
 * the number that it is painted in.
 */
export const isSameColour = (one: Colour, other: Colour): boolean =>
  one.name === other.name || (ralOf(one) !== null && ralOf(one) === ralOf(other));

const ralOf = ({ ral, painted }: Colour): string | null => ral ?? painted?.ral ?? null;

/** The standard frame colour that matches the door, if there is one: then the frame needs no paint. */
export const standardFrameColourOfDoor = (
  item: Pick<Item, 'colours'>,
  side: FrameSide,
  catalogue: Catalogue,
): Colour | undefined => {
  const door = doorColourOf(item, catalogue);
  return standardFrameColours(side, catalogue).find((colour) => isSameColour(colour, door));
};

/** The standard frame colour used as a fallback. Throws on a catalogue without any. */
export function firstStandardFrameColour(side: FrameSide, catalogue: Catalogue): Colour {
  const [first] = standardFrameColours(side, catalogue);
  if (!first) throw new Error(`The catalogue holds no standard ${side} frame colour.`);
  return first;
}

/** The colour that a frame shows on that side, whichever way it was chosen. */
export function frameColourOf(item: Pick<Item, 'colours'>, side: FrameSide, catalogue: Catalogue): Colour {
  const finish = side === 'external' ? item.colours.frameExternal : item.colours.frameInternal;
  return finish.kind === 'frame-colour' ? catalogue.colour(finish.colourId) : doorColourOf(item, catalogue);
}

/** The colour of the leaf inside. */
export function internalDoorColour(item: Pick<Item, 'colours'>, catalogue: Catalogue): Colour {
  const { doorInternal } = item.colours;
  return doorInternal.kind === 'own' ? catalogue.colour(doorInternal.colourId) : doorColourOf(item, catalogue);
}
