import type { LockRow } from '../catalogue/works-rows.ts';
import { cylinderSize } from './cylinder-size.ts';
import type { Job, JobLeaf } from './job.ts';
import { line, missing } from './line.ts';
import { known } from './reckoned.ts';
import type { WorkedLine } from './worked-line.ts';

/** What locks the door: of two leaves the master carries the lock, the slave bolts and the keeps. */
export function lockLines(job: Job): readonly WorkedLine[] {
  const [main, slave] = job.leaves;
  if (!main) return [];
  return slave
    ? [...slaveBolts(slave, job), ...lockOf(main, job), keeps(slave.group, 'KP-SET-D', job), cylinder(main, job)]
    : [...lockOf(main, job), keeps(main.group, 'KP-SET', job), cylinder(main, job)];
}

/** The astragal covers the gap between the leaves; bolts hold the slave until the master is open. */
const slaveBolts = (slave: JobLeaf, job: Job): readonly WorkedLine[] => [
  line(
    {
      group: slave.group,
      partId: job.door.partId,
      code: 'AS12',
      what: '',
      quantity: 1,
      length: known('leaf height', slave.size.height),
    },
    job,
  ),
  ...lockOf(slave, job),
];

/** Without a chosen handle the door still locks: the lever lock is the plain one. */
const mainLockWorks = ({ item, catalogue }: Job): LockRow['works'] =>
  item.hardware.handleType === null ? 'lift-lever' : catalogue.handle(item.hardware.handleType).lock;

/** The lock that somebody asked for, else the one that handle and leaf ask for; a slave leaf bolts. */
export function lockFor(leaf: JobLeaf, job: Job): LockRow | undefined {
  const asked = leaf.group === 'slave' ? null : job.item.build.lock;
  const works = worksOf(leaf, job);
  return job.works.locks.find((row) => fits(row, leaf) && (asked === null ? row.works === works : row.code === asked));
}

const worksOf = (leaf: JobLeaf, job: Job): LockRow['works'] => (leaf.group === 'slave' ? 'slave' : mainLockWorks(job));

function lockOf(leaf: JobLeaf, job: Job): readonly WorkedLine[] {
  const row = lockFor(leaf, job);
  if (row) return [lockLine(row, leaf, job)];
  const wanted = job.item.build.lock ?? `${worksOf(leaf, job)} lock`;
  return [missing(leaf.group, 'lock', `No ${wanted} is made for a leaf ${String(leaf.size.height)} high.`)];
}

const fits = ({ leafFrom, leafTo }: LockRow, { size: { height } }: JobLeaf): boolean =>
  leafFrom <= height && height <= leafTo;

function lockLine(row: LockRow, leaf: JobLeaf, job: Job): WorkedLine {
  const wanted = {
    group: leaf.group,
    partId: job.door.partId,
    code: row.code,
    what: '',
    quantity: 1,
    rule: `leaf ${String(row.leafFrom)}-${String(row.leafTo)}`,
    dropdown: job.item.build.lock === row.code ? 'lockOptions' : null,
  };
  return line(row.faceplate === null ? wanted : { ...wanted, length: row.faceplate }, job);
}

const keeps = (group: string, code: string, job: Job): WorkedLine =>
  line({ group, partId: job.door.partId, code, what: '', quantity: 1, rule: 'one set for the lock' }, job);

const cylinder = (leaf: JobLeaf, job: Job): WorkedLine =>
  line(
    {
      group: leaf.group,
      partId: job.door.partId,
      code: job.item.build.cylinder,
      quantity: 1,
      what: cylinderSize[job.item.build.slab],
      rule: `slab ${String(job.item.build.slab)}`,
      dropdown: 'cylinder',
    },
    job,
  );
