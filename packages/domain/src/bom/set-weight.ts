import type { Item } from '../item/item.ts';
import type { Size } from '../measure/mm.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import { barsBetweenCells, barsInside } from './frame-bars.ts';
import type { Member } from './frame-members.ts';
import { glazedPart } from './glass-make-up.ts';
import { type Job, type Supplier, jobOf } from './job.ts';
import { footOf, footOfCell } from './outer-frame.ts';
import { frameKg, frameOnThresholdKg, glassKg } from './weight.ts';

/** A mullion or transom bar with its steel, kg per metre. */
const dividerKgPerMetre = 1.55 + 1.6;

export interface SetWeight {
  /** Master first. */
  readonly leavesKg: readonly number[];
  /** Each frame as it travels: the frames of a coupled set one by one, a one-piece set as a whole. */
  readonly parts: readonly PartWeight[];
  readonly setKg: number;
}

export interface PartWeight {
  readonly partId: string;
  readonly kg: number;
}

/** What a set weighs with its glass, kg; without sill, packers and packaging. */
export function setWeight(item: Item, supplier: Supplier): SetWeight {
  const job = jobOf(item, supplier);
  const parts =
    item.frame.construction === 'coupled' ? job.sheet.cells.map((cell) => coupledPart(cell, job)) : [onePiecePart(job)];
  return { leavesKg: job.leaves.map((leaf) => leaf.kg), parts, setKg: totalOf(parts.map((part) => part.kg)) };
}

const coupledPart = (cell: SizedCell, job: Job): PartWeight => ({
  partId: cell.partId,
  kg:
    cell.partId === job.door.partId
      ? doorFrameKg(cell.size, job) + leavesKg(job)
      : (footOfCell(cell.kind, job) === 'pvc' ? frameKg : frameOnThresholdKg)(cell.size, job.profile) +
        barsKg(barsInside(cell, job)) +
        fixedGlassKg(cell, job),
});

function onePiecePart(job: Job): PartWeight {
  const { cells, composite } = job.sheet;
  const frame = job.item.frame.parts.find((part) => part.kind === 'frame' || part.kind === 'door-with-transom');
  const bars = [...barsBetweenCells(frame, job), ...cells.flatMap((cell) => barsInside(cell, job))];
  const glass = totalOf(cells.map((cell) => fixedGlassKg(cell, job)));
  return {
    partId: frame?.id ?? job.door.partId,
    kg: doorFrameKg(composite, job) + barsKg(bars) + glass + leavesKg(job),
  };
}

const doorFrameKg = (size: Size, job: Job): number =>
  (footOf(job) === 'pvc' ? frameKg : frameOnThresholdKg)(size, job.profile);

const leavesKg = (job: Job): number => totalOf(job.leaves.map((leaf) => leaf.kg));

const barsKg = (bars: readonly Member[]): number =>
  (totalOf(bars.map((bar) => bar.quantity * bar.finished.value)) / 1000) * dividerKgPerMetre;

function fixedGlassKg(cell: SizedCell, { sheet, item, catalogue, works }: Job): number {
  const lights = sheet.fixedGlass.filter((light) => light.partId === cell.partId);
  return totalOf(
    lights.map((light) => {
      const { makeUp, glass } = glazedPart(item, light.partKind, catalogue);
      const unit = glass === null ? null : (works.glassUnits.find((each) => each.code === makeUp) ?? null);
      return glassKg([light.size], unit);
    }),
  );
}

const totalOf = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
