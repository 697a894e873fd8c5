import { type Mm, mm, type Size } from '../../lib/mm.ts';
import { type Opening, overallFromOpening } from '../../door/sizes/surveyed-opening.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Survey } from './survey.ts';
import { isEqual } from '../../lib/is-equal.ts';

type SurveyMessages = Messages['survey'];

/** The ordered width or height with its calculation. */
export interface OrderedLength {
  readonly measures: Opening['widths'];
  readonly smallest: Mm;
  /** Site tolerance, in total. */
  readonly fitting: Mm;
  readonly ordered: Mm;
  /** The calculation as a sentence. */
  readonly rule: string;
}

/** null: not all three measures of that direction are taken yet. */
export interface OrderedSize {
  readonly width: OrderedLength | null;
  readonly height: OrderedLength | null;
}

/** The size to order for an opening that is measured and leaves room for one; null: there is none yet. */
export const possibleSize = ({ width, height }: OrderedSize): Size | null =>
  width && height && width.ordered > 0 && height.ordered > 0 ? { width: width.ordered, height: height.ordered } : null;

/** The size to order: the smallest of three measures in each direction, less the fitting tolerance (1000, 1002, 1004 less 10: 990). */
export const orderedSizeOf = ({ widths, heights }: Survey, fitting: Mm, messages: SurveyMessages): OrderedSize => ({
  width: orderedLength('width', widths, { fitting, messages }),
  height: orderedLength('height', heights, { fitting, messages }),
});

function orderedLength(
  way: 'width' | 'height',
  measured: Survey['widths'],
  { fitting, messages }: { readonly fitting: Mm; readonly messages: SurveyMessages },
): OrderedLength | null {
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
    rule: messages.orderedRule({ way, measures, smallest, fitting, ordered }),
  };
}

/** Whether two surveys differ at most in their notes. A change of a measure ends "final"; a change of the notes does not. */
export const hasSameMeasures = (one: Survey, other: Survey): boolean =>
  isEqual({ ...one, notes: '' }, { ...other, notes: '' });
