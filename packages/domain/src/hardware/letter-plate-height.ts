import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../model/item.ts';
import type { Mm } from '../model/mm.ts';

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
