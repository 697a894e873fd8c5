import { stockCode } from '../item/ids.ts';
import { type Mm, mm } from '../measure/mm.ts';
import type { Refusal } from '../shared/outcome.ts';
import type { Job } from './job.ts';
import { type PartName, partOfGroup } from './part-names.ts';
import { type Figure, reckoned, sentenceOf } from './reckoned.ts';
import { errorPrefix, type Missing } from './work-instruction.ts';
import type { WorkedLine, Working } from './worked-line.ts';

/** What a rule wants from the store. */
export interface Wanted {
  readonly group: string;
  readonly code: string;
  /** What it is for, behind the article's own description; '' when that says it all. */
  readonly what: string;
  readonly quantity: Figure;
  readonly length?: Figure;
  readonly width?: Figure;
  /** What the sums of its figures do not say: how it is cut, where it sits, what brought it along. */
  readonly rule?: string;
  readonly dropdown?: string | null;
  readonly partId?: string;
  /** The part of the set that it makes; all of its group where none is named. */
  readonly part?: PartName;
}

/** Takes the wanted article; one that the works do not keep makes an error line, never an invented code. */
export function line(wanted: Wanted, { works }: Job): WorkedLine {
  const article = works.articles.find((each) => each.code === wanted.code);
  const rule = ruleOf(wanted);
  if (!article) return missing(wanted.group, 'article', `The works keep no ${wanted.code} (${wanted.what || rule}).`);
  return {
    group: wanted.group,
    code: article.code,
    description: wanted.what === '' ? article.description : `${article.description}, ${wanted.what}`,
    quantity: reckoned(wanted.quantity).value,
    length: lengthOrNone(wanted.length),
    width: lengthOrNone(wanted.width),
    rule,
    dropdown: wanted.dropdown ?? null,
    partId: wanted.partId ?? null,
    working: workingOf(wanted),
    part: wanted.part ?? partOfGroup(wanted.group),
  };
}

const figuresOf = ({ quantity, length, width }: Wanted) => ({ quantity, length, width });

/** The sums in the shop's names, each once, then what is said beside them. */
function ruleOf(wanted: Wanted): string {
  const sums = Object.values(figuresOf(wanted)).flatMap((figure) =>
    figure === undefined || typeof figure === 'number' ? [] : [figure.names],
  );
  return [...new Set([...sums, wanted.rule ?? ''])].filter((words) => words !== '').join(', ');
}

function workingOf(wanted: Wanted): readonly Working[] {
  const { quantity, length, width } = figuresOf(wanted);
  const sums = [
    { of: 'quantity', sum: sentenceOf(quantity) },
    { of: 'length', sum: sentenceOf(length) },
    { of: 'width', sum: sentenceOf(width) },
  ] as const;
  return sums.flatMap(({ of, sum }) => (sum === null ? [] : [{ of, sum }]));
}

/** A rule that found no stock: `what` becomes the code `error-what`, the reason tells a person what is missing. */
export const missing = (group: string, what: Missing, reason: string): WorkedLine => ({
  group,
  code: stockCode(`${errorPrefix}-${what}`),
  description: reason,
  quantity: 1,
  length: null,
  width: null,
  rule: '',
  dropdown: null,
  partId: null,
  working: [],
  part: partOfGroup(group),
});

export const missingBecause = (group: string, what: Missing, { message }: Refusal): WorkedLine =>
  missing(group, what, message);

const lengthOrNone = (length: Figure | undefined): Mm | null =>
  length === undefined ? null : mm(reckoned(length).value);
