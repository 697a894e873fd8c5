import { type PackerPosition, packerPositions } from '../../door/model/door-values.ts';
import { sumOf } from '../../lib/mm.ts';
import { stockAdjustment } from '../../door/sizes/composite-size.ts';
import type { FrameSide } from '../../door/sizes/edges.ts';
import { packerDropdownOf } from '../../door/stock/door-props.ts';
import type { PackerRun } from './bar-record.ts';
import type { BomRecord } from './bom-record.ts';
import { type CalculatedFigure, known, plus } from './calculated-figure.ts';
import { barRecord, inSet } from './make-record.ts';
import { outsideOnly } from './piece-colours.ts';
import { relatedRecords } from './related-records.ts';
import type { ResolvedItem } from './resolved-item.ts';

const sides: Readonly<Record<PackerPosition, FrameSide>> = {
  left1: 'left',
  left2: 'left',
  right1: 'right',
  right2: 'right',
  top1: 'top',
  top2: 'top',
  thresholdPacker2: 'bottom',
};

const runs: Readonly<Record<FrameSide, PackerRun>> = {
  left: 'upright',
  right: 'upright',
  top: 'over the top',
  bottom: 'underneath',
};

/** Side packers are as high as the frame; the top one covers the side packers too, so that no corner stays open. */
const lengths: Readonly<Record<PackerRun, (resolved: ResolvedItem) => CalculatedFigure>> = {
  upright: ({ sheet }) => known('H', sheet.composite.height),
  'over the top': (resolved) =>
    plus(known('W', resolved.sheet.composite.width), known('packers at the sides', widthOfSidePackers(resolved))),
  underneath: ({ sheet }) => known('W', sheet.composite.width),
};

/** Packers round the frame, in the order of their positions, each with what comes with it: the canopy of an over-frame vent. */
export const packerRecords = (resolved: ResolvedItem): readonly BomRecord[] =>
  packerPositions.flatMap((position) => {
    const code = resolved.item.frame.packers[position];
    if (code === null) return [];
    const side = sides[position];
    const place = inSet('packers');
    const colours = outsideOnly(resolved);
    return [
      barRecord(
        {
          ...place,
          draws: [`packers:${side}`],
          code,
          bar: { role: 'packer', position, runs: runs[side] },
          length: lengths[runs[side]](resolved),
          ends: [90, 90],
          colours,
          pair: null,
          dropdown: packerDropdownOf(position),
        },
        resolved,
      ),
      ...relatedRecords({ code, place, without: [], colours }, resolved),
    ];
  });

const widthOfSidePackers = ({ item, catalogue }: ResolvedItem): number =>
  sumOf(
    packerPositions
      .filter((position) => runs[sides[position]] === 'upright')
      .flatMap((position) => item.frame.packers[position] ?? [])
      .map((code) => stockAdjustment(catalogue.sizeStock(code))),
  );
