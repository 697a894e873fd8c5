import type { Box, DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import { sillHeight } from '../frame/sill.ts';

/** Where a set stands, in its own coordinates. */
export interface Place {
  readonly width: number;
  readonly height: number;
  /** Where the floor begins. */
  readonly ground: number;
  readonly view: Box;
}

/** A place with its wall and the floor before it. */
export interface Room extends Place {
  readonly wall: Box;
  readonly floor: Box;
}

/** The ground under the set: below its sill, where it has one. */
export function footOf(facts: DrawingFacts): number {
  const { y, height } = withAddOns(facts);
  return y + height + (facts.sill ? sillHeight : 0);
}
