import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Frame } from '../item/item.ts';
import { type Part, type PartKind, doorPart } from '../item/parts.ts';
import type { Mm } from '../measure/mm.ts';

export type CellKind = Exclude<PartKind, 'frame' | 'door-with-transom'>;
export type Cell = Part & { readonly kind: CellKind };
export type FrameSide = 'left' | 'right' | 'top' | 'bottom';

/** For each side of a cell: how far the frame reaches in from the cell's edge, to the face that leaf or glass looks at. */
export type Edges = Readonly<Record<FrameSide, Mm>>;

const holdsBarsOnly = ['frame', 'door-with-transom'] as const satisfies readonly PartKind[];

/** The cells of a set: every part but those that only hold the bars of a one-piece frame. */
export const cellsOf = (parts: readonly Part[]): readonly Cell[] => parts.filter(isCell);

const isCell = (part: Part): part is Cell => !holdsBarsOnly.some((kind) => kind === part.kind);

const doors = ['single-door', 'double-door'] as const satisfies readonly CellKind[];
const aboveDoor = ['fanlight'] as const satisfies readonly CellKind[];

/** What may stand at each side of a cell; where nothing does, the outer frame stands. */
const neighbours: Readonly<Record<CellKind, Readonly<Partial<Record<FrameSide, readonly CellKind[]>>>>> = {
  'single-door': { left: ['left-sidelight'], right: ['right-sidelight'], top: aboveDoor },
  'double-door': { left: ['left-sidelight'], right: ['right-sidelight'], top: aboveDoor },
  'left-sidelight': { right: doors, top: aboveDoor },
  'right-sidelight': { left: doors, top: aboveDoor },
  fanlight: { bottom: doors },
};

/** Coupled cells each have an outer frame of their own; in a one-piece frame neighbours share a bar. */
export function edgesOf(cell: Cell, frame: Frame, catalogue: Catalogue): Edges {
  const { rebateFloor } = catalogue.profile(frame.profile);
  const { halfWeb } = catalogue.rows.clearances;
  const edge = (side: FrameSide) => (sharesBar(cell, side, frame) ? halfWeb : rebateFloor);
  return {
    left: edge('left'),
    right: edge('right'),
    top: edge('top'),
    bottom: bottomEdge(cell, edge('bottom'), { frame, catalogue }),
  };
}

const sharesBar = (cell: Cell, side: FrameSide, frame: Frame): boolean =>
  frame.construction === 'one-piece' &&
  (neighbours[cell.kind][side] ?? []).some((kind) => frame.parts.some((part) => part.kind === kind));

/** An aluminium threshold lies in place of the bottom member, under the door only: side screens keep their PVC. */
function bottomEdge(cell: Cell, outerFrame: Mm, { frame, catalogue }: { frame: Frame; catalogue: Catalogue }): Mm {
  const threshold = catalogue.threshold(frame.threshold);
  return cell.id === doorPart(frame.parts).id && threshold.material === 'aluminium' ? threshold.upstand : outerFrame;
}
