import type { Box } from '@door/drawing/facts';
import type { Dimension } from '@door/drawing/technical/dimensions';
import type { ElementSize } from '../../../designer/preview/use-element-size.ts';

/** px from the top left of the drawing's element. */
export interface Position {
  readonly left: number;
  readonly top: number;
}

/** The space that a field with an error below it needs around its position, px. */
const fieldSpace = { aside: 132, above: 30, below: 170 } as const;

/** The position nearest to the figure at which the field stays inside the element. */
export const fieldPosition = ({ left, top }: Position, space: ElementSize): Position => ({
  left: clamp(left, fieldSpace.aside, space.width - fieldSpace.aside),
  top: clamp(top, fieldSpace.above, space.height - fieldSpace.below),
});

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The position of a dimension's figure in an element in which the drawing is centred and as large as possible. */
export function figurePosition(
  space: ElementSize,
  view: Box,
  { runs, from, to, line }: Pick<Dimension, 'runs' | 'from' | 'to' | 'line'>,
): Position {
  const scale = Math.min(space.width / view.width, space.height / view.height);
  const middle = (from + to) / 2;
  const [x, y] = runs === 'across' ? [middle, line] : [line, middle];
  return {
    left: (space.width - view.width * scale) / 2 + (x - view.x) * scale,
    top: (space.height - view.height * scale) / 2 + (y - view.y) * scale,
  };
}
