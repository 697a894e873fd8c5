import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../item/item.ts';
import type { Refusal } from '../shared/outcome.ts';
import { doorFindings } from './door-limits.ts';
import { fixedLightFindings } from './fixed-light-limits.ts';
import { setFindings } from './set-limits.ts';
import { sizeSheet } from './size-sheet.ts';
import type { SizedSet } from './sized-set.ts';

/** Why these sizes cannot be made, each with the size that is needed; empty when they can. */
export function sizeFindings(item: Pick<Item, 'frame' | 'leaves'>, catalogue: Catalogue): readonly Refusal[] {
  const set: SizedSet = { item, sheet: sizeSheet(item, catalogue), catalogue };
  return [...doorFindings(set), ...fixedLightFindings(set), ...setFindings(set)];
}
