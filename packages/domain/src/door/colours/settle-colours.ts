import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colours, FrameFinish, Item } from '../model/item.ts';
import { asksForRal } from './custom-ral.ts';
import { hasPair, isPairSold, mayBePremiumInside, mayBePremiumOutside } from './frame-pairs.ts';
import {
  type FrameSide,
  firstStandardFrameColour,
  standardFrameColourOfDoor,
  standardFrameColours,
} from './colour-of-part.ts';

/** A RAL number belongs to a door in a custom colour only. */
export const settleCustomRal = (item: Item, catalogue: Catalogue): Item =>
  item.colours.customRal === null || asksForRal(item, catalogue)
    ? item
    : { ...item, colours: { ...item.colours, customRal: null } };

/** Outside, a painted frame becomes a standard foil where one matches the door. */
export const settleExternalPremium = (item: Item, catalogue: Catalogue): Item =>
  item.colours.frameExternal.kind === 'door-colour' && !mayBePremiumOutside(item, catalogue)
    ? { ...item, colours: { ...item.colours, frameExternal: foilLikeDoor(item, 'external', catalogue) } }
    : item;

/** Inside, the frame is painted only while it is painted outside. */
export const settleInternalPremium = (item: Item, catalogue: Catalogue): Item =>
  item.colours.frameInternal.kind === 'door-colour' && !mayBePremiumInside(item, catalogue)
    ? { ...item, colours: { ...item.colours, frameInternal: foilLikeDoor(item, 'internal', catalogue) } }
    : item;

const foilLikeDoor = (item: Item, side: FrameSide, catalogue: Catalogue): FrameFinish => ({
  kind: 'frame-colour',
  colourId: (standardFrameColourOfDoor(item, side, catalogue) ?? firstStandardFrameColour(side, catalogue)).id,
});

/** Replaces an inside colour that is not paired with the outside by the first that is. */
export function settleColourPair(item: Item, catalogue: Catalogue): Item {
  const { frameInternal } = item.colours;
  return hasPair(item, frameInternal, catalogue) ? item : withPairedInside(item, catalogue);
}

/** After a new outside: a pair that is not sold any more is not begun anew. */
export const withPairOnSale = (item: Item, catalogue: Catalogue): Item =>
  isPairSold(item, item.colours.frameInternal, catalogue) ? item : withPairedInside(item, catalogue);

/** The first inside colour that is sold with the outside, on the frame and on a leaf that had the same inside colour. */
function withPairedInside(item: Item, catalogue: Catalogue): Item {
  const { frameInternal } = item.colours;
  const finish = standardFrameColours('internal', catalogue)
    .map(({ id }) => ({ kind: 'frame-colour', colourId: id }) as const)
    .find((candidate) => isPairSold(item, candidate, catalogue));
  if (!finish) return item;
  const leafFollowed = isLeafLike(frameInternal, item.colours);
  return {
    ...item,
    colours: {
      ...item.colours,
      frameInternal: finish,
      ...(leafFollowed && { doorInternal: { kind: 'own', colourId: finish.colourId } }),
    },
  };
}

const isLeafLike = (finish: FrameFinish, { doorInternal }: Colours): boolean =>
  finish.kind === 'frame-colour' && doorInternal.kind === 'own' && doorInternal.colourId === finish.colourId;
