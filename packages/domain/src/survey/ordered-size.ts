import type { Mm } from '../measure/mm.ts';
import { mm } from '../measure/mm.ts';
import { type Opening, overallFromOpening } from '../sizes/opening.ts';
import { survey as words } from '../words/english/survey.ts';
import type { Measure, Survey } from './survey.ts';

/** One way of the ordered size, and how it came about. */
export interface OrderedLength {
  readonly measures: Opening['widths'];
  readonly smallest: Mm;
  /** Site tolerance, in total. */
  readonly fitting: Mm;
  readonly ordered: Mm;
  /** The rule with its numbers, as a person would say it. */
  readonly rule: string;
}

/** null, each way: not all three are measured yet. */
export interface OrderedSize {
  readonly width: OrderedLength | null;
  readonly height: OrderedLength | null;
}

/** The size to order: the smallest of three each way, less the tolerance for fitting. */
export const orderedSizeOf = ({ widths, heights }: Survey, fitting: Mm): OrderedSize => ({
  width: orderedLength('width', widths, fitting),
  height: orderedLength('height', heights, fitting),
});

function orderedLength(way: 'width' | 'height', measured: Survey['widths'], fitting: Mm): OrderedLength | null {
  const [first, second, third] = measured;
  if (first === null || second === null || third === null) return null;
  const measures = [first, second, third] as const;
  const ordered = overallFromOpening({ widths: measures, heights: measures }, fitting)[way];
  const smallest = mm(Math.min(...measures));
  return {
    measures,
    smallest,
    fitting,
    ordered,
    rule: words.orderedRule({ way, measures, smallest, fitting, ordered }),
  };
}

const isMissing = (measure: Measure): boolean => measure === null;

/** What has to be measured before anybody can order, as one would say it. */
export const missingSizes = ({ widths, heights }: Survey): readonly string[] => [
  ...words.places.widths.filter((_, at) => isMissing(widths[at] ?? null)),
  ...words.places.heights.filter((_, at) => isMissing(heights[at] ?? null)),
];
