import { type PackerPosition, packerPositions } from '../item/item.ts';
import { sumOf } from '../measure/mm.ts';
import type { FrameSide } from '../sizes/edges.ts';
import { stockAdjustment } from '../stock/stock-adjustment.ts';
import { packerDropdownOf } from '../stock/door-props.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import { known, plus, type Reckoned } from './reckoned.ts';
import { outsideColour } from './sill.ts';
import type { WorkedLine } from './worked-line.ts';

type Run = 'upright' | 'over the top' | 'underneath';

const sides: Readonly<Record<PackerPosition, FrameSide>> = {
  left1: 'left',
  left2: 'left',
  right1: 'right',
  right2: 'right',
  top1: 'top',
  top2: 'top',
  thresholdPacker2: 'bottom',
};

const runs: Readonly<Record<FrameSide, Run>> = {
  left: 'upright',
  right: 'upright',
  top: 'over the top',
  bottom: 'underneath',
};

/** Those at the sides are as high as the frame; the one over the top covers them too, so that no corner stays open. */
const lengths: Readonly<Record<Run, (job: Job) => Reckoned>> = {
  upright: ({ sheet }) => known('H', sheet.composite.height),
  'over the top': (job) =>
    plus(known('W', job.sheet.composite.width), known('packers at the sides', widthOfSidePackers(job))),
  underneath: ({ sheet }) => known('W', sheet.composite.width),
};

/** Add-ons round the frame, in the order in which people name them. */
export const packerLines = (job: Job): readonly WorkedLine[] =>
  packerPositions.flatMap((position) => {
    const code = job.item.frame.packers[position];
    if (code === null) return [];
    const run = runs[sides[position]];
    return [
      line(
        {
          group: 'packers',
          code,
          what: `${position}, ${outsideColour(job)}`,
          quantity: 1,
          rule: run,
          length: lengths[run](job),
          part: `packers:${sides[position]}`,
          dropdown: packerDropdownOf(position),
        },
        job,
      ),
    ];
  });

const widthOfSidePackers = ({ item, catalogue }: Job): number =>
  sumOf(
    packerPositions
      .filter((position) => runs[sides[position]] === 'upright')
      .flatMap((position) => item.frame.packers[position] ?? [])
      .map((code) => stockAdjustment(catalogue.sizeStock(code))),
  );
