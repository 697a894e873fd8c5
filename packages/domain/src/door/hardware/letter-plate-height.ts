import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { notOffered, type Option, refusalOf } from '../choice/option.ts';
import { type Apply, type Check, withoutEffects } from '../choice/rule.ts';
import type { Item } from '../model/item.ts';
import type { Mm } from '../../lib/mm.ts';

/** Puts it back to the usual height where the design has no other like it: before it is seen whether it has room there. */
export const settleLetterPlateHeight = (item: Item, catalogue: Catalogue): Item => {
  const { otherLetterPlates = [] } = catalogue.design(item.designId);
  const { letterPlateHeight: height } = item.hardware;
  return height === null || otherLetterPlates.includes(height) ? item : withLetterPlateAt(item, null);
};

/** A door without a letter plate has no height for it, so that equal doors are equal data. */
export const settleMissingLetterPlate = (item: Item): Item =>
  item.hardware.chosen.letterPlate === null && item.hardware.letterPlateHeight !== null
    ? withLetterPlateAt(item, null)
    : item;

/** null: at the usual height of its design. */
export const withLetterPlateAt = (item: Item, letterPlateHeight: Mm | null): Item => ({
  ...item,
  hardware: { ...item.hardware, letterPlateHeight },
});

/**
 * Heights of the letter plate's centre above the bottom of the leaf, the highest first. []: this door has no letter plate, or its
 * design one place for it.
 */
export function letterPlateHeightOptions(item: Item, catalogue: Catalogue): readonly Option<Mm>[] {
  const { heights, otherLetterPlates = [] } = catalogue.design(item.designId);
  if (item.hardware.chosen.letterPlate === null || otherLetterPlates.length === 0) return [];
  const present = item.hardware.letterPlateHeight ?? heights.letterPlate;
  return [heights.letterPlate, ...otherLetterPlates]
    .toSorted((one, other) => other - one)
    .map((value) => ({ value, chosen: value === present, disabledReason: null }));
}

export const letterPlateHeightIsOffered: Check<'hardware.placeLetterPlate'> = (item, { height }, context) =>
  refusalOf(
    letterPlateHeightOptions(item, context.catalogue),
    (offered) => height === null || offered === height,
    notOffered('hardware', context.messages.notOffered.piece),
  );

/** The usual height is no choice, so that equal doors are equal data. */
export const placeLetterPlate: Apply<'hardware.placeLetterPlate'> = (item, { height }, { catalogue }) => {
  const usual = catalogue.design(item.designId).heights.letterPlate;
  return withoutEffects(withLetterPlateAt(item, height === usual ? null : height));
};
