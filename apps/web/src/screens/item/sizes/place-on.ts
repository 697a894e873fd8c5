import type { Box } from '@door/drawing/facts';
import type { Dimension } from '@door/drawing/technical/dimensions';
import type { Space } from '../../../preview/use-space.ts';

/** A point on the page, px from the sheet's top left. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

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
