import { metres } from './cutting.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import { known, minus, type Reckoned, times } from './reckoned.ts';
import type { PartName } from './part-names.ts';
import type { WorkedLine } from './worked-line.ts';

/** Seal shrinks on its spool, so a little more than the gap is handed out. */
const sealAllowance = 1.03;
/** A weather bar ends short of the leaf's edges. */
const weatherBarShort = 10;

const leaves: PartName = '*:leaf';

/**
 * The seal goes round the leaf, and up the meeting stile of a double door. On an aluminium threshold there is no lip
 * below the leaf to seal against: a sweep seal under each leaf and a weather bar in front of it take its place.
 */
export function sealLines(job: Job): readonly WorkedLine[] {
  const isLow = job.catalogue.threshold(job.item.frame.threshold).material === 'aluminium';
  return isLow ? [doorSeal(job, lowSeal), ...sweepAndWeatherBars(job)] : [doorSeal(job, fullSeal)];
}

interface Sealed {
  readonly height: number;
  readonly widths: number;
  readonly leaves: number;
}
type SealPath = (sealed: Sealed) => Reckoned;

/** Two jambs, and the meeting stile where there are two leaves. */
const uprights = ({ height, leaves }: Sealed): number => height * (leaves + 1);

const fullSeal: SealPath = (sealed) => known('round the leaf', uprights(sealed) + 2 * sealed.widths);
const lowSeal: SealPath = (sealed) => known('head, jambs and meeting stile', uprights(sealed) + sealed.widths);

const doorSeal = (job: Job, path: SealPath): WorkedLine =>
  line(
    {
      group: job.frameGroup,
      partId: job.door.partId,
      code: 'GSK-DR',
      what: '',
      quantity: metres(times(path(sealedBy(job)), sealAllowance)),
      part: leaves,
    },
    job,
  );

const sealedBy = ({ leaves }: Job): Sealed => ({
  height: leaves[0]?.size.height ?? 0,
  widths: leaves.reduce((total, leaf) => total + leaf.size.width, 0),
  leaves: leaves.length,
});

function sweepAndWeatherBars(job: Job): readonly WorkedLine[] {
  const at = { group: job.frameGroup, partId: job.door.partId, part: leaves };
  const widthsOfLeaves = known('leaf widths', sealedBy(job).widths);
  const sweep = { ...at, code: 'BRUSH', what: '', quantity: metres(widthsOfLeaves) };
  const widths = [...new Set(job.leaves.map((leaf) => leaf.size.width))];
  return [
    line(sweep, job),
    ...widths.map((width) =>
      line(
        {
          ...at,
          code: 'DRIP',
          what: '',
          quantity: job.leaves.filter((leaf) => leaf.size.width === width).length,
          length: minus(known('leaf width', width), weatherBarShort),
        },
        job,
      ),
    ),
  ];
}
