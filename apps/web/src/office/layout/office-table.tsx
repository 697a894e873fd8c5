import type { Sort } from '@door/domain/lib/search/list-sorts';
import {
  createColumnHelper,
  flexRender,
  metaHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useRef } from 'react';
import { officeMessages } from '../messages/office.ts';
import { moveBetweenRows } from './row-keyboard.ts';
import { tickByKey } from './selection-keyboard.ts';

const { bulk: t } = officeMessages;

interface ColumnMeta {
  /** Numbers and dates stand in figures of one width, so that they can be compared from row to row. */
  readonly isNumber?: true;
  /** The sort of the list that a click on its head means. */
  readonly sort?: string;
}

/** The server sorts and filters the lists, so their tables need no further features. */
const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() });

/** Defines the columns of an `OfficeTable`; outside components, because new columns would draw every cell anew. */
export const columnHelper = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

export interface Sorting {
  readonly sort: Sort<string>;
  readonly sortBy: (by: string) => void;
}

export interface TableSelection<Row> {
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
  /** What a row is called, for its box. */
  readonly labelOf: (row: Row) => string;
  /** With `isRange` every row since the last one that was ticked on its own. */
  readonly tick: (id: string, isRange: boolean) => void;
  readonly tickAll: () => void;
  readonly clear: () => void;
}

export interface OfficeTableProps<Row extends RowData> extends Pick<TableOptions<typeof features, Row>, 'columns'> {
  /** For screen readers. */
  readonly caption: string;
  readonly className: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Absent: the list has one order, and its heads are no buttons. */
  readonly sorting?: Sorting;
  /** The columns that are shown beside the first; absent: all. */
  readonly shown?: ReadonlySet<string>;
  /** Absent: no row can be ticked. */
  readonly selection?: TableSelection<Row>;
  /** On a phone the boxes are shown only when asked for. */
  readonly isPicking?: boolean;
}

/** A list of the office as a table. The first column is the row's heading; arrow keys move between the rows' links. */
export function OfficeTable<Row extends RowData>(props: OfficeTableProps<Row>) {
  const { caption, className, columns, rows, idOf, sorting, shown, selection, isPicking = false } = props;
  const table = useTable({ features, columns, data: rows, getRowId: idOf });
  const isShown = (id: string, index: number) => index === 0 || shown === undefined || shown.has(id);
  return (
    <table
      className={`office-table ${className}`}
      data-picking={isPicking}
      onKeyDown={(event) => (selection ? tickByKey(event, selection) : moveBetweenRows(event))}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {selection ? (
            <td className="pick">
              <PickBox label={t.selectAll} isTicked={selection.isAll} onTick={selection.tickAll} />
            </td>
          ) : null}
          {table.getFlatHeaders().map((header, index) => {
            if (!isShown(header.column.id, index)) return null;
            const { header: head, meta } = header.column.columnDef;
            const sort = meta?.sort;
            return (
              <th
                key={header.id}
                scope="col"
                aria-label={typeof head === 'string' ? head : undefined}
                aria-sort={sort && sorting ? ariaSort(sort, sorting) : undefined}
              >
                <Head sort={sort} sorting={sorting}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </Head>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-id={row.id}>
            {selection ? (
              <td className="pick">
                <PickBox
                  label={t.select(selection.labelOf(row.original))}
                  isTicked={selection.ids.has(row.id)}
                  onTick={(isRange) => selection.tick(row.id, isRange)}
                />
              </td>
            ) : null}
            {row.getAllCells().map((cell, index) => {
              if (!isShown(cell.column.id, index)) return null;
              const content = flexRender(cell.column.columnDef.cell, cell.getContext());
              return index === 0 ? (
                <th key={cell.id} scope="row">
                  {content}
                </th>
              ) : (
                <td key={cell.id} className={cell.column.columnDef.meta?.isNumber ? 'num' : undefined}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ariaSort = (column: string, { sort }: Sorting) => {
  if (sort.by !== column) return 'none';
  return sort.descending ? 'descending' : 'ascending';
};

interface HeadProps {
  readonly sort: string | undefined;
  readonly sorting: Sorting | undefined;
  readonly children: ReactNode;
}

/** The head of a column; a button where the list can be sorted by it, and plain text on a phone, where heads are out of sight. */
function Head({ sort, sorting, children }: HeadProps) {
  if (sort === undefined || sorting === undefined) return children;
  return (
    <>
      <button type="button" className="office-sort" onClick={() => sorting.sortBy(sort)}>
        {children}
      </button>
      <span>{children}</span>
    </>
  );
}

interface PickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  onTick(isRange: boolean): void;
}

/** The box that ticks a row; with Shift a range. */
function PickBox({ label, isTicked, onTick }: PickBoxProps) {
  const isRange = useRef(false);
  return (
    <label>
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onClick={(event) => {
          isRange.current = event.shiftKey;
        }}
        onChange={() => onTick(isRange.current)}
      />
    </label>
  );
}
