import type { Hand } from '../../door/model/door-values.ts';
import { type GlazedFramePartKind, glazedFramePartKinds, type Part } from '../../door/model/parts.ts';
import type { Mm } from '../../lib/mm.ts';
import type { SizedCell } from '../../door/sizes/size-sheet.ts';
import type { DividerRow } from '../../catalogue/rows/production-rows.ts';
import type { Divider, DoorSide } from './bar-record.ts';
import type { PiecePlace, WeldedFrame } from './bom-piece.ts';
import type { BomRecord } from './bom-record.ts';
import { type CalculatedFigure, known, minus, times } from './calculated-figure.ts';
import type { FramePlace } from './drawn-part.ts';
import type { Member } from './frame-members.ts';
import { countRecord } from './make-record.ts';
import { doorSideAt, footOf } from './outer-frame.ts';
import type { ResolvedItem } from './resolved-item.ts';

/**
 * Bars between the cells of a one-piece set: transoms from jamb to jamb, mullions from the bottom up to the transom. Beside
 * a door that stands on aluminium alone nothing lies under a mullion, so it runs down to the foot of the set.
 */
export function barsBetweenCells(frame: Part | undefined, resolved: ResolvedItem): readonly Member[] {
  const { door, sheet, profile } = resolved;
  const { mullions, transoms } = frame?.bars ?? { mullions: [], transoms: [] };
  const across = minus(known('W', sheet.composite.width), times(2, profile.rebateFloor));
  const height = known('door height', door.size.height);
  const upright = runsToFoot(resolved)
    ? minus(height, door.edges.top)
    : between(height, door.edges.bottom, door.edges.top);
  const at = { frame: 'frame', within: null, place: 'frame' } as const;
  return [
    ...dividers({ ...at, role: 'transom', centres: transoms, finished: across }, resolved),
    ...dividers({ ...at, role: 'mullion', centres: mullions, finished: upright }, resolved),
  ];
}

const runsToFoot = (resolved: ResolvedItem): boolean =>
  footOf(resolved) === 'aluminium' && resolved.item.frame.thresholdLayout === 'door';

/** The bars of a sidelight or fanlight of its own. */
export function barsInside(cell: SizedCell, frame: WeldedFrame, resolved: ResolvedItem): readonly Member[] {
  const within = glazedFramePartKinds.find((kind) => kind === cell.kind);
  const own = resolved.item.frame.parts.find((part) => part.id === cell.partId)?.bars;
  if (within === undefined || own === undefined) return [];
  const upright = between(known('h', cell.size.height), cell.edges.bottom, cell.edges.top);
  const across = between(known('w', cell.size.width), cell.edges.left, cell.edges.right);
  const at = { frame, within, place: within };
  return [
    ...dividers({ ...at, role: 'mullion', centres: own.mullions, finished: upright }, resolved),
    ...dividers({ ...at, role: 'transom', centres: own.transoms, finished: across }, resolved),
  ];
}

const between = (whole: CalculatedFigure, one: number, other: number): CalculatedFigure =>
  minus(minus(whole, one), other);

interface Dividers {
  readonly role: 'mullion' | 'transom';
  readonly frame: WeldedFrame;
  readonly within: GlazedFramePartKind | null;
  readonly place: FramePlace;
  readonly centres: readonly Mm[];
  readonly finished: CalculatedFigure;
}

/** Cut square and milled to the lip at both ends. */
const dividers = (
  { role, frame, within, place, centres, finished }: Dividers,
  resolved: ResolvedItem,
): readonly Member[] =>
  centres
    .toSorted((a, b) => a - b)
    .map((centre, index) => ({
      code: dividerOf({ within }, resolved).code,
      steelCode: dividerOf({ within }, resolved).steelCode,
      bar: {
        role,
        frame,
        within,
        number: index + 1,
        centre,
        carries: role === 'mullion' && within === null ? doorSideOfMullion(centre, resolved) : null,
      },
      finished,
      ends: [90, 90],
      draws: `${place}:${role}`,
    }));

/** Beside or above a leaf that opens out stands a Z bar; between fixed lights always the T bar of a door that opens in. */
export const dividerOf = ({ within }: Pick<Divider, 'within'>, { item, production }: ResolvedItem): DividerRow =>
  production.dividers[within === null ? item.opens : 'In'];

/** A mullion left of the door's centre stands at its left side. */
function doorSideOfMullion(centre: Mm, resolved: ResolvedItem): DoorSide {
  const left = resolved.sheet.cells.find(({ kind }) => kind === 'left-sidelight')?.size.width ?? 0;
  const side: Hand = centre < left + resolved.door.size.width / 2 ? 'left' : 'right';
  return doorSideAt(side, resolved);
}

/** One at each end of every bar. */
export function connectors(bars: readonly Member[], place: PiecePlace, resolved: ResolvedItem): readonly BomRecord[] {
  const codes = bars.flatMap(({ bar }) => ('within' in bar ? [dividerOf(bar, resolved).connector] : []));
  return [...new Set(codes)].map((code) => {
    const quantity = times(2, known('bars', codes.filter((each) => each === code).length));
    return countRecord({ ...place, code, role: 'bar-connectors', quantity }, resolved);
  });
}
