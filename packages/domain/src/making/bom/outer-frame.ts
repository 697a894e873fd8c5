import type { Hand } from '../../door/model/door-values.ts';
import type { Size } from '../../lib/mm.ts';
import type { CellKind } from '../../door/sizes/edges.ts';
import type { DoorSide } from './bar-record.ts';
import type { WeldedFrame } from './bom-piece.ts';
import { known, minus } from './calculated-figure.ts';
import type { FramePlace } from './drawn-part.ts';
import type { Member } from './frame-members.ts';
import type { ResolvedItem } from './resolved-item.ts';

/** What the jambs stand on: a welded bottom member, or an aluminium threshold. */
export type Foot = 'pvc' | 'aluminium';

export const footOf = ({ item, catalogue }: ResolvedItem): Foot => catalogue.threshold(item.frame.threshold).material;

/** A sidelight has a bottom member of its own, unless the door's threshold lies through under it. */
export const footOfCell = (kind: CellKind, resolved: ResolvedItem): Foot =>
  kind !== 'fanlight' && resolved.item.frame.thresholdLayout === 'full' ? footOf(resolved) : 'pvc';

/** A rectangle of bars, and where in the set it stands. */
export interface OuterFrame {
  readonly size: Size;
  readonly frame: WeldedFrame;
  readonly place: FramePlace;
  /** What each jamb stands on. */
  readonly feet: Readonly<Record<Hand, Foot>>;
}

const sides = ['left', 'right'] as const;

/** Jambs, head and bottom; the two jambs stand on one kind of foot. */
export const outerMembers = (outer: OuterFrame, resolved: ResolvedItem): readonly Member[] => [
  ...jambsAndHead(outer, resolved),
  ...(outer.feet.left === 'pvc' ? [crossMember('bottom', outer, resolved)] : []),
];

/** Jambs on PVC come before jambs on aluminium, because the saw cuts equal ends together. */
const jambsAndHead = (outer: OuterFrame, resolved: ResolvedItem): readonly Member[] => [
  ...sides.filter((side) => outer.feet[side] === 'pvc').map((side) => jamb(side, outer, resolved)),
  ...sides.filter((side) => outer.feet[side] === 'aluminium').map((side) => jamb(side, outer, resolved)),
  crossMember('head', outer, resolved),
];

/** A jamb on aluminium is cut square there: `H - 15 + 3` with one mitre at the top. */
function jamb(side: Hand, { size, frame, place, feet }: OuterFrame, resolved: ResolvedItem): Member {
  const { item, catalogue, profile } = resolved;
  const onThreshold = feet[side] === 'aluminium';
  const height = known('H', size.height);
  const isBesideDoor = frame === 'door' || (frame === 'frame' && !hasSidelight(side, resolved));
  return {
    code: profile.code,
    steelCode: profile.steelCode,
    bar: {
      role: 'jamb',
      frame,
      side,
      standsOn: onThreshold ? 'threshold' : 'bottom',
      carries: isBesideDoor ? doorSideAt(side, resolved) : null,
    },
    finished: onThreshold ? minus(height, catalogue.threshold(item.frame.threshold).upstand) : height,
    ends: onThreshold ? [45, 90] : [45, 45],
    draws: `${place}:jamb-${side}`,
  };
}

function crossMember(role: 'head' | 'bottom', { size, frame, place }: OuterFrame, { profile }: ResolvedItem): Member {
  return {
    code: profile.code,
    steelCode: profile.steelCode,
    bar: role === 'head' ? { role, frame } : { role, frame, under: null },
    finished: known('W', size.width),
    ends: [45, 45],
    draws: `${place}:${role}`,
  };
}

/** A single door has its keeps opposite the hinges; both leaves of a double door hang at the sides. */
export const doorSideAt = (side: Hand, { item }: ResolvedItem): DoorSide =>
  item.leaves.kind === 'double' || side === item.hand ? 'hinges' : 'keeps';

const sidelights = { left: 'left-sidelight', right: 'right-sidelight' } as const;

const hasSidelight = (side: Hand, { sheet }: ResolvedItem): boolean =>
  sheet.cells.some(({ kind }) => kind === sidelights[side]);

/**
 * The rectangle of a one-piece set. Where the door stands on aluminium and its sidelights keep their PVC bottom, there is
 * a bottom under each sidelight only: mitred at the jamb, square at the mullion.
 */
export function onePieceRectangle(resolved: ResolvedItem): readonly Member[] {
  const outer = { size: resolved.sheet.composite, frame: 'frame', place: 'frame' } as const;
  const foot = footOf(resolved);
  if (foot === 'pvc' || resolved.item.frame.thresholdLayout === 'full') {
    return outerMembers({ ...outer, feet: { left: foot, right: foot } }, resolved);
  }
  const footAt = (side: Hand): Foot => (hasSidelight(side, resolved) ? 'pvc' : 'aluminium');
  return [
    ...jambsAndHead({ ...outer, feet: { left: footAt('left'), right: footAt('right') } }, resolved),
    ...sides.flatMap((side) => bottomUnderSidelight(side, resolved)),
  ];
}

function bottomUnderSidelight(side: Hand, { sheet, profile, catalogue }: ResolvedItem): readonly Member[] {
  const under = sidelights[side];
  return sheet.cells
    .filter(({ kind }) => kind === under)
    .map(({ size }) => ({
      code: profile.code,
      steelCode: profile.steelCode,
      bar: { role: 'bottom', frame: 'frame', under },
      finished: minus(known('w', size.width), catalogue.rows.clearances.halfWeb),
      ends: side === 'left' ? [45, 90] : [90, 45],
      draws: 'frame:bottom',
    }));
}
