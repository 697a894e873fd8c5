import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { notOffered, type Option, refusalOf } from '../choice/option.ts';
import type { Apply, Check } from '../choice/rule.ts';
import { choosing } from '../model/choices.ts';
import type { Item } from '../model/item.ts';
import type { Mm } from '../../lib/mm.ts';

/** Where a person has it, of the other heights that the design offers; null: at its usual one. */
export const letterPlateHeightOf = ({ choices, designId }: Item, catalogue: Catalogue): Mm | null =>
  catalogue.design(designId).otherLetterPlates?.find((height) => height === choices.letterPlateHeight) ?? null;

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
export const placeLetterPlate: Apply<'hardware.placeLetterPlate'> = (
  { choices, designId },
  { height },
  { catalogue },
) => {
  const isUsual = height === null || height === catalogue.design(designId).heights.letterPlate;
  return choosing(choices, { letterPlateHeight: isUsual ? undefined : height });
};
