import { isEqual } from '../../lib/is-equal.ts';
import type { Item } from '../../door/model/item.ts';
import { type Mm, minus, mm, type Size } from '../../lib/mm.ts';
import { accepted, type Result, type Refusal } from '../../door/model/result.ts';
import type { Messages } from '../../messages/messages.ts';
import { orderedSizeOf } from './ordered-size.ts';
import type { Measure, Survey, ThreeMeasures } from './survey.ts';

type SurveyMessages = Messages['survey'];

/** A measure further than this from its two neighbours, or from the diagonal that follows from them, was misread. */
const mostOff = mm(100);

/** How much smaller than the ordered size a set may be: fixings and sealant bridge 10 + 20 = 30 in all. */
const mostSmaller = mm(20);

/** What a survey is compared with before it is final. */
export interface OrderedDoor {
  readonly overall: Size;
  /** Site tolerance, in total. */
  readonly fitting: Mm;
  readonly messages: SurveyMessages;
}

/**
 * Accepts a survey as final. Refused while a width, a height or a diagonal is missing, where one cannot be right beside the
 * others (a foot width of 101 below 1010), and where the ordered door does not fit the measured opening.
 */
export function finalSurvey(survey: Survey, door: OrderedDoor): Result<Survey> {
  const refusal =
    missingRefusal(survey, door.messages) ?? misreadRefusal(survey, door.messages) ?? sizeRefusal(survey, door);
  return refusal ? { ok: false, refusal } : accepted(survey);
}

/** The names of the measures in the order of the form. */
const placesOf = ({ widths, heights, diagonals }: Survey, { places }: SurveyMessages): readonly Place[] => [
  ...places.widths.map((name, at) => ({ name, measure: widths[at] ?? null })),
  ...places.heights.map((name, at) => ({ name, measure: heights[at] ?? null })),
  ...places.diagonals.map((name, at) => ({ name, measure: diagonals[at] ?? null })),
];

interface Place {
  readonly name: string;
  readonly measure: Measure;
}

/** Names of the measures without which a survey is not final. */
export const missingMeasures = (survey: Survey, messages: SurveyMessages): readonly string[] =>
  placesOf(survey, messages).flatMap(({ name, measure }) => (measure === null ? [name] : []));

function missingRefusal(survey: Survey, messages: SurveyMessages): Refusal | null {
  const missing = missingMeasures(survey, messages);
  return missing.length === 0 ? null : { code: 'survey.size-missing', message: messages.missing(missing) };
}

/** The first measure that cannot be right beside the others. */
function misreadRefusal(survey: Survey, messages: SurveyMessages): Refusal | null {
  const [width, height] = [median(survey.widths), median(survey.heights)];
  const diagonal = mm(Math.round(Math.hypot(width, height)));
  const expected = [width, width, width, height, height, height, diagonal, diagonal];
  const odd = placesOf(survey, messages)
    .map((place, at) => ({ ...place, expected: expected[at] ?? diagonal }))
    .find((place) => place.measure !== null && Math.abs(place.measure - place.expected) > mostOff);
  return odd ? { code: 'survey.size-misread', message: messages.misread(odd) } : null;
}

/** The middle one of three; 0 while one is missing. */
const median = (measures: ThreeMeasures): Mm =>
  measures.map((measure) => measure ?? mm(0)).toSorted((one, other) => one - other)[1] ?? mm(0);

function sizeRefusal(survey: Survey, { overall, fitting, messages }: OrderedDoor): Refusal | null {
  const { width, height } = orderedSizeOf(survey, fitting, messages);
  if (width === null || height === null) return null;
  const fits = (length: Mm, { ordered, smallest }: typeof width) =>
    length <= smallest && length >= minus(ordered, mostSmaller);
  if (fits(overall.width, width) && fits(overall.height, height)) return null;
  const ordered = { width: width.ordered, height: height.ordered };
  return { code: 'survey.other-size', message: messages.otherSize({ overall, ordered }) };
}

/** Whether two designs fill an opening alike. Colours, glass and hardware touch nothing that was measured. */
export const hasSameFit = (one: Item, other: Item): boolean => isEqual(fitOf(one), fitOf(other));

/** Without the ids of the parts, which a copy has of its own. */
const fitOf = ({ frame, hand, opens, leaves }: Item) => ({
  frame: { ...frame, parts: frame.parts.map(({ id: _id, ...part }) => part) },
  hand,
  opens,
  kind: leaves.kind,
});
