import type { Size } from '../model/mm.ts';
import type { CellKind } from '../sizes/edges.ts';
import type { Member } from './frame-members.ts';
import type { ResolvedItem } from './resolved-item.ts';
import type { FramePlace, PartName } from './part-names.ts';
import { known, minus } from './calculated-figure.ts';

/** What the jambs stand on: a welded bottom member, or an aluminium bar. */
export type Foot = 'pvc' | 'aluminium';

export const footOf = ({ item, catalogue }: ResolvedItem): Foot => catalogue.threshold(item.frame.threshold).material;

/** A sidelight has a bottom member of its own, unless the door's bar lies on through under it. */
export const footOfCell = (kind: CellKind, resolved: ResolvedItem): Foot =>
  kind !== 'fanlight' && resolved.item.frame.thresholdLayout === 'full' ? footOf(resolved) : 'pvc';

const upstandOf = ({ item, catalogue }: ResolvedItem): number => catalogue.threshold(item.frame.threshold).upstand;

const bar = ({ profile }: ResolvedItem) => ({ code: profile.code, steelCode: profile.steelCode });

/** A rectangle of bars, and where in the set it stands. */
export interface OuterFrame {
  readonly size: Size;
  readonly foot: Foot;
  readonly place: FramePlace;
}

const rectangles: Readonly<Record<Foot, (frame: OuterFrame, resolved: ResolvedItem) => readonly Member[]>> = {
  pvc: ({ size: { width, height }, place }, resolved) => [
    {
      ...bar(resolved),
      what: 'jamb L/R',
      quantity: 2,
      finished: known('H', height),
      mitres: 2,
      part: `${place}:jambs`,
    },
    {
      ...bar(resolved),
      what: 'head + bottom',
      quantity: 2,
      finished: known('W', width),
      mitres: 2,
      part: `${place}:head-and-bottom`,
    },
  ],
  aluminium: ({ size: { width, height }, place }, resolved) => [
    {
      ...bar(resolved),
      what: 'jamb L/R',
      quantity: 2,
      finished: minus(known('H', height), upstandOf(resolved)),
      mitres: 1,
      part: `${place}:jambs`,
    },
    { ...bar(resolved), what: 'head', quantity: 1, finished: known('W', width), mitres: 2, part: `${place}:head` },
  ],
};

export const outerMembers = (frame: OuterFrame, resolved: ResolvedItem): readonly Member[] =>
  rectangles[frame.foot](frame, resolved);

/** Beside a door on an aluminium bar the sidelights keep their PVC bottom, so it is cut away under the door only. */
export function onePieceRectangle(resolved: ResolvedItem): readonly Member[] {
  const { composite } = resolved.sheet;
  const sidelights = resolved.sheet.cells.filter(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight');
  const liesThrough = resolved.item.frame.thresholdLayout === 'full';
  if (footOf(resolved) === 'pvc' || sidelights.length === 0 || liesThrough) {
    return outerMembers({ size: composite, foot: footOf(resolved), place: 'frame' }, resolved);
  }
  const { halfWeb } = resolved.catalogue.rows.clearances;
  const jambsOnBar = 2 - sidelights.length;
  const [height, width] = [known('H', composite.height), known('W', composite.width)];
  const { withSidelight, atDoor } = jambNames(sidelights.map(({ kind }) => kind));
  const jambs: readonly Member[] = [
    { ...bar(resolved), what: 'jamb', quantity: sidelights.length, finished: height, mitres: 2, part: withSidelight },
    {
      ...bar(resolved),
      what: 'jamb at door',
      quantity: jambsOnBar,
      finished: minus(height, upstandOf(resolved)),
      mitres: 1,
      part: atDoor,
    },
    { ...bar(resolved), what: 'head', quantity: 1, finished: width, mitres: 2, part: 'frame:head' },
  ];
  const bottoms = sidelights.map(
    ({ kind, size }): Member => ({
      ...bar(resolved),
      what: `bottom of ${kind}`,
      quantity: 1,
      finished: minus(known('w', size.width), halfWeb),
      mitres: 1,
      part: 'frame:bottom',
    }),
  );
  return [...jambs, ...bottoms].filter((member) => member.quantity > 0);
}

/** Which jamb stands beside a sidelight, and which beside the door. */
function jambNames(sidelights: readonly string[]): Readonly<Record<'withSidelight' | 'atDoor', PartName>> {
  if (sidelights.length > 1) return { withSidelight: 'frame:jambs', atDoor: 'frame:jambs' };
  return sidelights.includes('left-sidelight')
    ? { withSidelight: 'frame:jamb-left', atDoor: 'frame:jamb-right' }
    : { withSidelight: 'frame:jamb-right', atDoor: 'frame:jamb-left' };
}
