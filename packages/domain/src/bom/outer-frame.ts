import type { Size } from '../measure/mm.ts';
import type { CellKind } from '../sizes/edges.ts';
import type { Member } from './frame-members.ts';
import type { Job } from './job.ts';
import type { FramePlace, PartName } from './part-names.ts';
import { known, minus } from './reckoned.ts';

/** What the jambs stand on: a welded bottom member, or an aluminium bar. */
export type Foot = 'pvc' | 'aluminium';

export const footOf = ({ item, catalogue }: Job): Foot => catalogue.threshold(item.frame.threshold).material;

/** A sidelight has a bottom member of its own, unless the door's bar lies on through under it. */
export const footOfCell = (kind: CellKind, job: Job): Foot =>
  kind !== 'fanlight' && job.item.frame.thresholdLayout === 'full' ? footOf(job) : 'pvc';

const upstandOf = ({ item, catalogue }: Job): number => catalogue.threshold(item.frame.threshold).upstand;

const bar = ({ profile }: Job) => ({ code: profile.code, steelCode: profile.steelCode });

/** A rectangle of bars, and where in the set it stands. */
export interface OuterFrame {
  readonly size: Size;
  readonly foot: Foot;
  readonly place: FramePlace;
}

const rectangles: Readonly<Record<Foot, (frame: OuterFrame, job: Job) => readonly Member[]>> = {
  pvc: ({ size: { width, height }, place }, job) => [
    { ...bar(job), what: 'jamb L/R', quantity: 2, finished: known('H', height), mitres: 2, part: `${place}:jambs` },
    {
      ...bar(job),
      what: 'head + bottom',
      quantity: 2,
      finished: known('W', width),
      mitres: 2,
      part: `${place}:head-and-bottom`,
    },
  ],
  aluminium: ({ size: { width, height }, place }, job) => [
    {
      ...bar(job),
      what: 'jamb L/R',
      quantity: 2,
      finished: minus(known('H', height), upstandOf(job)),
      mitres: 1,
      part: `${place}:jambs`,
    },
    { ...bar(job), what: 'head', quantity: 1, finished: known('W', width), mitres: 2, part: `${place}:head` },
  ],
};

export const outerMembers = (frame: OuterFrame, job: Job): readonly Member[] => rectangles[frame.foot](frame, job);

/** Beside a door on an aluminium bar the sidelights keep their PVC bottom, so it is cut away under the door only. */
export function onePieceRectangle(job: Job): readonly Member[] {
  const { composite } = job.sheet;
  const sidelights = job.sheet.cells.filter(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight');
  const liesThrough = job.item.frame.thresholdLayout === 'full';
  if (footOf(job) === 'pvc' || sidelights.length === 0 || liesThrough) {
    return outerMembers({ size: composite, foot: footOf(job), place: 'frame' }, job);
  }
  const { halfWeb } = job.catalogue.rows.clearances;
  const jambsOnBar = 2 - sidelights.length;
  const [height, width] = [known('H', composite.height), known('W', composite.width)];
  const { withSidelight, atDoor } = jambNames(sidelights.map(({ kind }) => kind));
  const jambs: readonly Member[] = [
    { ...bar(job), what: 'jamb', quantity: sidelights.length, finished: height, mitres: 2, part: withSidelight },
    {
      ...bar(job),
      what: 'jamb at door',
      quantity: jambsOnBar,
      finished: minus(height, upstandOf(job)),
      mitres: 1,
      part: atDoor,
    },
    { ...bar(job), what: 'head', quantity: 1, finished: width, mitres: 2, part: 'frame:head' },
  ];
  const bottoms = sidelights.map(
    ({ kind, size }): Member => ({
      ...bar(job),
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
