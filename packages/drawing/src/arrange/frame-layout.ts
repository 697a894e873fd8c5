import type { Box, CellFacts, DoorCellFacts, DrawingFacts, GlazedCellFacts } from '../facts.ts';

/** Whether the frame's lip covers the edge of the leaf on this side: on the face that the leaf opens away from. */
export const lipInFront = ({ side, opens }: Pick<DrawingFacts, 'side' | 'opens'>): boolean =>
  (side === 'external') === (opens === 'In');

export const doorCellOf = (cells: readonly CellFacts[]): DoorCellFacts => {
  const door = cells.find((cell): cell is DoorCellFacts => cell.kind === 'door');
  if (!door) throw new Error('A set without a door was given to the drawing.');
  return door;
};

export const glazedCellsOf = (cells: readonly CellFacts[]): readonly GlazedCellFacts[] =>
  cells.filter((cell): cell is GlazedCellFacts => cell.kind !== 'door');

/** Half of the visible width of a bar: its web and one lip. */
export const halfBarFace = ({ halfWeb, face, rebateFloor }: DrawingFacts['frame']): number =>
  halfWeb + face - rebateFloor;

/** The space that the frame leaves for the leaves, as seen from this side. */
export function doorway(facts: DrawingFacts): Box {
  const door = doorCellOf(facts.cells);
  const left = memberDepth(facts, door.x < 1 ? 'outer' : 'bar');
  const right = memberDepth(facts, door.x + door.width > facts.width - 1 ? 'outer' : 'bar');
  const top = memberDepth(facts, door.y < 1 ? 'outer' : 'bar');
  const bottom = facts.threshold === 'aluminium' ? facts.upstand : memberDepth(facts, 'outer');
  return {
    x: door.x + left,
    y: door.y + top,
    width: door.width - left - right,
    height: door.height - top - bottom,
  };
}

/** How far an outer member of the frame, or a bar between two cells, reaches into the cell. */
function memberDepth({ construction, frame, ...facts }: DrawingFacts, member: 'outer' | 'bar'): number {
  const lip = lipInFront(facts);
  if (construction === 'coupled' || member === 'outer') return lip ? frame.face : frame.rebateFloor;
  return lip ? halfBarFace(frame) : frame.halfWeb;
}

/** A welded frame: one for each cell where cells are coupled, else one around all. */
export interface Frame {
  readonly box: Box;
  /** An aluminium threshold may lie in place of the bottom member. */
  readonly below: 'member' | 'threshold';
}

export function framesOf({
  construction,
  width,
  height,
  cells,
  threshold,
  liesThrough,
}: DrawingFacts): readonly Frame[] {
  if (construction === 'one-piece')
    return [{ box: { x: 0, y: 0, width, height }, below: liesThrough ? 'threshold' : 'member' }];
  return cells.map(({ kind, x, y, width: cellWidth, height: cellHeight }) => ({
    box: { x, y, width: cellWidth, height: cellHeight },
    below: threshold === 'pvc' || (kind !== 'door' && (kind === 'fanlight' || !liesThrough)) ? 'member' : 'threshold',
  }));
}

/** The visible face of a bar that divides a frame or a light. */
export interface Bar {
  readonly box: Box;
  readonly runs: 'upright' | 'lying';
}

/** Bars of a one-piece frame, and those that divide a wide fanlight. */
export const barsOf = (facts: DrawingFacts): readonly Bar[] => [
  ...(facts.construction === 'one-piece' ? frameBars(facts) : []),
  ...glazedCellsOf(facts.cells).flatMap(barsBetweenPanes),
];

function frameBars({ frame, width, height }: DrawingFacts): readonly Bar[] {
  const half = halfBarFace(frame);
  const { face } = frame;
  const transoms = frame.transoms.map(
    (centre): Bar => ({
      box: { x: face, y: height - centre - half, width: width - 2 * face, height: 2 * half },
      runs: 'lying',
    }),
  );
  const top = Math.max(face, ...transoms.map(({ box }) => box.y + box.height));
  const mullions = frame.mullions.map(
    (centre): Bar => ({
      box: { x: centre - half, y: top, width: 2 * half, height: height - face - top },
      runs: 'upright',
    }),
  );
  return [...transoms, ...mullions];
}

function barsBetweenPanes({ panes }: GlazedCellFacts): readonly Bar[] {
  const inOrder = [...panes].sort((a, b) => a.box.x - b.box.x);
  return inOrder.slice(1).flatMap(({ box }, index): readonly Bar[] => {
    const before = inOrder[index]?.box;
    if (!before || before.x + before.width > box.x) return [];
    const x = before.x + before.width;
    return [{ box: { x, y: box.y, width: box.x - x, height: box.height }, runs: 'upright' }];
  });
}
