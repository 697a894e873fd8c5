import { faultAt, type FieldFault, type FieldPath } from './field-fault.ts';
import type { ListKind } from './row-kind.ts';
import { byKind, type ForEachKind, type Shape } from './shape.ts';

/** Where a row names a row of another kind. */
export interface Reference {
  readonly path: FieldPath;
  readonly to: ListKind;
  readonly key: string;
}

/** Every reference in a value that has the shape. */
export const referencesIn = (shape: Shape, value: unknown, path: FieldPath = []): readonly Reference[] =>
  byKind(shape, found, value, path);

const none = () => [];

const found: ForEachKind<readonly [value: unknown, path: FieldPath], readonly Reference[]> = {
  text: none,
  number: none,
  flag: none,
  choice: none,
  formula: none,
  colour: none,
  tuple: none,
  reference: ({ to }, value, path) => [{ path, to, key: String(value) }],
  nullable: ({ of }, value, path) => (value === null ? [] : referencesIn(of, value, path)),
  list: ({ of }, value, path) =>
    Array.isArray(value) ? value.flatMap((each, at) => referencesIn(of, each, [...path, at])) : [],
  table: ({ of }, value, path) => entriesOf(value).flatMap(([key, each]) => referencesIn(of, each, [...path, key])),
  record: ({ fields }, value, path) =>
    entriesOf(value).flatMap(([name, each]) => {
      const field = fields[name];
      return field ? referencesIn(field.shape, each, [...path, name]) : [];
    }),
  variants: ({ by, of }, value, path) =>
    Object.values(of)
      .filter(({ fields }) => isVariant(fields[by]?.shape, value, by))
      .flatMap((variant) => referencesIn(variant, value, path)),
};

const isVariant = (shape: Shape | undefined, value: unknown, by: string): boolean =>
  shape?.kind === 'choice' &&
  entriesOf(value).some(([name, each]) => name === by && shape.of.some((one) => one === each));

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** References to rows that the catalogue does not hold. `keys` are those of each kind, retired rows included. */
export const unknownRows = (
  references: readonly Reference[],
  keys: (kind: ListKind) => ReadonlySet<string>,
): readonly FieldFault[] =>
  references.flatMap(({ path, to, key }) => (keys(to).has(key) ? [] : [faultAt(path, { code: 'unknown-row' })]));
