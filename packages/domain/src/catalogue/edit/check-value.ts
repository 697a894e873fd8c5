import { readFormula } from '../../door/formula/parse-formula.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { isStorable } from '../../lib/storable-text.ts';
import { faultAt, type FieldFault, type FieldPath, type FieldProblem } from './field-fault.ts';
import type { Field } from './field.ts';
import { isNumbered, type ListKind } from './row-kind.ts';
import { byKind, type ForEachKind, type Shape } from './shape.ts';

/** Whether a value of unknown origin is one of the field. References are looked up elsewhere (`check-references.ts`). */
export const isValid = <Value>(field: Field<Value>, value: unknown): value is Value =>
  faultsOfValue(field.shape, value).length === 0;

/** Everything that is wrong with a value of unknown origin; nothing where it has the shape. */
export const faultsOfValue = (shape: Shape, value: unknown, path: FieldPath = []): Faults =>
  byKind(shape, checks, value, path);

type Faults = readonly FieldFault[];

const checks: ForEachKind<readonly [value: unknown, path: FieldPath], Faults> = {
  text: faultsOfText,
  number: faultsOfNumber,
  flag: ({ of }, value, path) =>
    faultUnless(
      of.some((each) => each === value),
      path,
      { code: 'wrong-kind' },
    ),
  choice: ({ of }, value, path) =>
    faultUnless(
      of.some((each) => each === value),
      path,
      { code: 'not-offered', of: of.map(String) },
    ),
  reference: ({ to }, value, path) => faultUnless(isKeyOf(to, value), path, { code: 'missing' }),
  formula: (_, value, path) => faultsOfFormula(value, path),
  colour: (_, value, path) =>
    faultUnless(typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value), path, { code: 'no-colour' }),
  list: faultsOfList,
  tuple: faultsOfTuple,
  record: faultsOfRecord,
  table: faultsOfTable,
  variants: faultsOfVariants,
  nullable: ({ of }, value, path) => (value === null ? [] : faultsOfValue(of, value, path)),
};

const faultUnless = (isRight: boolean, path: FieldPath, problem: FieldProblem): Faults =>
  isRight ? [] : [faultAt(path, problem)];

const isKeyOf = (kind: ListKind, value: unknown): boolean =>
  isNumbered(kind)
    ? Number.isSafeInteger(value)
    : typeof value === 'string' && value !== '' && value.length <= maxKey && isStorable(value);

/** Longest key of a row, characters. */
const maxKey = 100;

/** Codes are printed on labels and stand in addresses: no spaces. Sizes are written with a small x: `SLAB-900x2080`. */
export const hasShapeOfCode = (text: string): boolean => /^[A-Z0-9][A-Za-z0-9./_-]*$/.test(text);

function faultsOfText({ max, isFilled, isCode }: Shape<'text'>, value: unknown, path: FieldPath): Faults {
  if (typeof value !== 'string') return [faultAt(path, { code: 'wrong-kind' })];
  if (isFilled && value.trim() === '') return [faultAt(path, { code: 'missing' })];
  if (value.length > max) return [faultAt(path, { code: 'too-long', max })];
  if (!isStorable(value)) return [faultAt(path, { code: 'unstorable' })];
  return isCode && !hasShapeOfCode(value) ? [faultAt(path, { code: 'no-code' })] : [];
}

function faultsOfNumber(shape: Shape<'number'>, value: unknown, path: FieldPath): Faults {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [faultAt(path, { code: 'not-a-number' })];
  const { min, max, unit, decimals } = shape;
  if (value < min || value > max) return [faultAt(path, { code: 'out-of-range', min, max, unit })];
  const scaled = value * 10 ** decimals;
  // 0.95 × 100 is 95.00000000000001 to a computer.
  const isRound = Math.abs(scaled - Math.round(scaled)) < 1e-6;
  return isRound ? [] : [faultAt(path, { code: 'too-many-decimals', decimals })];
}

/** Longest formula, characters; all of today's have less than 20. */
const maxFormula = 80;

function faultsOfFormula(value: unknown, path: FieldPath): Faults {
  if (typeof value !== 'string') return [faultAt(path, { code: 'wrong-kind' })];
  if (value.trim() === '') return [faultAt(path, { code: 'missing' })];
  if (value.length > maxFormula) return [faultAt(path, { code: 'too-long', max: maxFormula })];
  return readFormula(value).ok ? [] : [faultAt(path, { code: 'no-formula' })];
}

function faultsOfList({ of, min, max, isSet }: Shape<'list'>, value: unknown, path: FieldPath): Faults {
  if (!Array.isArray(value)) return [faultAt(path, { code: 'wrong-kind' })];
  const values: readonly unknown[] = value;
  if (values.length < min) return [faultAt(path, { code: 'too-few', min })];
  if (values.length > max) return [faultAt(path, { code: 'too-many', max })];
  return values.flatMap((each, at) =>
    isSet && values.slice(0, at).some((earlier) => isEqual(earlier, each))
      ? [faultAt([...path, at], { code: 'twice' })]
      : faultsOfValue(of, each, [...path, at]),
  );
}

function faultsOfTuple({ of }: Shape<'tuple'>, value: unknown, path: FieldPath): Faults {
  if (!Array.isArray(value)) return [faultAt(path, { code: 'wrong-kind' })];
  const values: readonly unknown[] = value;
  if (values.length > of.length) return [faultAt(path, { code: 'too-many', max: of.length })];
  return of.flatMap((shape, at) =>
    at < values.length
      ? faultsOfValue(shape, values[at], [...path, at])
      : [faultAt([...path, at], { code: 'missing' })],
  );
}

function faultsOfRecord({ fields }: Shape<'record'>, value: unknown, path: FieldPath): Faults {
  const values = entriesOf(value);
  if (!values) return [faultAt(path, { code: 'wrong-kind' })];
  const unknown = [...values.keys()].filter((name) => !Object.hasOwn(fields, name));
  return [
    ...Object.entries(fields).flatMap(([name, { shape, isOptional }]) => {
      if (values.has(name)) return faultsOfValue(shape, values.get(name), [...path, name]);
      return isOptional ? [] : [faultAt([...path, name], { code: 'missing' })];
    }),
    ...unknown.map((name) => faultAt([...path, name], { code: 'unknown-field' })),
  ];
}

/** Most keys of a table that a person fills. */
const maxKeys = 5000;

function faultsOfTable({ keys, isTotal, of }: Shape<'table'>, value: unknown, path: FieldPath): Faults {
  const values = entriesOf(value);
  if (!values) return [faultAt(path, { code: 'wrong-kind' })];
  if (values.size > maxKeys) return [faultAt(path, { code: 'too-many', max: maxKeys })];
  const missing = isTotal && keys ? keys.filter((key) => !values.has(key)) : [];
  return [
    ...missing.map((key) => faultAt([...path, key], { code: 'missing' })),
    ...[...values].flatMap(([key, each]) =>
      keys === null || keys.includes(key)
        ? faultsOfValue(of, each, [...path, key])
        : [faultAt([...path, key], { code: 'not-offered', of: keys })],
    ),
  ];
}

function faultsOfVariants({ by, of }: Shape<'variants'>, value: unknown, path: FieldPath): Faults {
  const variant = entriesOf(value)?.get(by);
  const shape = typeof variant === 'string' && Object.hasOwn(of, variant) ? of[variant] : undefined;
  return shape
    ? faultsOfRecord(shape, value, path)
    : [faultAt([...path, by], { code: 'not-offered', of: Object.keys(of) })];
}

/** undefined: no record. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map<string, unknown>(Object.entries(value));
}
