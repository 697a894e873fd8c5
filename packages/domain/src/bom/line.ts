import { stockCode } from '../model/ids.ts';
import { type Mm, mm } from '../model/mm.ts';
import type { Refusal } from '../model/outcome.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { type PartName, partOfGroup } from './part-names.ts';
import { type Figure, toCalculated, equationOf } from './calculated-figure.ts';
import { errorPrefix, type Missing, type CalculatedLine, type Equation } from './work-instruction.ts';

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
  readonly remark?: string;
  readonly dropdown?: string | null;
  readonly partId?: string;
  /** The part of the set that it makes; all of its group where none is named. */
  readonly part?: PartName;
}

/** Takes the wanted article; one that the works do not keep makes an error line, never an invented code. */
export function line(wanted: Wanted, { production }: ResolvedItem): CalculatedLine {
  const article = production.articles.find((each) => each.code === wanted.code);
  const calculation = calculationOf(wanted);
  if (!article)
    return missing(wanted.group, 'article', `The works keep no ${wanted.code} (${wanted.what || calculation}).`);
  return {
    group: wanted.group,
    code: article.code,
    description: wanted.what === '' ? article.description : `${article.description}, ${wanted.what}`,
    quantity: toCalculated(wanted.quantity).value,
    length: lengthOrNone(wanted.length),
    width: lengthOrNone(wanted.width),
    calculation,
    dropdown: wanted.dropdown ?? null,
    partId: wanted.partId ?? null,
    equations: equationsOf(wanted),
    part: wanted.part ?? partOfGroup(wanted.group),
  };
}

const figuresOf = ({ quantity, length, width }: Wanted) => ({ quantity, length, width });

/** The formulas, each once, then the remark: `H + 6, 45/45`. */
function calculationOf(wanted: Wanted): string {
  const formulas = Object.values(figuresOf(wanted)).flatMap((figure) =>
    figure === undefined || typeof figure === 'number' ? [] : [figure.formula],
  );
  return [...new Set([...formulas, wanted.remark ?? ''])].filter((words) => words !== '').join(', ');
}

function equationsOf(wanted: Wanted): readonly Equation[] {
  const { quantity, length, width } = figuresOf(wanted);
  const equations = [
    { of: 'quantity', text: equationOf(quantity) },
    { of: 'length', text: equationOf(length) },
    { of: 'width', text: equationOf(width) },
  ] as const;
  return equations.flatMap(({ of, text }) => (text === null ? [] : [{ of, text }]));
}

/** A rule that found no stock: `what` becomes the code `error-what`, the reason tells a person what is missing. */
export const missing = (group: string, what: Missing, reason: string): CalculatedLine => ({
  group,
  code: stockCode(`${errorPrefix}-${what}`),
  description: reason,
  quantity: 1,
  length: null,
  width: null,
  calculation: '',
  dropdown: null,
  partId: null,
  equations: [],
  part: partOfGroup(group),
});

export const missingBecause = (group: string, what: Missing, { message }: Refusal): CalculatedLine =>
  missing(group, what, message);

const lengthOrNone = (length: Figure | undefined): Mm | null =>
  length === undefined ? null : mm(toCalculated(length).value);
