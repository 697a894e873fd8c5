import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Frame } from '../model/item.ts';
import type { Mm } from '../../lib/mm.ts';
import { doorPart, type Part, type PartKind } from '../model/parts.ts';

export type CellKind = Exclude<PartKind, 'frame' | 'door-with-transom'>;
export type Cell = Part & { readonly kind: CellKind };
export type FrameSide = 'left' | 'right' | 'top' | 'bottom';

/** For each side of a cell: the distance from the cell's edge to the rebate floor, mm. */
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

/** What stands at an edge of a cell: a member of the outer frame, a bar shared with its neighbour, or the aluminium threshold. */
export type EdgeKind = 'frame' | 'bar' | 'threshold';

interface FrameOf {
  readonly frame: Frame;
  readonly catalogue: Catalogue;
}

/** Coupled cells each have an outer frame of their own; in a one-piece frame neighbours share a bar. */
export function edgesOf(cell: Cell, frame: Frame, catalogue: Catalogue): Edges {
  const reach: Readonly<Record<EdgeKind, Mm>> = {
    frame: catalogue.profile(frame.profile).rebateFloor,
    bar: catalogue.rows.clearances.halfWeb,
    threshold: catalogue.threshold(frame.threshold).upstand,
  };
  const edge = (side: FrameSide) => reach[edgeKind(cell, side, { frame, catalogue })];
  return { left: edge('left'), right: edge('right'), top: edge('top'), bottom: edge('bottom') };
}

export function edgeKind(cell: Cell, side: FrameSide, set: FrameOf): EdgeKind {
  if (side === 'bottom' && standsOnThreshold(cell, set)) return 'threshold';
  return sharesBar(cell, side, set.frame) ? 'bar' : 'frame';
}

const sharesBar = (cell: Cell, side: FrameSide, frame: Frame): boolean =>
  frame.construction === 'one-piece' &&
  (neighbours[cell.kind][side] ?? []).some((kind) => frame.parts.some((part) => part.kind === kind));

/** An aluminium threshold lies in place of the bottom member: under the door, and where it lies through, under the sidelights too. */
const standsOnThreshold = (cell: Cell, { frame, catalogue }: FrameOf): boolean =>
  catalogue.threshold(frame.threshold).material === 'aluminium' &&
  (cell.id === doorPart(frame.parts).id || (frame.thresholdLayout === 'full' && cell.kind !== 'fanlight'));
