import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Colours, FrameFinish, Item } from '../item/item.ts';
import { hasPair, mayBePremiumInside, mayBePremiumOutside } from './offer-colours.ts';
import { type FrameSide, firstStandardFrameColour, standardFrameColourOfDoor, standardFrameColours } from './shade.ts';

/** Outside, painting gives way to the foil that matches the door, as soon as there is one. */
export const settleExternalPremium = (item: Item, catalogue: Catalogue): Item =>
  item.colours.frameExternal.kind === 'door-colour' && !mayBePremiumOutside(item, catalogue)
    ? { ...item, colours: { ...item.colours, frameExternal: foilLikeDoor(item, 'external', catalogue) } }
    : item;

/** Inside, premium ends with the premium outside. */
export const settleInternalPremium = (item: Item, catalogue: Catalogue): Item =>
  item.colours.frameInternal.kind === 'door-colour' && !mayBePremiumInside(item, catalogue)
    ? { ...item, colours: { ...item.colours, frameInternal: foilLikeDoor(item, 'internal', catalogue) } }
    : item;

const foilLikeDoor = (item: Item, side: FrameSide, catalogue: Catalogue): FrameFinish => ({
  kind: 'frame-colour',
  colourId: (standardFrameColourOfDoor(item, side, catalogue) ?? firstStandardFrameColour(side, catalogue)).id,
});

/** An inside that is not made with the outside gives way to the first one that is; the leaf goes along if it followed. */
export function settleColourPair(item: Item, catalogue: Catalogue): Item {
  const { frameInternal } = item.colours;
  if (hasPair(item, frameInternal, catalogue)) return item;
  const finish = standardFrameColours('internal', catalogue)
    .map(({ id }) => ({ kind: 'frame-colour', colourId: id }) as const)
    .find((candidate) => hasPair(item, candidate, catalogue));
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
