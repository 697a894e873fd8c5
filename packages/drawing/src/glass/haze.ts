import type { Box } from '../facts.ts';
import type { Paint, PathShape } from '../scene.ts';
import { filled, stops } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';

export interface Tint {
  readonly colour: string;
  readonly alpha: number;
}

/** Something out of focus: an oval that fills the box and has no edge. */
export const haze = (box: Box, { colour, alpha }: Tint): PathShape =>
  filled(rectPath(box), fadingOutward(colour, alpha));

const fadingOutward = (colour: string, alpha: number): Paint => ({
  kind: 'radial',
  centre: [0.5, 0.5],
  radius: 0.5,
  units: 'box',
  stops: stops([0, colour, alpha], [0.35, colour, alpha * 0.78], [0.7, colour, alpha * 0.26], [1, colour, 0]),
});

/** A part of a box in shares of its size; shares below 0 or above 1 extend beyond it. */
export const part = (
  { x, y, width, height }: Box,
  [across, down]: readonly [number, number],
  [wide, tall]: readonly [number, number],
): Box => ({ x: x + width * across, y: y + height * down, width: width * wide, height: height * tall });
