import type { LockRow } from '../../catalogue/rows/production-rows.ts';
import type { BomRecord } from './bom-record.ts';
import { known } from './calculated-figure.ts';
import { barRecord, fittingRecord, missing, onLeaf } from './make-record.ts';
import { leafColours } from './piece-colours.ts';
import type { ResolvedItem, ResolvedLeaf } from './resolved-item.ts';

/** Lock, keeps and cylinder. Of two leaves the master has the lock, the slave shoot bolts and the keeps. */
export function lockRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const [main, slave] = resolved.leaves;
  const { partArticles } = resolved.production;
  return slave
    ? [
        astragal(slave, resolved),
        lockOf(slave, resolved),
        lockOf(main, resolved),
        keeps(slave, partArticles.astragalKeepSet, resolved),
        cylinder(main, resolved),
      ]
    : [lockOf(main, resolved), keeps(main, partArticles.keepSet, resolved), cylinder(main, resolved)];
}

/** The astragal covers the gap between the leaves. */
const astragal = (slave: ResolvedLeaf, resolved: ResolvedItem): BomRecord =>
  barRecord(
    {
      ...onLeaf(slave, resolved),
      code: resolved.production.partArticles.astragal,
      bar: { role: 'astragal' },
      length: known('leaf height', slave.size.height),
      ends: [90, 90],
      colours: leafColours(resolved),
      pair: null,
    },
    resolved,
  );

/** A door without a handle gets the lock of a lever handle. */
const mainOperation = ({ item, catalogue }: ResolvedItem): LockRow['operation'] =>
  item.hardware.handleType === null ? 'lift-lever' : catalogue.handle(item.hardware.handleType).lock;

const operationOf = (leaf: ResolvedLeaf, resolved: ResolvedItem): LockRow['operation'] =>
  leaf.group === 'slave' ? 'slave' : mainOperation(resolved);

/** The chosen lock, else the one for this handle and leaf height; a slave leaf has shoot bolts. */
export function lockFor(leaf: ResolvedLeaf, resolved: ResolvedItem): LockRow | undefined {
  const chosen = leaf.group === 'slave' ? null : resolved.item.build.lock;
  const operation = operationOf(leaf, resolved);
  return resolved.production.locks.find(
    (row) => suitsHeight(row, leaf) && (chosen === null ? row.operation === operation : row.code === chosen),
  );
}

const suitsHeight = ({ leafFrom, leafTo }: LockRow, { size: { height } }: ResolvedLeaf): boolean =>
  leafFrom <= height && height <= leafTo;

function lockOf(leaf: ResolvedLeaf, resolved: ResolvedItem): BomRecord {
  const row = lockFor(leaf, resolved);
  if (!row) {
    const wanted = resolved.item.build.lock ?? `${operationOf(leaf, resolved)} lock`;
    return missing(leaf.group, 'lock', `No ${wanted} is made for a leaf ${String(leaf.size.height)} high.`);
  }
  return fittingRecord(
    {
      ...onLeaf(leaf, resolved),
      code: row.code,
      fitting: { role: 'lock', leafFrom: row.leafFrom, leafTo: row.leafTo },
      at: null,
      length: row.faceplate,
      dropdown: resolved.item.build.lock === row.code ? 'lockOptions' : null,
    },
    resolved,
  );
}

const keeps = (leaf: ResolvedLeaf, code: string, resolved: ResolvedItem): BomRecord =>
  fittingRecord({ ...onLeaf(leaf, resolved), code, fitting: { role: 'keeps' }, at: null, length: null }, resolved);

function cylinder(leaf: ResolvedLeaf, resolved: ResolvedItem): BomRecord {
  const { slab, cylinder: code } = resolved.item.build;
  return fittingRecord(
    {
      ...onLeaf(leaf, resolved),
      code,
      fitting: { role: 'cylinder', size: resolved.production.consumption.cylinderSizes[slab], slab },
      at: null,
      length: null,
      dropdown: 'cylinder',
    },
    resolved,
  );
}
