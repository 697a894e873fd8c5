import { type PurchaseState, purchaseStates } from '@door/domain/making/purchasing/purchase-states';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Plus } from '@door/ui/office-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { useSearchParams } from '../layout/use-search-param.ts';
import type { ListFilter } from '../list/list-definition.ts';
import { ToolSelect } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useSteadyRows } from '../list/use-steady-rows.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useListQuery } from '../queries/use-list-query.ts';
import { NewPurchase } from './new-purchase.tsx';
import { LatePill, PurchasePill } from './purchase-pill.tsx';
import { PurchasingFrame } from './purchasing-frame.tsx';
import { type ListedPurchase, usePurchasingRights } from './purchasing-wire.ts';

const { list: t, states, late } = purchasingMessages;

const lateChip = 'late';
const chips = [
  { value: '', label: t.all },
  { value: lateChip, label: late },
  ...purchaseStates.map((value) => ({ value, label: states[value] })),
];

const stateIn = (text: string): PurchaseState | null => purchaseStates.find((state) => state === text) ?? null;

/** `/installer/purchasing/purchases`: what was ordered of vendors, the newest first. */
export function PurchasesPage() {
  const [isAdding, setIsAdding] = useState(false);
  const { mayBuy } = usePurchasingRights();
  usePageKey('n', () => setIsAdding(mayBuy));
  const add = () => setIsAdding(true);
  return (
    <PurchasingFrame
      shown="purchases"
      acts={
        <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" aria-haspopup="dialog" onClick={add}>
          {purchasingMessages.new.open}
        </Button>
      }
    >
      <PurchaseList />
      {isAdding ? <NewPurchase onClose={() => setIsAdding(false)} /> : null}
    </PurchasingFrame>
  );
}

function PurchaseList() {
  const [params, change] = useSearchParams();
  const { state = '', vendor = '' } = params;
  const asked = { State: stateIn(state), Late: state === lateChip, Vendor: vendor || null };
  const rows = useListQuery({
    queryKey: trpc.purchase.list.queryKey(asked),
    fetchPage: async (after) => {
      const page = await officeClient.purchase.list.query({ ...asked, After: after === null ? null : Number(after) });
      return { rows: page.Purchases, after: page.After === null ? null : String(page.After) };
    },
  });
  const steady = useSteadyRows(rows.data, { idOf: ({ Id }) => Id, question: JSON.stringify(params) });
  const filter = useVendorFilter();
  return (
    <>
      <div className="filter-strip">
        <FilterChips
          label={t.filter}
          chips={chips}
          chosen={state === lateChip ? lateChip : (stateIn(state) ?? '')}
          onChoose={(next) => change({ state: next })}
        />
      </div>
      <div className="list-tools">
        <ToolSelect
          label={filter.label}
          choices={[{ value: '', label: t.anyVendor }, ...filter.choices]}
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
                className="purchase-table"
                columns={columns}
                rows={found}
                idOf={({ Id }) => Id}
              />
            </div>
          )
        }
      </QueryResult>
      <ShowMore list={rows} />
    </>
  );
}

/** Retired vendors too: they keep what was bought of them. */
function useVendorFilter(): ListFilter {
  const { data } = useQuery(trpc.vendor.list.queryOptions());
  const choices = (data?.Vendors ?? []).map(({ Id, Name }) => ({ value: Id, label: Name }));
  return { param: 'vendor', label: t.vendor, choices };
}

const helper = columnHelper<ListedPurchase>();
const { columns: heads } = t;

const columns = helper.columns([
  helper.accessor(({ Number: number }) => number, {
    id: 'number',
    header: heads.number,
    cell: ({ row: { original } }) => (
      <span>
        <Link data-row className="num" to={`/installer/purchase/${original.Id}`}>
          {original.Number}
        </Link>
      </span>
    ),
  }),
  helper.accessor(({ Vendor }) => Vendor.Name, { id: 'vendor', header: heads.vendor }),
  helper.accessor(({ State }) => states[State], {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => (
      <span className="purchase-state">
        <PurchasePill state={original.State} />
        {original.IsLate ? <LatePill /> : null}
      </span>
    ),
  }),
  helper.accessor(({ NextDelivery }) => (NextDelivery === null ? '' : calendarDayText(NextDelivery)), {
    id: 'next',
    header: heads.next,
    meta: { isNumber: true },
  }),
  helper.accessor(({ Lines }) => t.lines(Lines), { id: 'lines', header: heads.lines, meta: { isNumber: true } }),
  helper.accessor(({ Total, Currency }) => moneyText(Total, Currency), {
    id: 'total',
    header: heads.total,
    meta: { isNumber: true },
  }),
]);
