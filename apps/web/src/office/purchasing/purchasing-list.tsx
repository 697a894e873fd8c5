import { FilterChips, type FilterChipsProps } from '@door/ui/filter-chips';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OfficeTable, type OfficeTableProps } from '../layout/office-table.tsx';
import { useSearchParams } from '../layout/use-search-param.ts';
import type { ListFilter } from '../list/list-definition.ts';
import { ToolSelect } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useSteadyRows } from '../list/use-steady-rows.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { type ListQueryOptions, useListQuery } from '../queries/use-list-query.ts';

/** A row of the table, and what opens it where it is looked at in a dialog. */
export interface ListedRow<Row> {
  readonly row: Row;
  readonly open: () => void;
}

type NothingTexts = Parameters<typeof NothingFound>[0]['t'];

interface PurchasingListProps<Row> extends Pick<OfficeTableProps<ListedRow<Row>>, 'className' | 'columns'> {
  readonly t: NothingTexts & Readonly<Record<'caption' | 'filter' | 'all', string>>;
  /** What the chips beside “All” choose. */
  readonly chips: FilterChipsProps<string>['chips'];
  /** What is asked for: '' is whatever it is, and of whom it is. */
  ask(filter: { readonly state: string; readonly vendor: string }): ListQueryOptions<Row>;
  /** Absent: a row leads to a page of its own. */
  readonly opened?: (row: Row, close: () => void) => ReactNode;
}

/** Purchases, bills or claims, the newest first, by state and vendor; the address of the page keeps both. */
export function PurchasingList<Row extends { readonly Id: string }>({
  t,
  chips,
  className,
  columns,
  ask,
  opened,
}: PurchasingListProps<Row>) {
  const [params, change] = useSearchParams();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const filter = useVendorFilter();
  const { vendor = '' } = params;
  const state = chips.find(({ value }) => value === params['state'])?.value ?? '';
  const rows = useListQuery(ask({ state, vendor }));
  const steady = useSteadyRows(rows.data, { idOf: ({ Id }) => Id, question: JSON.stringify(params) });
  const shown = rows.data?.find(({ Id }) => Id === openedId);
  return (
    <>
      <div className="filter-strip">
        <FilterChips
          label={t.filter}
          chips={[{ value: '', label: t.all }, ...chips]}
          chosen={state}
          onChoose={(next) => change({ state: next })}
        />
      </div>
      <div className="list-tools">
        <ToolSelect
          label={filter.label}
          choices={[{ value: '', label: purchasingMessages.list.anyVendor }, ...filter.choices]}
          value={vendor}
          onChange={(next) => change({ vendor: next })}
        />
      </div>
      <QueryResult query={{ ...rows, data: steady.rows }}>
        {(found) =>
          found.length === 0 ? (
            <NothingFound list={{ params, change }} filters={[filter]} begin={null} t={t} />
          ) : (
            <div {...steady.handlers}>
              <OfficeTable
                caption={t.caption}
                className={className}
                columns={columns}
                rows={found.map((row) => ({ row, open: () => setOpenedId(row.Id) }))}
                idOf={({ row }) => row.Id}
              />
            </div>
          )
        }
      </QueryResult>
      <ShowMore list={rows} />
      {shown && opened ? opened(shown, () => setOpenedId(null)) : null}
    </>
  );
}

/** Retired vendors too: they keep what was bought of them. */
function useVendorFilter(): ListFilter {
  const { data } = useQuery(trpc.vendor.list.queryOptions());
  const choices = (data?.Vendors ?? []).map(({ Id, Name }) => ({ value: Id, label: Name }));
  return { param: 'vendor', label: purchasingMessages.list.vendor, choices };
}
