import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import type { RowKind } from '@door/domain/catalogue/edit/row-kind';
import type { FieldShape } from '@door/domain/catalogue/edit/shape';

/** A value that is edited inside a row. */
export interface EditorProps {
  readonly label: string;
  /** Of the row, where its fields have names of their own. */
  readonly kind?: RowKind;
  /** Of the field in its record. */
  readonly name?: string;
  readonly field: FieldShape;
  readonly value: unknown;
  readonly content: CatalogueContent;
  readonly isEditable: boolean;
  /** What is wrong inside this value; paths begin here. */
  readonly faults: readonly FieldFault[];
  onValue(value: unknown): void;
}
