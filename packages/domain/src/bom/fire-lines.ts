import { fireRatingOf, hasSmokeSeals } from '../build/of-system.ts';
import { metres } from './cutting.ts';
import type { Job, JobLeaf } from './job.ts';
import { line, missing } from './line.ts';
import { known } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

/** What keeps fire and smoke back round each leaf, and what is missing where a fire door does not shut by itself. */
export function fireLines(job: Job): readonly WorkedLine[] {
  const { item, catalogue } = job;
  const isFireDoor = fireRatingOf(item, catalogue) !== undefined;
  return [
    ...(isFireDoor ? roundLeaves('INT-15', job) : []),
    ...(hasSmokeSeals(item, catalogue) ? roundLeaves('SMK-10', job) : []),
    ...(isFireDoor && item.extras.chosen.doorCloser === null ? [unshut(job)] : []),
  ];
}

/** Let into the edges all round: under the leaf too, for cold smoke keeps low. */
const roundLeaves = (code: string, job: Job): readonly WorkedLine[] =>
  job.leaves.map((leaf) =>
    line(
      {
        group: leaf.group,
        partId: job.door.partId,
        part: `${leaf.group}:leaf`,
        code,
        what: leaf.name,
        quantity: metres(known('leaf perimeter', perimeterOf(leaf))),
      },
      job,
    ),
  );

const perimeterOf = ({ size: { width, height } }: JobLeaf): number => 2 * (width + height);

const unshut = ({ leaves }: Job): WorkedLine =>
  missing(
    leaves[0]?.group ?? 'door',
    'closer',
    'A fire door must shut by itself, and no closer is chosen that shuts this leaf.',
  );
