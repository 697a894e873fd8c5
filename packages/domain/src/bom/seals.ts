import { metres } from './cut-lengths.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import { known, minus, type CalculatedFigure, times } from './calculated-figure.ts';
import type { PartName } from './part-names.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** Seal shrinks on its spool, so a little more than the gap is handed out. */
const sealAllowance = 1.03;
/** A weather bar ends short of the leaf's edges. */
const weatherBarShort = 10;

const leaves: PartName = '*:leaf';

/**
 * The seal goes round the leaf, and up the meeting stile of a double door. On an aluminium threshold there is no lip
 * below the leaf to seal against: a sweep seal under each leaf and a weather bar in front of it take its place.
 */
export function sealLines(resolved: ResolvedItem): readonly CalculatedLine[] {
  const isLow = resolved.catalogue.threshold(resolved.item.frame.threshold).material === 'aluminium';
  return isLow ? [doorSeal(resolved, lowSeal), ...sweepAndWeatherBars(resolved)] : [doorSeal(resolved, fullSeal)];
}

interface Sealed {
  readonly height: number;
  readonly widths: number;
  readonly leaves: number;
}
type SealPath = (sealed: Sealed) => CalculatedFigure;

/** Two jambs, and the meeting stile where there are two leaves. */
const uprights = ({ height, leaves }: Sealed): number => height * (leaves + 1);

const fullSeal: SealPath = (sealed) => known('round the leaf', uprights(sealed) + 2 * sealed.widths);
const lowSeal: SealPath = (sealed) => known('head, jambs and meeting stile', uprights(sealed) + sealed.widths);

const doorSeal = (resolved: ResolvedItem, path: SealPath): CalculatedLine =>
  line(
    {
      group: resolved.frameGroup,
      partId: resolved.door.partId,
      code: 'GSK-DR',
      what: '',
      quantity: metres(times(path(sealedBy(resolved)), sealAllowance)),
      part: leaves,
    },
    resolved,
  );

const sealedBy = ({ leaves }: ResolvedItem): Sealed => ({
  height: leaves[0]?.size.height ?? 0,
  widths: leaves.reduce((total, leaf) => total + leaf.size.width, 0),
  leaves: leaves.length,
});

function sweepAndWeatherBars(resolved: ResolvedItem): readonly CalculatedLine[] {
  const at = { group: resolved.frameGroup, partId: resolved.door.partId, part: leaves };
  const widthsOfLeaves = known('leaf widths', sealedBy(resolved).widths);
  const sweep = { ...at, code: 'BRUSH', what: '', quantity: metres(widthsOfLeaves) };
  const widths = [...new Set(resolved.leaves.map((leaf) => leaf.size.width))];
  return [
    line(sweep, resolved),
    ...widths.map((width) =>
      line(
        {
          ...at,
          code: 'DRIP',
          what: '',
          quantity: resolved.leaves.filter((leaf) => leaf.size.width === width).length,
          length: minus(known('leaf width', width), weatherBarShort),
        },
        resolved,
      ),
    ),
  ];
}
