import { metres } from './cutting.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** Seal shrinks on its spool, so a little more than the gap is handed out. */
const sealAllowance = 1.03;
/** A weather bar ends short of the leaf's edges. */
const weatherBarShort = 10;

/**
 * The seal goes round the leaf, and up the meeting stile of a double door. On an aluminium threshold there is no lip
 * below the leaf to seal against: a sweep seal under each leaf and a weather bar in front of it take its place.
 */
export function sealLines(job: Job): readonly WorkInstruction[] {
  const isLow = job.catalogue.threshold(job.item.frame.threshold).material === 'aluminium';
  return isLow ? [doorSeal(job, lowSeal), ...sweepAndWeatherBars(job)] : [doorSeal(job, fullSeal)];
}

interface Sealed {
  readonly height: number;
  readonly widths: number;
  readonly leaves: number;
}
interface SealPath {
  readonly lengthOf: (sealed: Sealed) => number;
  readonly rule: string;
}

/** Two jambs, and the meeting stile where there are two leaves. */
const uprights = ({ height, leaves }: Sealed): number => height * (leaves + 1);

const fullSeal: SealPath = {
  lengthOf: (sealed) => uprights(sealed) + 2 * sealed.widths,
  rule: `leaf perimeter x ${String(sealAllowance)}`,
};
const lowSeal: SealPath = {
  lengthOf: (sealed) => uprights(sealed) + sealed.widths,
  rule: `head, jambs and meeting stile x ${String(sealAllowance)}`,
};

const doorSeal = (job: Job, { lengthOf, rule }: SealPath): WorkInstruction =>
  line(
    {
      group: job.frameGroup,
      partId: job.door.partId,
      code: 'GSK-DR',
      what: '',
      quantity: metres(lengthOf(sealedBy(job)) * sealAllowance),
      rule,
    },
    job,
  );

const sealedBy = ({ leaves }: Job): Sealed => ({
  height: leaves[0]?.size.height ?? 0,
  widths: leaves.reduce((total, leaf) => total + leaf.size.width, 0),
  leaves: leaves.length,
});

function sweepAndWeatherBars(job: Job): readonly WorkInstruction[] {
  const at = { group: job.frameGroup, partId: job.door.partId };
  const sweep = { ...at, code: 'BRUSH', what: '', quantity: metres(sealedBy(job).widths), rule: 'sum of leaf widths' };
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
          length: width - weatherBarShort,
          rule: `leaf width - ${String(weatherBarShort)}`,
        },
        job,
      ),
    ),
  ];
}
