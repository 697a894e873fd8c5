import type { Catalogue } from '../catalogue/catalogue.ts';
import { asksForRal } from '../colours/custom-ral.ts';
import type { Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';
import { fireRatingOf } from '../system/item-system.ts';

/** What a set takes of a production week, in tenths of a point, so that sums are exact. */
export interface CapacityRates {
  readonly leaves: Readonly<Record<Item['leaves']['kind'], number>>;
  /** For each sidelight and fanlight. */
  readonly fixedLight: number;
  readonly customRal: number;
  readonly fireDoor: number;
}

/** Single 1.0, double 2.0, sidelight and fanlight 0.4 each, custom RAL +0.3, FD30S +0.5. */
export const capacityRates: CapacityRates = {
  leaves: { single: 10, double: 20 },
  fixedLight: 4,
  customRal: 3,
  fireDoor: 5,
};

/** 120.0 points. */
export const pointsOfWeek = 1200;

type Weighed = Pick<Item, 'leaves' | 'frame' | 'colours' | 'systemId'>;

/** One door: a single with two sidelights in custom RAL is `10 + 2 × 4 + 3 = 21` tenths. Multiply by the quantity of the line. */
export const capacityPoints = (item: Weighed, catalogue: Catalogue, rates: CapacityRates = capacityRates): number =>
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
