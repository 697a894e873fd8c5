import type { Item } from '../item/item.ts';
import { couplingLines } from './coupling.ts';
import { doorDrainage } from './drainage.ts';
import { escutcheonLines } from './escutcheon-line.ts';
import { extraLines } from './extra-lines.ts';
import { fireLines } from './fire-lines.ts';
import { fixedPartLines } from './fixed-light-lines.ts';
import { fixingLines } from './fixing.ts';
import { doorFrame } from './frames.ts';
import { hardwareLines } from './hardware-lines.ts';
import { type Job, type Supplier, jobOf } from './job.ts';
import { leafLines } from './leaf-lines.ts';
import { lockLines } from './lock-lines.ts';
import { packerLines } from './packers.ts';
import { sealLines } from './seals.ts';
import { sillLines } from './sill.ts';
import { thresholdLines } from './threshold.ts';
import { trimLines } from './trim-lines.ts';
import type { WorkInstruction } from './work-instruction.ts';
import { keptLine, type WorkedLine } from './worked-line.ts';

/** Each rule adds its lines; their order is the order in which the shop works. */
const rules: readonly ((job: Job) => readonly WorkedLine[])[] = [
  doorFrame,
  thresholdLines,
  (job) => job.leaves.flatMap((leaf) => leafLines(leaf, job)),
  lockLines,
  hardwareLines,
  escutcheonLines,
  extraLines,
  sealLines,
  fireLines,
  doorDrainage,
  fixedPartLines,
  couplingLines,
  sillLines,
  packerLines,
  trimLines,
  fixingLines,
];

/**
 * All that the works take to make a set. The same item always gives the same lines in the same order. What a rule
 * cannot resolve is a line too: its code starts with `error`, its description says what is missing.
 */
export const billOfMaterials = (item: Item, supplier: Supplier): readonly WorkInstruction[] =>
  workedBill(item, supplier).map(keptLine);

/** The same lines with their sums and the parts that they make. */
export function workedBill(item: Item, supplier: Supplier): readonly WorkedLine[] {
  const job = jobOf(item, supplier);
  return rules.flatMap((rule) => rule(job));
}
