import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import { asksForRal } from '../../door/colours/custom-ral.ts';
import type { Item } from '../../door/model/item.ts';
import { glazedFrameParts } from '../../door/model/parts.ts';
import { fireRatingOf } from '../../door/system/item-system.ts';

type Weighed = Pick<Item, 'leaves' | 'frame' | 'colours' | 'systemId'>;

/** One door, in tenths of a point: a single with two sidelights in custom RAL is `10 + 2 × 4 + 3 = 21`. Multiply by the quantity of the line. */
export const capacityPoints = (
  item: Weighed,
  { catalogue, production: { capacity: rates } }: ProductionCatalogue,
): number =>
  rates.leaves[item.leaves.kind] +
  glazedFrameParts(item.frame.parts).length * rates.fixedLight +
  (asksForRal(item, catalogue) ? rates.customRal : 0) +
  (fireRatingOf(item, catalogue) === undefined ? 0 : rates.fireDoor);

/** From 90 % on, a planner is warned; over 100 % needs a reason. */
export const loadLevels = ['free', 'nearly full', 'full', 'over'] as const;
export type LoadLevel = (typeof loadLevels)[number];

/** How full a week is; both in tenths of a point. `nearly full` from 90 %: 1080 of 1200. */
export function loadLevel(points: number, capacity: number): LoadLevel {
  if (points > capacity) return 'over';
  if (points === capacity) return 'full';
  return points * 10 >= capacity * 9 ? 'nearly full' : 'free';
}

/** `2.1`, as planners read it. */
export const pointsText = (tenths: number): string => (tenths / 10).toFixed(1);
