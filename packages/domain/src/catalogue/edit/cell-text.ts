import { type DecimalSign, plainNumber } from '../../lib/typed-number.ts';
import { isNumbered } from './row-kind.ts';
import { byKind, type ForEachKind, type Shape } from './shape.ts';
import { parsedJson } from '../../door/model/fields.ts';

/** A value as a cell of a spreadsheet shows it: lists of plain values with semicolons, everything nested as JSON; '' for none. */
export const cellText = (shape: Shape, value: unknown): string =>
  value === undefined || value === null ? '' : byKind(shape, texts, value);

const json = (_: unknown, value: unknown): string => JSON.stringify(value);
const plain = (_: unknown, value: unknown): string => String(value);

const texts: ForEachKind<readonly [value: unknown], string> = {
  text: plain,
  number: plain,
  choice: plain,
  reference: plain,
  formula: plain,
  colour: plain,
  flag: (_, value) => (value === true ? 'yes' : 'no'),
  nullable: ({ of }, value) => cellText(of, value),
  list: ({ of }, value) =>
    isPlain(of) && Array.isArray(value) ? value.map((each) => cellText(of, each)).join('; ') : JSON.stringify(value),
  tuple: json,
  record: json,
  table: json,
  variants: json,
};

/** A value that a person types as one word, and that holds no semicolon. */
const isPlain = ({ kind }: Shape): boolean => kind === 'number' || kind === 'choice' || kind === 'reference';

/** undefined: an empty cell, which stands for a field that is absent. What cannot be read comes back as it is, for `faultsOfValue` to refuse. */
export const cellValue = (shape: Shape, text: string, decimal: DecimalSign = '.'): unknown =>
  shape.kind === 'nullable' && text.trim() === '' ? null : byKind(shape, values, text, decimal);

const asJson = (_: unknown, text: string): unknown => {
  const value = parsedJson(text);
  return value === undefined ? text : value;
};
const trimmed = (_: unknown, text: string): unknown => text.trim();

const values: ForEachKind<readonly [text: string, decimal: DecimalSign], unknown> = {
  text: (_, text) => text,
  formula: trimmed,
  colour: trimmed,
  number: (_, text, decimal) => {
    const plain = plainNumber(text, decimal);
    return plain === undefined ? text : Number(plain);
  },
  flag: (_, text) => flags.get(text.trim().toLowerCase()) ?? text,
  choice: ({ of }, text) => of.find((each) => String(each) === text.trim()) ?? text,
  reference: ({ to }, text) => (isNumbered(to) && /^\d+$/.test(text.trim()) ? Number(text) : text.trim()),
  nullable: ({ of }, text, decimal) => cellValue(of, text, decimal),
  list: ({ of }, text, decimal) =>
    isPlain(of) && !text.trim().startsWith('[')
      ? text
          .split(';')
          .filter((each) => each.trim() !== '')
          .map((each) => cellValue(of, each, decimal))
      : asJson(of, text),
  tuple: asJson,
  record: asJson,
  table: asJson,
  variants: asJson,
};

const flags: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
]);
