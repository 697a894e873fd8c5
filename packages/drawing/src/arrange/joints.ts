import type { Box, DrawingFacts } from '../facts.ts';
import { doorCellOf, glazedCellsOf } from './frame-layout.ts';

/** A joint of a coupled set: between two frames, as wide as its coupling; a flat one has no width. */
export interface Joint {
  readonly box: Box;
  readonly runs: 'upright' | 'lying';
}

export function jointsOf({ construction, cells, width }: DrawingFacts): readonly Joint[] {
  if (construction === 'one-piece') return [];
  const door = doorCellOf(cells);
  return glazedCellsOf(cells).map((cell): Joint => {
    if (cell.kind === 'fanlight') {
      const y = cell.y + cell.height;
      return { box: { x: 0, y, width, height: door.y - y }, runs: 'lying' };
    }
    const [left, right] = cell.x < door.x ? [cell, door] : [door, cell];
    const x = left.x + left.width;
    return { box: { x, y: door.y, width: right.x - x, height: door.height }, runs: 'upright' };
  });
}

/** The joints that are seen: those whose coupling has a width. */
export const couplingsOf = (facts: DrawingFacts): readonly Box[] =>
  jointsOf(facts)
    .map(({ box }) => box)
    .filter(({ width, height }) => width > 0 && height > 0);
