import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import type { RowData } from '@tanstack/react-table';
import { type FunctionComponent, type ReactNode, useState } from 'react';
import type { OfficeTableProps } from '../layout/office-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListQuery } from '../queries/use-list-query.ts';
import { officeMessages } from '../messages/office.ts';
import { ExportList, type ListTable } from './export-list.tsx';
import type { Choice, ListFilter } from './list-definition.ts';
import { ListTools } from './list-tools.tsx';
import type { List } from './use-list.ts';
import { type Selection, type SelectionOptions, useSelection } from './use-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';

/** What the table of a list is given: its rows, order, columns and ticks. */
export type ListView<Row extends RowData> = Pick<
  OfficeTableProps<Row>,
  'rows' | 'sorting' | 'shown' | 'selection' | 'isPicking'
>;

/** How rows are ticked, and the buttons for what can be done to those that are. */
export interface Picking<Row> extends Pick<SelectionOptions<Row>, 'labelOf'> {
  readonly Bulk: FunctionComponent<{ readonly selection: Selection<Row> }>;
}

export interface ListPageProps<By extends string, Row extends RowData> {
  readonly title: string;
  readonly list: List<By>;
  readonly rows: ListQuery<Row>;
  readonly idOf: (row: Row) => string;
  /** States as chips; the one with the value '' is chosen where the address names none of them. */
  readonly states?: { readonly label: string; readonly chips: readonly Choice[] };
  readonly filters?: readonly ListFilter[];
  /** Absent: no row can be ticked. */
  readonly picking?: Picking<Row>;
  /** Absent: the list is not exported. */
  readonly table?: ListTable<Row>;
  /** Buttons at the top, with the dialogs that they open. */
  readonly acts?: ReactNode;
  /** Shown instead of the table where there are no rows. */
  readonly empty: ReactNode;
  readonly children: (view: ListView<Row>) => ReactNode;
}

/** A page that is one list: search, states, filters, its rows page by page, and what can be done to those that are ticked. */
export function ListPage<By extends string, Row extends RowData>(props: ListPageProps<By, Row>) {
  const { title, list, rows, idOf, states, filters = [], picking, table, acts, empty, children } = props;
  const { params, change } = list;
  const { text = '', state = '' } = params;
  const [isPicking, setIsPicking] = useState(false);
  const steady = useSteadyRows(rows.data, { idOf, question: JSON.stringify([params, list.search]) });
  const selection = useSelection(steady.rows, picking && { idOf, labelOf: picking.labelOf });
  const ticks = picking ? { selection, isPicking } : {};
  return (
    <>
      <PageHeader title={title}>
        <SearchField text={text} onText={(next) => change({ text: next })} />
        {acts}
      </PageHeader>
      <div className="office-body">
        {states ? (
          <div className="filter-strip">
            <FilterChips
              label={states.label}
              chips={states.chips}
              chosen={states.chips.some(({ value }) => value === state) ? state : ''}
              onChoose={(next) => change({ state: next })}
            />
          </div>
        ) : null}
        <ListTools list={list} filters={filters}>
          {picking ? <PickOpener isPicking={isPicking} onPick={setIsPicking} /> : null}
          {table ? <ExportList table={table} list={rows} /> : null}
        </ListTools>
        <QueryResult query={{ ...rows, data: steady.rows }}>
          {(found) =>
            found.length > 0 ? (
              <div {...steady.handlers}>{children({ rows: found, sorting: list, shown: list.columns, ...ticks })}</div>
            ) : (
              empty
            )
          }
        </QueryResult>
        <ShowMore list={rows} />
        {picking ? <picking.Bulk selection={selection} /> : null}
      </div>
    </>
  );
}

const { bulk: t } = officeMessages;

interface PickOpenerProps {
  readonly isPicking: boolean;
  onPick(isPicking: boolean): void;
}

/** On a phone: shows the boxes that tick rows, which stand beside the rows in a wide window. */
const PickOpener = ({ isPicking, onPick }: PickOpenerProps) => (
  <span className="pick-opener">
    <Button scale="row" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
      {isPicking ? t.pickDone : t.pick}
    </Button>
  </span>
);
