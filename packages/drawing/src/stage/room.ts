import type { Box } from '../facts.ts';

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
