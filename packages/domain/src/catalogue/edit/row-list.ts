import type { CatalogueContent } from './catalogue-content.ts';
import { faultsOfValue, isValid } from './check-value.ts';
import type { FieldFault } from './field-fault.ts';
import type { Field } from './field.ts';
import type { Shape } from './shape.ts';

/** A row of any kind with what names it among its kind: `7`, `LP-310-CH`. */
export interface KeyedRow {
  readonly key: string;
  readonly row: object;
}

/** A changed catalogue, or what is wrong with the row. */
export type RowOutcome =
  | { readonly ok: true; readonly content: CatalogueContent }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/** A list of a catalogue as it is edited, whatever its rows are. Places count from 0. */
export interface RowList {
  readonly shape: Shape<'record'>;
  /** The fields that name a row. */
  readonly keyFields: readonly string[];
  readonly rows: (content: CatalogueContent) => readonly KeyedRow[];
  /** Rows that are not sold any more; empty for lists of production, whose rows are removed instead. */
  readonly retired: (content: CatalogueContent) => readonly KeyedRow[];
  readonly insert: (content: CatalogueContent, at: number, row: unknown) => RowOutcome;
  readonly replace: (content: CatalogueContent, at: number, row: unknown) => RowOutcome;
  readonly remove: (content: CatalogueContent, at: number) => CatalogueContent;
  readonly move: (content: CatalogueContent, from: number, to: number) => CatalogueContent;
  /** The list with other rows, of which each has the shape; undefined where one has not. */
  readonly write: (content: CatalogueContent, rows: readonly unknown[]) => CatalogueContent | undefined;
  /** undefined: rows of this list are not retired. */
  readonly retirement?: Retirement;
}

export interface Retirement {
  readonly retire: (content: CatalogueContent, at: number) => CatalogueContent;
  /** The retired row of this place is sold again, as the last of its list. */
  readonly restore: (content: CatalogueContent, at: number) => CatalogueContent;
}

export type RowField<Row> = Field<Row> & { readonly shape: Shape<'record'> };

interface ListPlace<Row> {
  readonly read: (content: CatalogueContent) => readonly Row[];
  readonly write: (content: CatalogueContent, rows: readonly Row[]) => CatalogueContent;
}

interface ListFacts<Row> {
  readonly keyFields: readonly (keyof Row & string)[];
  readonly listed: ListPlace<Row>;
  readonly retired?: ListPlace<Row>;
}

export function rowList<Row extends object>(field: RowField<Row>, facts: ListFacts<Row>): RowList {
  const { keyFields, listed, retired } = facts;
  const keyed = (row: Row): KeyedRow => ({ key: keyFields.map((name) => String(row[name])).join(' '), row });
  const withRow = (content: CatalogueContent, row: unknown, put: (rows: readonly Row[], row: Row) => readonly Row[]) =>
    isValid(field, row)
      ? ({ ok: true, content: listed.write(content, put(listed.read(content), row)) } as const)
      : ({ ok: false, faults: faultsOfValue(field.shape, row) } as const);
  return {
    shape: field.shape,
    keyFields,
    rows: (content) => listed.read(content).map(keyed),
    retired: (content) => (retired?.read(content) ?? []).map(keyed),
    insert: (content, at, row) => withRow(content, row, (rows, valid) => rows.toSpliced(at, 0, valid)),
    replace: (content, at, row) => withRow(content, row, (rows, valid) => rows.toSpliced(at, 1, valid)),
    remove: (content, at) => listed.write(content, listed.read(content).toSpliced(at, 1)),
    move: (content, from, to) => {
      const rows = listed.read(content);
      return listed.write(content, rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)));
    },
    write: (content, rows) => {
      const valid = rows.filter((row) => isValid(field, row));
      return valid.length === rows.length ? listed.write(content, valid) : undefined;
    },
    ...(retired && { retirement: { retire: moving(listed, retired), restore: moving(retired, listed) } }),
  };
}

/** Takes the row of a place out of one list and puts it at the end of another. */
const moving =
  <Row>(source: ListPlace<Row>, target: ListPlace<Row>) =>
  (content: CatalogueContent, at: number): CatalogueContent => {
    const rows = source.read(content);
    return target.write(source.write(content, rows.toSpliced(at, 1)), [
      ...target.read(content),
      ...rows.slice(at, at + 1),
    ]);
  };
