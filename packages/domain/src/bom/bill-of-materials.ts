import type { Item } from '../model/item.ts';
import type { Bill, BillRecord } from './bill-record.ts';
import { couplingRecords } from './coupling-records.ts';
import { doorDrainage } from './drainage-records.ts';
import { extraRecords } from './extra-records.ts';
import { fireRecords } from './fire-records.ts';
import { fixedPartRecords } from './fixed-light-records.ts';
import { fixingRecords } from './fixing-records.ts';
import { doorFrame } from './frame-records.ts';
import { escutcheonRecords, hardwareRecords } from './hardware-records.ts';
import { leafRecords } from './leaf-records.ts';
import { lockRecords } from './lock-records.ts';
import { packerRecords } from './packer-records.ts';
import { type ResolvedItem, resolveItem } from './resolved-item.ts';
import type { ProductionCatalogue } from '../catalogue/catalogue.ts';
import { sealRecords } from './seal-records.ts';
import { sillRecords } from './sill-records.ts';
import { thresholdRecords } from './threshold-records.ts';
import { trimRecords } from './trim-records.ts';

/** In the order in which the factory works. */
const steps: readonly ((resolved: ResolvedItem) => readonly BillRecord[])[] = [
  doorFrame,
  thresholdRecords,
  (resolved) => resolved.leaves.flatMap((leaf) => leafRecords(leaf, resolved)),
  lockRecords,
  hardwareRecords,
  escutcheonRecords,
  extraRecords,
  sealRecords,
  fireRecords,
  doorDrainage,
  fixedPartRecords,
  couplingRecords,
  sillRecords,
  packerRecords,
  trimRecords,
  fixingRecords,
];

/**
 * Everything that a set is made of: a record for each piece, and one of kind `missing` for each need without stock. The
 * same item gives the same records in the same order. `workInstructionsOf` makes the printed lines from it.
 */
export function billOf(item: Item, productionCatalogue: ProductionCatalogue): Bill {
  const resolved = resolveItem(item, productionCatalogue);
  return steps.flatMap((step) => step(resolved));
}
