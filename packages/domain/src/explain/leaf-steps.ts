import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../item/item.ts';
import { cellsOf, type EdgeKind, edgeKind, edgesOf, type FrameSide } from '../sizes/edges.ts';
import { leafStandingOpen } from '../sizes/clear-opening.ts';
import { type LeafGroup, leavesByGroup, masterOf } from '../sizes/leaf.ts';
import type { SizeSheet } from '../sizes/size-sheet.ts';
import { add, given, type Quantity, type SizeFormula, sum, take, type Term } from './size-formula.ts';
import { type DerivedSize, type SizeLine, sizeLine, type SizeStep } from './size-step.ts';

/** What the leaves are measured from: the door's cell and what stands round it. */
interface DoorCell {
  readonly width: readonly Term[];
  readonly height: SizeFormula;
}

export const leafNames = { door: 'leaf', master: 'master', slave: 'slave' } as const satisfies Readonly<
  Record<LeafGroup, DerivedSize>
>;

/** The slabs themselves. */
export function leafSteps(item: Item, sheet: SizeSheet, catalogue: Catalogue): readonly SizeStep[] {
  const door = doorCellOf(item, catalogue);
  return leavesByGroup(sheet.leaves).map(({ group }) => ({
    key: leafNames[group],
    size: leafNames[group],
    of: null,
    number: null,
    part: `${group}:leaf`,
    lines: [widthLines(door, item, { sheet, catalogue })[group], sizeLine('height', door.height)],
  }));
}

function doorCellOf({ frame }: Item, catalogue: Catalogue): DoorCell {
  const cell = cellsOf(frame.parts).find(({ kind }) => kind === 'single-door' || kind === 'double-door');
  if (!cell) throw new Error('A frame without a door cell was built.');
  const edges = edgesOf(cell, frame, catalogue);
  const { top, bottom } = catalogue.rows.clearances;
  const edge = (side: FrameSide): Term => take(edgeKind(cell, side, { frame, catalogue }), edges[side]);
  return {
    width: [add('door', cell.size.width), edge('left'), edge('right')],
    height: sum(
      add('door', cell.size.height),
      edge('top'),
      take('topGap', top),
      edge('bottom'),
      take('bottomGap', bottom),
    ),
  };
}

interface Sized {
  readonly sheet: SizeSheet;
  readonly catalogue: Catalogue;
}

/** Of a double door: half each, unless a person typed the master's width; the slave has the rest. */
function widthLines(
  door: DoorCell,
  { leaves }: Item,
  { sheet, catalogue }: Sized,
): Readonly<Record<LeafGroup, SizeLine>> {
  const { hinge, lock, meeting } = catalogue.rows.clearances;
  const shared = [...door.width, take('hingeGap', hinge), take('hingeGap', hinge), take('astragal', meeting)];
  const typed = leaves.kind === 'double' ? leaves.masterWidth : null;
  const half: SizeFormula = { kind: 'share', terms: shared, by: 2, rounded: 'up', atMost: null };
  return {
    door: sizeLine('width', sum(...door.width, take('hingeGap', hinge), take('lockGap', lock))),
    master: sizeLine('width', typed === null ? half : given(typed)),
    slave: sizeLine('width', sum(...shared, take('master', masterOf(sheet.leaves).width))),
  };
}

const faces: Readonly<Record<EdgeKind, Quantity>> = { frame: 'frameFace', bar: 'barFace', threshold: 'threshold' };

/** What can be walked through. Of a single door it is reckoned from its cell, of a double door from the leaf that opens. */
export function clearOpeningStep(item: Item, sheet: SizeSheet, catalogue: Catalogue): SizeStep {
  const { frame, leaves } = item;
  const cell = cellsOf(frame.parts).find(({ kind }) => kind === 'single-door' || kind === 'double-door');
  if (!cell) throw new Error('A frame without a door cell was built.');
  const { lip } = catalogue.profile(frame.profile);
  const { hinge, lock } = catalogue.rows.clearances;
  const edges = edgesOf(cell, frame, catalogue);
  const face = (side: 'left' | 'right'): Term =>
    take(faces[edgeKind(cell, side, { frame, catalogue })], edges[side] + lip);
  const between =
    leaves.kind === 'single'
      ? [add('door', cell.size.width), face('left'), face('right')]
      : [
          add('master', masterOf(sheet.leaves).width),
          add('hingeGap', hinge),
          add('lockGap', lock),
          take('frameLip', lip),
          take('frameLip', lip),
        ];
  return {
    key: 'clearOpening',
    size: 'clearOpening',
    of: null,
    number: null,
    part: '*:leaf',
    lines: [sizeLine('width', sum(...between, take('leafStandingOpen', leafStandingOpen(item))))],
  };
}
