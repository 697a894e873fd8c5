import type { LockRow } from '../catalogue/production-rows.ts';
import type { ResolvedItem, ResolvedLeaf } from './resolved-item.ts';
import { line, missing } from './line.ts';
import { known } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';
import type { Item } from '../model/item.ts';

/** What locks the door: of two leaves the master carries the lock, the slave bolts and the keeps. */
export function lockLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const [main, slave] = resolved.leaves;
  if (!main) return [];
  return slave
    ? [
        ...slaveBolts(slave, resolved),
        ...lockOf(main, resolved),
        keeps(slave.group, 'KP-SET-D', resolved),
        cylinder(main, resolved),
      ]
    : [...lockOf(main, resolved), keeps(main.group, 'KP-SET', resolved), cylinder(main, resolved)];
}

/** The astragal covers the gap between the leaves; bolts hold the slave until the master is open. */
const slaveBolts = (slave: ResolvedLeaf, resolved: ResolvedItem): readonly CalculatedLine[] => [
  line(
    {
      group: slave.group,
      partId: resolved.door.partId,
      code: 'AS12',
      what: '',
      quantity: 1,
      length: known('leaf height', slave.size.height),
    },
    resolved,
  ),
  ...lockOf(slave, resolved),
];

/** Without a chosen handle the door still locks: the lever lock is the plain one. */
const mainLockWorks = ({ item, catalogue }: ResolvedItem): LockRow['operation'] =>
  item.hardware.handleType === null ? 'lift-lever' : catalogue.handle(item.hardware.handleType).lock;

/** The lock that somebody asked for, else the one that handle and leaf ask for; a slave leaf bolts. */
export function lockFor(leaf: ResolvedLeaf, resolved: ResolvedItem): LockRow | undefined {
  const asked = leaf.group === 'slave' ? null : resolved.item.build.lock;
  const works = worksOf(leaf, resolved);
  return resolved.production.locks.find(
    (row) => fits(row, leaf) && (asked === null ? row.operation === works : row.code === asked),
  );
}

const worksOf = (leaf: ResolvedLeaf, resolved: ResolvedItem): LockRow['operation'] =>
  leaf.group === 'slave' ? 'slave' : mainLockWorks(resolved);

function lockOf(leaf: ResolvedLeaf, resolved: ResolvedItem): readonly CalculatedLine[] {
  const row = lockFor(leaf, resolved);
  if (row) return [lockLine(row, leaf, resolved)];
  const wanted = resolved.item.build.lock ?? `${worksOf(leaf, resolved)} lock`;
  return [missing(leaf.group, 'lock', `No ${wanted} is made for a leaf ${String(leaf.size.height)} high.`)];
}

const fits = ({ leafFrom, leafTo }: LockRow, { size: { height } }: ResolvedLeaf): boolean =>
  leafFrom <= height && height <= leafTo;

function lockLine(row: LockRow, leaf: ResolvedLeaf, resolved: ResolvedItem): CalculatedLine {
  const wanted = {
    group: leaf.group,
    partId: resolved.door.partId,
    code: row.code,
    what: '',
    quantity: 1,
    remark: `leaf ${String(row.leafFrom)}-${String(row.leafTo)}`,
    dropdown: resolved.item.build.lock === row.code ? 'lockOptions' : null,
  };
  return line(row.faceplate === null ? wanted : { ...wanted, length: row.faceplate }, resolved);
}

const keeps = (group: string, code: string, resolved: ResolvedItem): CalculatedLine =>
  line({ group, partId: resolved.door.partId, code, what: '', quantity: 1, remark: 'one set for the lock' }, resolved);

const cylinder = (leaf: ResolvedLeaf, resolved: ResolvedItem): CalculatedLine =>
  line(
    {
      group: leaf.group,
      partId: resolved.door.partId,
      code: resolved.item.build.cylinder,
      quantity: 1,
      what: cylinderSize[resolved.item.build.slab],
      remark: `slab ${String(resolved.item.build.slab)}`,
      dropdown: 'cylinder',
    },
    resolved,
  );

/** Outside / inside length from the fixing screw, by slab: half the leaf and its furniture, up to the next 5 mm. */
export const cylinderSize: Readonly<Record<Item['build']['slab'], string>> = {
  44: '40/40',
  48: '45/45',
  70: '50/50',
};
