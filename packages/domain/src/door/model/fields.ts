import { isDeeper } from '../../lib/json-depth.ts';
import { type Mm, mm } from '../../lib/mm.ts';

/** What is wrong in a document from outside, each with the field's name: `Props.hand must be text`. Readers collect and never throw. */
export type Problems = string[];

export interface Fields {
  text(key: string): string;
  number(key: string): number;
  /** A length in whole mm. */
  length(key: string): Mm;
  flag(key: string): boolean;
  /** null is allowed; otherwise as `number`. */
  numberOrNull(key: string): number | null;
  /** null where the text is ''. */
  textOrNull(key: string): string | null;
  oneOf<const Word extends string | number>(key: string, words: readonly [Word, ...Word[]]): Word;
  numbers(key: string): readonly number[];
  numbersOrNulls(key: string): readonly (number | null)[];
  /** The fields of a record inside this one. */
  inside(key: string): Fields;
  /** A list of records. */
  records(key: string): readonly Fields[];
  /** A list of records, or anything else, as JSON text. */
  parsedRecords(key: string): readonly Fields[];
  parsed(key: string): unknown;
  /** False where the field is absent, null or ''. */
  has(key: string): boolean;
  /** False where the field is absent; what knows it may say nothing in it. */
  knows(key: string): boolean;
  /** Of all its fields. */
  names(): readonly string[];
  wrong(key: string, why: string): void;
}

/** Reads the fields of one record. `place` is the prefix of their names in problems: `Props.`. */
export function fieldsOf(source: unknown, place: string, problems: Problems): Fields {
  const record = {
    get: (key: string): unknown =>
      isRecord(source) && Object.hasOwn(source, key) ? Reflect.get(source, key) : undefined,
  };
  /** Each reader of a document's versions asks for the same ones. */
  const read = new Map<string, Fields>();
  const wrong = (key: string, why: string) => void problems.push(`${place}${key} ${why}`);
  const text = (key: string) => {
    const value = record.get(key);
    if (typeof value === 'string') return value;
    wrong(key, 'must be text');
    return '';
  };
  const number = (key: string) => {
    const value = record.get(key);
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    wrong(key, 'must be a number');
    return 0;
  };
  const parsed = (key: string): unknown => {
    const value = parsedJson(text(key));
    if (value === undefined) wrong(key, 'must be JSON text');
    return value;
  };
  const listOf = <Value>(key: string, is: (each: unknown) => each is Value): readonly Value[] => {
    const value = record.get(key);
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const values = list.filter(is);
    if (!Array.isArray(value) || values.length < list.length) wrong(key, 'must be a list of numbers');
    return values;
  };
  const listed = (key: string, value: unknown): readonly Fields[] => {
    if (!Array.isArray(value)) wrong(key, 'must be a list');
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return list.map((each, index) => fieldsOf(each, `${place}${key}.${String(index)}.`, problems));
  };
  return {
    text,
    number,
    length: (key) => {
      const value = number(key);
      if (!Number.isInteger(value)) wrong(key, 'must be whole mm');
      return mm(value);
    },
    numberOrNull: (key) => (record.get(key) === null ? null : number(key)),
    textOrNull: (key) => text(key) || null,
    flag: (key) => {
      const value = record.get(key);
      if (value !== true && value !== false) wrong(key, 'must be true or false');
      return value === true;
    },
    oneOf: (key, words) => {
      const word = words.find((candidate) => candidate === record.get(key));
      if (word === undefined) wrong(key, `must be one of: ${words.join(', ')}`);
      return word ?? words[0];
    },
    numbers: (key) => listOf(key, (each) => typeof each === 'number'),
    numbersOrNulls: (key) => listOf(key, (each) => each === null || typeof each === 'number'),
    inside: (key) => {
      const value = record.get(key);
      if (!isRecord(value)) wrong(key, 'must be a record');
      const fields = read.get(key) ?? fieldsOf(value, `${place}${key}.`, problems);
      read.set(key, fields);
      return fields;
    },
    records: (key) => listed(key, record.get(key)),
    parsedRecords: (key) => listed(key, parsed(key)),
    parsed,
    has: (key) => ![undefined, null, ''].some((nothing) => record.get(key) === nothing),
    knows: (key) => record.get(key) !== undefined,
    names: () => (isRecord(source) ? Object.keys(source) : []),
    wrong,
  };
}

/** The value of a JSON text, with or without a byte order mark before it; undefined: it is none, or nested too deeply. */
export function parsedJson(json: string): unknown {
  if (isDeeper(json)) return undefined;
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
