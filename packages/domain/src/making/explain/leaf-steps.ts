import { allLeaves } from '../bom/drawn-part.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import { cellsOf, type EdgeKind, edgeKind, edgesOf, type FrameSide } from '../../door/sizes/edges.ts';
import { leafStandingOpen } from '../../door/sizes/clear-opening.ts';
import { leavesByGroup, masterOf } from '../../door/sizes/leaf-sizes.ts';
import type { LeafGroup } from '../../door/model/parts.ts';
import type { SizeSheet } from '../../door/sizes/size-sheet.ts';
import { add, givenValue, sum, subtract, type SizeLine, sizeLine, type SizeStep } from './size-formula.ts';
import type { TermName, SizeFormula, Term, DerivedSize } from '../../door/model/size-formula.ts';

/** Inner measures of the door's cell, from which the leaf sizes follow. */
interface DoorCell {
  readonly width: readonly Term[];
  readonly height: SizeFormula;
}

export const leafNames = { door: 'leaf', master: 'master', slave: 'slave' } as const satisfies Readonly<
  Record<LeafGroup, DerivedSize>
>;

/** Width and height of each leaf. */
export function leafSteps(item: Item, sheet: SizeSheet, catalogue: Catalogue): readonly SizeStep[] {
  const door = doorCellOf(item, catalogue);
  return leavesByGroup(sheet.leaves).map(({ group }) => ({
    key: leafNames[group],
    size: leafNames[group],
    of: null,
    number: null,
    parts: [`${group}:leaf`],
    lines: [widthLines(door, item, { sheet, catalogue })[group], sizeLine('height', door.height)],
  }));
}

function doorCellOf({ frame }: Item, catalogue: Catalogue): DoorCell {
  const cell = cellsOf(frame.parts).find(({ kind }) => kind === 'single-door' || kind === 'double-door');
  if (!cell) throw new Error('A frame without a door cell was built.');
  const edges = edgesOf(cell, frame, catalogue);
  const { top, bottom } = catalogue.rows.clearances;
  const edge = (side: FrameSide): Term => subtract(edgeKind(cell, side, { frame, catalogue }), edges[side]);
  return {
    width: [add('door', cell.size.width), edge('left'), edge('right')],
    height: sum(
      add('door', cell.size.height),
      edge('top'),
      subtract('topGap', top),
      edge('bottom'),
      subtract('bottomGap', bottom),
    ),
  };
}

interface Sized {
  readonly sheet: SizeSheet;
  readonly catalogue: Catalogue;
}

/** The leaves of a double door share the width equally, unless the master's width was typed in; the slave gets the rest. */
function widthLines(
  door: DoorCell,
  { leaves }: Item,
  { sheet, catalogue }: Sized,
): Readonly<Record<LeafGroup, SizeLine>> {
  const { hinge, lock, meeting } = catalogue.rows.clearances;
  const shared = [
    ...door.width,
    subtract('hingeGap', hinge),
    subtract('hingeGap', hinge),
    subtract('astragal', meeting),
  ];
  const typed = leaves.kind === 'double' ? leaves.masterWidth : null;
  const half: SizeFormula = { kind: 'share', terms: shared, by: 2, rounded: 'up', atMost: null };
  return {
    door: sizeLine('width', sum(...door.width, subtract('hingeGap', hinge), subtract('lockGap', lock))),
    master: sizeLine('width', typed === null ? half : givenValue(typed)),
    slave: sizeLine('width', sum(...shared, subtract('master', masterOf(sheet.leaves).width))),
  };
}

const faces: Readonly<Record<EdgeKind, TermName>> = { frame: 'frameFace', bar: 'barFace', threshold: 'threshold' };

/** The clear opening: for a single door from its cell, for a double door from the master leaf. */
export function clearOpeningStep(item: Item, sheet: SizeSheet, catalogue: Catalogue): SizeStep {
  const { frame, leaves } = item;
  const cell = cellsOf(frame.parts).find(({ kind }) => kind === 'single-door' || kind === 'double-door');
  if (!cell) throw new Error('A frame without a door cell was built.');
  const { lip } = catalogue.profile(frame.profile);
  const { hinge, lock } = catalogue.rows.clearances;
  const edges = edgesOf(cell, frame, catalogue);
  const face = (side: 'left' | 'right'): Term =>
    subtract(faces[edgeKind(cell, side, { frame, catalogue })], edges[side] + lip);
  const between =
    leaves.kind === 'single'
      ? [add('door', cell.size.width), face('left'), face('right')]
      : [
          add('master', masterOf(sheet.leaves).width),
          add('hingeGap', hinge),
          add('lockGap', lock),
          subtract('frameLip', lip),
          subtract('frameLip', lip),
        ];
  return {
    key: 'clearOpening',
    size: 'clearOpening',
    of: null,
    number: null,
    parts: allLeaves,
    lines: [
      sizeLine(
        'width',
        sum(...between, subtract('leafStandingOpen', leafStandingOpen(item, catalogue.rows.clearances))),
      ),
    ],
  };
}
