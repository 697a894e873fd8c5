import type { FieldUnit } from './shape.ts';

/** Where in a row: names of fields, places in lists, keys of tables. `['lights', 0, 'width']`. */
export type FieldPath = readonly (string | number)[];

/** Why a value cannot stand in its field. */
export type FieldProblem =
  | { readonly code: 'wrong-kind' }
  | { readonly code: 'missing' }
  | { readonly code: 'unknown-field' }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number; readonly unit: FieldUnit }
  | { readonly code: 'too-many-decimals'; readonly decimals: number }
  | { readonly code: 'too-long'; readonly max: number }
  | { readonly code: 'unstorable' }
  | { readonly code: 'no-code' }
  | { readonly code: 'not-offered'; readonly of: readonly string[] }
  | { readonly code: 'no-formula' }
  | { readonly code: 'no-colour' }
  | { readonly code: 'too-few'; readonly min: number }
  | { readonly code: 'too-many'; readonly max: number }
  | { readonly code: 'twice' }
  | { readonly code: 'unknown-row' }
  | { readonly code: 'key-taken' }
  | { readonly code: 'key-used' }
  | { readonly code: 'key-fixed' }
  | { readonly code: 'retired' };

/** What is wrong with one field of a row. */
export type FieldFault = FieldProblem & { readonly path: FieldPath };

export const faultAt = (path: FieldPath, problem: FieldProblem): FieldFault => ({ ...problem, path });
