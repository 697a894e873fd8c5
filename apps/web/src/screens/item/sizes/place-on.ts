import type { Box } from '@door/drawing/facts';
import type { Dimension } from '@door/drawing/technical/dimensions';
import type { Space } from '../../../preview/use-space.ts';

/** A point on the page, px from the sheet's top left. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** A field with its refusal below it, px: neither may run out of the sheet. */
const fieldRoom = { aside: 132, above: 30, below: 170 } as const;

/** As near to the figure as the field has room. */
export const placeForField = ({ left, top }: Place, space: Space): Place => ({
  left: between(left, fieldRoom.aside, space.width - fieldRoom.aside),
  top: between(top, fieldRoom.above, space.height - fieldRoom.below),
});

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where the figure of a dimension stands on a sheet in whose middle the drawing lies, as large as it can. */
export function placeOn(
  space: Space,
  view: Box,
  { runs, from, to, line }: Pick<Dimension, 'runs' | 'from' | 'to' | 'line'>,
): Place {
  const scale = Math.min(space.width / view.width, space.height / view.height);
  const middle = (from + to) / 2;
  const [x, y] = runs === 'across' ? [middle, line] : [line, middle];
  return {
    left: (space.width - view.width * scale) / 2 + (x - view.x) * scale,
    top: (space.height - view.height * scale) / 2 + (y - view.y) * scale,
  };
}
