import type { Item } from '../model/item.ts';
import { couplingLines } from './coupling.ts';
import { doorDrainage } from './drainage.ts';
import { escutcheonLines, hardwareLines } from './hardware-lines.ts';
import { extraLines } from './extra-lines.ts';
import { fireLines } from './fire-lines.ts';
import { fixedPartLines } from './fixed-light-lines.ts';
import { fixingLines } from './fixing.ts';
import { doorFrame } from './frames.ts';
import { type ResolvedItem, type ProductionCatalogue, resolveItem } from './resolved-item.ts';
import { leafLines } from './leaf-lines.ts';
import { lockLines } from './lock-lines.ts';
import { packerLines } from './packers.ts';
import { sealLines } from './seals.ts';
import { sillLines } from './sill.ts';
import { thresholdLines } from './threshold.ts';
import { trimLines } from './trim-lines.ts';
import { type WorkInstruction, toStoredLine, type CalculatedLine } from './work-instruction.ts';

/** Each rule adds its lines; their order is the order in which the shop works. */
const parts: readonly ((resolved: ResolvedItem) => readonly CalculatedLine[])[] = [
  doorFrame,
  thresholdLines,
  (resolved) => resolved.leaves.flatMap((leaf) => leafLines(leaf, resolved)),
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
export const billOfMaterials = (item: Item, productionCatalogue: ProductionCatalogue): readonly WorkInstruction[] =>
  calculatedBill(item, productionCatalogue).map(toStoredLine);

/** The same lines with their sums and the parts that they make. */
export function calculatedBill(item: Item, productionCatalogue: ProductionCatalogue): readonly CalculatedLine[] {
  const resolved = resolveItem(item, productionCatalogue);
  return parts.flatMap((rule) => rule(resolved));
}
