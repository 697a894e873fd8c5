import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../item/item.ts';
import { sizeSheet } from '../sizes/size-sheet.ts';
import { fixedGlassSteps } from './glass-steps.ts';
import { clearOpeningStep, leafSteps } from './leaf-steps.ts';
import { setSteps } from './set-steps.ts';
import type { SizeStep } from './size-step.ts';
import { slabSteps } from './slab-steps.ts';

/**
 * Every size of a set that follows from the ordered one, in the order in which one follows from another. A law holds that
 * each formula comes to the size in the size sheet.
 */
export function sizeSteps(item: Item, catalogue: Catalogue): readonly SizeStep[] {
  const sheet = sizeSheet(item, catalogue);
  return [
    ...setSteps(item, sheet, catalogue),
    ...leafSteps(item, sheet, catalogue),
    clearOpeningStep(item, sheet, catalogue),
    ...slabSteps(item, sheet, catalogue),
    ...fixedGlassSteps(item, catalogue),
  ];
}
