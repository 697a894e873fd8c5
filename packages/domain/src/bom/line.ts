import { stockCode } from '../item/ids.ts';
import { type Mm, mm } from '../measure/mm.ts';
import type { Refusal } from '../shared/outcome.ts';
import type { Job } from './job.ts';
import { errorPrefix, type Missing, type WorkInstruction } from './work-instruction.ts';

/** What a rule wants from the store. */
export interface Wanted {
  readonly group: string;
  readonly code: string;
  /** What it is for, behind the article's own description; '' when that says it all. */
  readonly what: string;
  readonly quantity: number;
  readonly length?: number;
  readonly width?: number;
  readonly rule: string;
  readonly dropdown?: string | null;
  readonly partId?: string;
}

/** Takes the wanted article; one that the works do not keep makes an error line, never an invented code. */
export function line(wanted: Wanted, { works }: Job): WorkInstruction {
  const article = works.articles.find((each) => each.code === wanted.code);
  if (!article)
    return missing(wanted.group, 'article', `The works keep no ${wanted.code} (${wanted.what || wanted.rule}).`);
  return {
    group: wanted.group,
    code: article.code,
    description: wanted.what === '' ? article.description : `${article.description}, ${wanted.what}`,
    quantity: wanted.quantity,
    length: lengthOrNone(wanted.length),
    width: lengthOrNone(wanted.width),
    rule: wanted.rule,
    dropdown: wanted.dropdown ?? null,
    partId: wanted.partId ?? null,
  };
}

/** A rule that found no stock: `what` becomes the code `error-what`, the reason tells a person what is missing. */
export const missing = (group: string, what: Missing, reason: string): WorkInstruction => ({
  group,
  code: stockCode(`${errorPrefix}-${what}`),
  description: reason,
  quantity: 1,
  length: null,
  width: null,
  rule: '',
  dropdown: null,
  partId: null,
});

export const missingBecause = (group: string, what: Missing, { message }: Refusal): WorkInstruction =>
  missing(group, what, message);

const lengthOrNone = (length: number | undefined): Mm | null => (length === undefined ? null : mm(length));
