import type { Size } from '../measure/mm.ts';
import type { Member } from './frame-members.ts';
import type { Job } from './job.ts';

/** What the jambs stand on: a welded bottom member, or an aluminium bar. */
export type Foot = 'pvc' | 'aluminium';

export const footOf = ({ item, catalogue }: Job): Foot => catalogue.threshold(item.frame.threshold).material;

const upstandOf = ({ item, catalogue }: Job): number => catalogue.threshold(item.frame.threshold).upstand;

const bar = ({ profile }: Job) => ({ code: profile.code, steelCode: profile.steelCode });

const rectangles: Readonly<Record<Foot, (size: Size, job: Job) => readonly Member[]>> = {
  pvc: ({ width, height }, job) => [
    { ...bar(job), what: 'jamb L/R', quantity: 2, finished: height, mitres: 2 },
    { ...bar(job), what: 'head + bottom', quantity: 2, finished: width, mitres: 2 },
  ],
  aluminium: ({ width, height }, job) => [
    { ...bar(job), what: 'jamb L/R', quantity: 2, finished: height - upstandOf(job), mitres: 1 },
    { ...bar(job), what: 'head', quantity: 1, finished: width, mitres: 2 },
  ],
};

export const outerMembers = (size: Size, foot: Foot, job: Job): readonly Member[] => rectangles[foot](size, job);

/** Beside a door on an aluminium bar the sidelights keep their PVC bottom, so it is cut away under the door only. */
export function onePieceRectangle(job: Job): readonly Member[] {
  const { composite } = job.sheet;
  const sidelights = job.sheet.cells.filter(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight');
  if (footOf(job) === 'pvc' || sidelights.length === 0) return outerMembers(composite, footOf(job), job);
  const { halfWeb } = job.catalogue.rows.clearances;
  const jambsOnBar = 2 - sidelights.length;
  const jambs: readonly Member[] = [
    { ...bar(job), what: 'jamb', quantity: sidelights.length, finished: composite.height, mitres: 2 },
    { ...bar(job), what: 'jamb at door', quantity: jambsOnBar, finished: composite.height - upstandOf(job), mitres: 1 },
    { ...bar(job), what: 'head', quantity: 1, finished: composite.width, mitres: 2 },
  ];
  const bottoms = sidelights.map(
    ({ kind, size }): Member => ({
      ...bar(job),
      what: `bottom of ${kind}`,
      quantity: 1,
      finished: size.width - halfWeb,
      mitres: 1,
    }),
  );
  return [...jambs, ...bottoms].filter((member) => member.quantity > 0);
}
