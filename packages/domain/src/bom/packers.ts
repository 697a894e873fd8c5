import { type PackerPosition, packerPositions } from '../model/item.ts';
import { sumOf } from '../model/mm.ts';
import type { FrameSide } from '../sizes/edges.ts';
import { stockAdjustment } from '../sizes/composite-size.ts';
import { packerDropdownOf } from '../stock/door-props.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import { known, plus, type CalculatedFigure } from './calculated-figure.ts';
import { outsideColour } from './sill.ts';
import type { CalculatedLine } from './work-instruction.ts';

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
const lengths: Readonly<Record<Run, (resolved: ResolvedItem) => CalculatedFigure>> = {
  upright: ({ sheet }) => known('H', sheet.composite.height),
  'over the top': (resolved) =>
    plus(known('W', resolved.sheet.composite.width), known('packers at the sides', widthOfSidePackers(resolved))),
  underneath: ({ sheet }) => known('W', sheet.composite.width),
};

/** Add-ons round the frame, in the order in which people name them. */
export const packerLines = (resolved: ResolvedItem): readonly CalculatedLine[] =>
  packerPositions.flatMap((position) => {
    const code = resolved.item.frame.packers[position];
    if (code === null) return [];
    const run = runs[sides[position]];
    return [
      line(
        {
          group: 'packers',
          code,
          what: `${position}, ${outsideColour(resolved)}`,
          quantity: 1,
          remark: run,
          length: lengths[run](resolved),
          part: `packers:${sides[position]}`,
          dropdown: packerDropdownOf(position),
        },
        resolved,
      ),
    ];
  });

const widthOfSidePackers = ({ item, catalogue }: ResolvedItem): number =>
  sumOf(
    packerPositions
      .filter((position) => runs[sides[position]] === 'upright')
      .flatMap((position) => item.frame.packers[position] ?? [])
      .map((code) => stockAdjustment(catalogue.sizeStock(code))),
  );
