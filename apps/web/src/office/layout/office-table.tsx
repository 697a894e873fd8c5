import {
  createColumnHelper,
  flexRender,
  metaHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { moveBetweenRows } from './row-keyboard.ts';

interface ColumnMeta {
  /** Numbers and dates stand in figures of one width, so that they can be compared from row to row. */
  readonly isNumber?: true;
}

/** The server sorts and filters the lists, so their tables need no further features. */
const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() });

/** Defines the columns of an `OfficeTable`; outside components, because new columns would draw every cell anew. */
export const columnHelper = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

export interface OfficeTableProps<Row extends RowData> extends Pick<TableOptions<typeof features, Row>, 'columns'> {
  /** For screen readers. */
  readonly caption: string;
  readonly className: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
}

/** A list of the office as a table. The first column is the row's heading; arrow keys move between the rows' links. */
export function OfficeTable<Row extends RowData>({ caption, className, columns, rows, idOf }: OfficeTableProps<Row>) {
  const table = useTable({ features, columns, data: rows, getRowId: idOf });
  return (
    <table className={`office-table ${className}`} onKeyDown={moveBetweenRows}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {table.getFlatHeaders().map((header) => (
            <th key={header.id} scope="col">
              {flexRender(header.column.columnDef.header, header.getContext())}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell, index) =>
              index === 0 ? (
                <th key={cell.id} scope="row">
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </th>
              ) : (
                <td key={cell.id} className={cell.column.columnDef.meta?.isNumber ? 'num' : undefined}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
