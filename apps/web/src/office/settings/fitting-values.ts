import {
  fittingLimits,
  mostFittingRows,
  type PhotoSubject,
  photoSubjects,
} from '@door/domain/catalogue/rows/fitting-settings';
import { wholeNumberIn } from '@door/domain/catalogue/rows/works-settings';
import { settingsMessages } from '../messages/settings.ts';
import type { WireSettings } from './use-settings.ts';

const { fitting: t } = settingsMessages;

type Guarantee = WireSettings['Guarantee'];

/** A row as it is typed. */
export interface TypedGuarantee {
  readonly part: string;
  readonly months: string;
}

/** Rows as they are typed, one on each line, `120 Frame and leaf`; '' for none. */
export const guaranteeText = (rows: readonly TypedGuarantee[]): string =>
  rows.map(({ part, months }) => `${months.replace(/\s/g, '')} ${part}`).join('\n');

export const typedGuarantee = (value: string): readonly TypedGuarantee[] =>
  value === ''
    ? []
    : value.split('\n').map((line) => {
        const at = line.indexOf(' ');
        return { months: line.slice(0, at), part: line.slice(at + 1) };
      });

export const guaranteeValueOf = ({ Guarantee }: Pick<WireSettings, 'Guarantee'>): string =>
  guaranteeText(Guarantee.map(({ Part, Months }) => ({ part: Part, months: String(Months) })));

const monthsIn = (months: string): number | undefined =>
  wholeNumberIn(months, { least: 1, most: fittingLimits.months });

/** Why a row cannot be saved. */
export interface GuaranteeProblem {
  readonly at: number;
  readonly of: keyof TypedGuarantee;
  readonly text: string;
}

/** The first thing that is wrong with what is typed; undefined: nothing. */
export function guaranteeProblem(value: string): GuaranteeProblem | undefined {
  const parts = typedGuarantee(value).map(({ part }) => part.trim());
  const problems = typedGuarantee(value).flatMap(({ months }, at): GuaranteeProblem[] => {
    const part = parts[at] ?? '';
    if (part === '') return [{ at, of: 'part', text: t.noPart }];
    if (parts.indexOf(part) < at) return [{ at, of: 'part', text: t.twice }];
    return monthsIn(months) === undefined ? [{ at, of: 'months', text: t.wrongMonths(fittingLimits.months) }] : [];
  });
  return problems[0];
}

/** The rows of what is typed and can be saved. */
export const guaranteeIn = (value: string): Guarantee =>
  typedGuarantee(value).flatMap(({ part, months }) => {
    const Months = monthsIn(months);
    return Months === undefined ? [] : [{ Part: part.trim(), Months }];
  });

export const checklistIn = (value: string): readonly string[] =>
  value
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');

/** Why a checklist cannot be saved; undefined: it can. */
export function checklistProblem(value: string): string | undefined {
  const rows = checklistIn(value);
  if (new Set(rows).size < rows.length) return t.rowTwice;
  if (rows.length > mostFittingRows) return t.tooMany(mostFittingRows);
  return rows.some((row) => row.length > fittingLimits.row) ? t.longRow(fittingLimits.row) : undefined;
}

/** The photos that are required, as they are kept while somebody chooses: `before, after`. */
export const photosIn = (value: string): PhotoSubject[] =>
  photoSubjects.filter((subject) => value.split(', ').includes(subject));

export const withPhoto = (value: string, subject: PhotoSubject, isIn: boolean): string =>
  photoSubjects.filter((each) => (each === subject ? isIn : photosIn(value).includes(each))).join(', ');
