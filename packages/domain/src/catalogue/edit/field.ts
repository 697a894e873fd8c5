import type { ListKind } from './row-kind.ts';
import type { ChoiceValue, FieldUnit, Shape } from './shape.ts';

declare const holds: unique symbol;

/** The shape of a value, and for the compiler the type that a value of this shape has. */
export interface Field<Value> {
  readonly shape: Shape;
  readonly isOptional?: true;
  readonly [holds]?: () => Value;
}

/** A field that may be absent. */
interface OptionalField<Value> extends Field<Value> {
  readonly isOptional: true;
}

interface RecordField<Value> extends Field<Value> {
  readonly shape: Shape<'record'>;
}

interface TableField<Value> extends Field<Value> {
  readonly shape: Shape<'table'>;
}

/** A field for each property of a row: a property that is forgotten does not compile. */
export type FieldsOf<Row> = {
  readonly [Name in keyof Row]-?: object extends Pick<Row, Name>
    ? OptionalField<Exclude<Row[Name], undefined>>
    : Field<Row[Name]>;
};

const textShape = (facts: Omit<Shape<'text'>, 'kind'>): Shape<'text'> => ({ kind: 'text', ...facts });
const codeShape = textShape({ max: 40, isFilled: true, isCode: true });

/** One line that is not empty. */
export const filledText = <Value extends string = string>(max: number): Field<Value> => ({
  shape: textShape({ max, isFilled: true, isCode: false }),
});

/** Text that may be empty. */
export const text = (max: number): Field<string> => ({
  shape: textShape({ max, isFilled: false, isCode: false }),
});

/** A code of the trade: `LP-310-CH`. */
export const code = <Value extends string = string>(): Field<Value> => ({ shape: codeShape });

/** A number between two others, both included. */
export const number = <Value extends number = number>(
  min: number,
  max: number,
  { unit = '', decimals = 0 }: { readonly unit?: FieldUnit; readonly decimals?: number } = {},
): Field<Value> => ({ shape: { kind: 'number', min, max, decimals, unit } });

export const flag: Field<boolean> = { shape: { kind: 'flag', of: [true, false] } };

/** For a field that is absent otherwise. */
export const onlyTrue: Field<true> = { shape: { kind: 'flag', of: [true] } };
export const onlyFalse: Field<false> = { shape: { kind: 'flag', of: [false] } };

export const choice = <Value extends ChoiceValue>(of: readonly Value[]): Field<Value> => ({
  shape: { kind: 'choice', of },
});

/** The key of a row of another kind. */
export const reference = <Key extends ChoiceValue>(to: ListKind): Field<Key> => ({
  shape: { kind: 'reference', to },
});

export const formula: Field<string> = { shape: { kind: 'formula' } };

export const colour: Field<string> = { shape: { kind: 'colour' } };

export const list = <Value>(
  of: Field<Value>,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): Field<readonly Value[]> => ({ shape: { kind: 'list', of: of.shape, min, max, isSet: false } });

/** Values of which none stands twice. */
export const setOf = <Value>(
  of: Field<Value>,
  { min = 0, max = 500 }: { readonly min?: number; readonly max?: number } = {},
): Field<readonly Value[]> => ({ shape: { kind: 'list', of: of.shape, min, max, isSet: true } });

export const pair = <Value>(of: Field<Value>): Field<readonly [Value, Value]> => ({
  shape: { kind: 'tuple', of: [of.shape, of.shape] },
});

export function record<Row extends object>(fields: FieldsOf<Row>): RecordField<Row>;
export function record(fields: Readonly<Record<string, Field<unknown>>>): RecordField<object> {
  const shapes = Object.entries(fields).map(([name, { shape, isOptional = false }]) => [name, { shape, isOptional }]);
  return { shape: { kind: 'record', fields: Object.fromEntries(shapes) } };
}

/** A value for every key of a closed list. */
export const everyKey = <Key extends ChoiceValue, Value>(
  keys: readonly Key[],
  of: Field<Value>,
): TableField<Readonly<Record<Key, Value>>> => ({
  shape: { kind: 'table', keys: keys.map(String), isTotal: true, of: of.shape },
});

/** A value for some of the keys of a closed list. */
export const someKeys = <Value>(keys: readonly string[], of: Field<Value>): Field<Readonly<Record<string, Value>>> => ({
  shape: { kind: 'table', keys, isTotal: false, of: of.shape },
});

/** A value for each of any keys. */
export const anyKeys = <Value>(of: Field<Value>): Field<Readonly<Record<string, Value>>> => ({
  shape: { kind: 'table', keys: null, isTotal: false, of: of.shape },
});

/** One of several records, told apart by a field. */
export const variants = <Value extends object>(
  by: string,
  of: Readonly<Record<string, RecordField<Value>>>,
): Field<Value> => ({
  shape: {
    kind: 'variants',
    by,
    of: Object.fromEntries(Object.entries(of).map(([name, { shape }]) => [name, shape])),
  },
});

export const nullable = <Value>({ shape }: Field<Value>): Field<Value | null> => ({
  shape: { kind: 'nullable', of: shape },
});

export const optional = <Value>({ shape }: Field<Value>): OptionalField<Value> => ({ shape, isOptional: true });
