import type { Shape, Side } from '../scene.ts';
import { filled, linearMm, stops } from '../shapes/paint.ts';
import type { Point } from '../shapes/path-data.ts';
import { noiseOf, obscuredGround } from './backing.ts';
import type { Field } from './field.ts';
import { gardenThroughGlass } from './garden.ts';
import { hallBehindGlass, hallThroughOpening, openToGarden } from './hall.ts';

/** What a pane shows besides its theme. */
export interface BehindGlass {
  readonly clear: (field: Field, side: Side) => readonly Shape[];
  readonly obscured: (field: Field, side: Side) => readonly Shape[];
  readonly unglazed: (field: Field, side: Side) => readonly Shape[];
  /** Over the theme: the light that falls through it, and what the glass mirrors. `strength` 1 for clear glass. */
  readonly over: (field: Field, side: Side, strength: number) => readonly Shape[];
}

/** From outside the hall in half-light behind a mirrored sky, from inside the garden. */
export const behindGlassByDay: BehindGlass = {
  clear: (field, side) => (side === 'external' ? hallBehindGlass(field) : gardenThroughGlass(field)),
  obscured: obscuredGround,
  unglazed: (field, side) => (side === 'external' ? hallThroughOpening(field) : openToGarden(field)),
  over: (field, _, strength) => reflections(field, strength),
};

/** Bounds of the length over which a sheen is laid, mm: a short pane shows a whole one, a tall one does not stretch it. */
const longest = 1150;
const white = '#ffffff';

/** One broad sheen of mirrored sky with soft edges. No two panes stand quite alike, so each has its own place, width and slant. */
function reflections({ box, outline }: Field, strength: number): readonly Shape[] {
  const { x, y, width, height } = box;
  const slant = 0.42 + 0.3 * noiseOf(box, 11);
  const across: Point = [Math.cos(slant), Math.sin(slant)];
  const length = Math.min(longest, width * across[0] + height * across[1]);
  const begin = 0.04 + 0.34 * noiseOf(box, 12);
  const end = begin + 0.24 + 0.26 * noiseOf(box, 13);
  const bright = strength * (0.07 + 0.09 * noiseOf(box, 14));
  // The sheen begins anywhere along the head of a wide pane and down the side of a tall one.
  const from: Point = [
    x + (width - length * across[0]) * noiseOf(box, 15) * 0.7,
    y + Math.max(0, height - length * across[1]) * noiseOf(box, 16) * 0.5,
  ];
  const to: Point = [from[0] + across[0] * length, from[1] + across[1] * length];
  const sheen = stops(
    [begin, white, 0],
    [begin + 0.1, white, bright],
    [(begin + end) / 2, white, bright * 0.62],
    [end - 0.03, white, bright * 0.5],
    [Math.min(1, end + 0.05), white, 0],
  );
  return [filled(outline, linearMm(from, to, sheen))];
}
