import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../model/item.ts';
import { sizeSheet } from '../sizes/size-sheet.ts';
import { fixedGlassSteps } from './glass-steps.ts';
import { clearOpeningStep, leafSteps } from './leaf-steps.ts';
import { setSteps } from './set-steps.ts';
import type { SizeStep } from './size-formula.ts';
import { slabSteps } from './slab-steps.ts';

/**
 * Every size that is derived from the ordered size, in the order of calculation. A property test checks that each formula
 * gives the value of the size sheet.
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
