import type { CatalogueContent } from './catalogue-content.ts';
import { faultsOfValue, isValid } from './check-value.ts';
import type { Field } from './field.ts';
import type { RowOutcome } from './row-list.ts';
import type { Shape } from './shape.ts';

/** A table of which a supplier has one, as it is edited. */
export interface RowRecord {
  readonly shape: Shape<'record'> | Shape<'table'>;
  readonly row: (content: CatalogueContent) => object;
  readonly replace: (content: CatalogueContent, row: unknown) => RowOutcome;
}

export const rowRecord = <Row extends object>(
  field: Field<Row> & { readonly shape: Shape<'record'> | Shape<'table'> },
  read: (content: CatalogueContent) => Row,
  write: (content: CatalogueContent, row: Row) => CatalogueContent,
): RowRecord => ({
  shape: field.shape,
  row: read,
  replace: (content, row) =>
    isValid(field, row)
      ? { ok: true, content: write(content, row) }
      : { ok: false, faults: faultsOfValue(field.shape, row) },
});
