import type { Catalogue } from '../catalogue/catalogue.ts';
import { notOffered, type Offer, refusalOf } from '../choice/offer.ts';
import { type Apply, type Check, withoutEffects } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import type { Mm } from '../model/mm.ts';
import { withLetterPlateAt } from './letter-plate-height.ts';

/**
 * Heights of the letter plate's centre above the bottom of the leaf, the highest first. []: this door has no letter plate, or its
 * design one place for it.
 */
export function offeredLetterPlateHeights(item: Item, catalogue: Catalogue): readonly Offer<Mm>[] {
  const { heights, otherLetterPlates = [] } = catalogue.design(item.designId);
  if (item.hardware.chosen.letterPlate === null || otherLetterPlates.length === 0) return [];
  const present = item.hardware.letterPlateHeight ?? heights.letterPlate;
  return [heights.letterPlate, ...otherLetterPlates]
    .toSorted((one, other) => other - one)
    .map((value) => ({ value, chosen: value === present, whyNot: null }));
}

export const letterPlateHeightIsOffered: Check<'hardware.placeLetterPlate'> = (item, { height }, context) =>
  refusalOf(
    offeredLetterPlateHeights(item, context.catalogue),
    (offered) => height === null || offered === height,
    notOffered('hardware', context.words.notOffered.piece),
  );

/** The usual height is no choice, so that equal doors are equal data. */
export const placeLetterPlate: Apply<'hardware.placeLetterPlate'> = (item, { height }, { catalogue }) => {
  const usual = catalogue.design(item.designId).heights.letterPlate;
  return withoutEffects(withLetterPlateAt(item, height === usual ? null : height));
};
