import { rowLists } from '@door/domain/catalogue/edit/row-lists';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import type { FieldShape, Shape, ShapeKind } from '@door/domain/catalogue/edit/shape';

/** Kinds of values that fit into a cell of the grid; the others are edited in the panel of the row. */
const cellKinds: readonly ShapeKind[] = ['text', 'number', 'flag', 'choice', 'reference', 'colour', 'formula'];

export interface GridColumn {
  readonly name: string;
  readonly field: FieldShape;
}

/** The shape of a field without its null. */
export const plainShape = (shape: Shape): Shape => (shape.kind === 'nullable' ? shape.of : shape);

/** The fields of a kind that are edited in its grid, in the order in which its rows name them. */
export const gridColumns = (kind: ListKind): readonly GridColumn[] =>
  Object.entries(rowLists[kind].shape.fields)
    .filter(([, { shape }]) => cellKinds.includes(plainShape(shape).kind))
    .map(([name, field]) => ({ name, field }));
