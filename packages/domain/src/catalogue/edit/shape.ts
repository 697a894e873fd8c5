import type { ListKind } from './row-kind.ts';

/** Units in which a number of a row is typed; '' for a plain number. */
export type FieldUnit = 'mm' | 'm²' | 'kg' | 'kg/m' | 'kg/m²' | 'ml/m²' | 'W/m²K' | 'W/mK' | 'days' | '%' | '';

/** A value that a list offers: `left`, 44. */
export type ChoiceValue = string | number;

/** How a value of each kind is described, as data. */
interface ShapeFacts {
  readonly text: {
    /** Characters. */
    readonly max: number;
    /** '' is refused. */
    readonly isFilled: boolean;
    /** A code of the trade: letters, digits, `.`, `/`, `_` and `-`. */
    readonly isCode: boolean;
  };
  readonly number: {
    readonly min: number;
    readonly max: number;
    /** Digits after the point at most. */
    readonly decimals: number;
    readonly unit: FieldUnit;
  };
  /** One value only where the field is absent instead of the other: `tradeOnly?: true`. */
  readonly flag: { readonly of: readonly boolean[] };
  readonly choice: { readonly of: readonly ChoiceValue[] };
  /** The key of a row of another kind. */
  readonly reference: { readonly to: ListKind };
  /** A drawing formula in w and h, see `formula/`. */
  readonly formula: object;
  /** `#rrggbb`. */
  readonly colour: object;
  readonly list: {
    readonly of: Shape;
    readonly min: number;
    readonly max: number;
    /** No value may stand in it twice. */
    readonly isSet: boolean;
  };
  /** A fixed number of values: `[usual, wide]`. */
  readonly tuple: { readonly of: readonly Shape[] };
  readonly record: { readonly fields: Readonly<Record<string, FieldShape>> };
  /** A value for each key of a closed list, or for some of them; null: of any keys. */
  readonly table: {
    readonly keys: readonly string[] | null;
    /** Every key must be there. */
    readonly isTotal: boolean;
    readonly of: Shape;
  };
  /** Records of which one field says which fields the others are: `at: 'face'`. */
  readonly variants: { readonly by: string; readonly of: Readonly<Record<string, Shape<'record'>>> };
  /** null stands for none. */
  readonly nullable: { readonly of: Shape };
}

export type ShapeKind = keyof ShapeFacts;

/**
 * What a value of a row may be, as data: from it pages make their inputs, files their columns, checks their sentences and
 * tests their random rows.
 */
export type Shape<Kind extends ShapeKind = ShapeKind> = {
  [Each in Kind]: { readonly kind: Each } & ShapeFacts[Each];
}[Kind];

export interface FieldShape {
  readonly shape: Shape;
  /** The field may be absent. */
  readonly isOptional: boolean;
}

/** What is done with a value of each kind. */
export type ForEachKind<Args extends readonly unknown[], Result> = {
  readonly [Kind in ShapeKind]: (shape: Shape<Kind>, ...args: Args) => Result;
};

/** Does what the table says for the kind of the shape. */
export const byKind = <Kind extends ShapeKind, Args extends readonly unknown[], Result>(
  shape: Shape<Kind>,
  table: ForEachKind<Args, Result>,
  ...args: Args
): Result => table[shape.kind](shape, ...args);
