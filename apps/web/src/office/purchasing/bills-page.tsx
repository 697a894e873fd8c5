import { keysOf } from '@door/domain/lib/records';
import { billMoves, type BillState, billStates } from '@door/domain/making/purchasing/vendor-bill';
import { FilterChips } from '@door/ui/filter-chips';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { useSearchParams } from '../layout/use-search-param.ts';
import { NothingFound } from '../list/nothing-found.tsx';
import { billingMessages } from '../messages/billing.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useListQuery } from '../queries/use-list-query.ts';
import { BillDialog } from './bill-dialog.tsx';
import { BillPill } from './bill-pill.tsx';
import { PurchasingFrame } from './purchasing-frame.tsx';
import type { WireBill } from './purchasing-wire.ts';
import './bills.css';

const { bills: t, entering } = billingMessages;

/** Those to which some move leads: no bill stays as it was entered. */
const shownStates = billStates.filter((state) => keysOf(billMoves).some((move) => billMoves[move].to === state));
const chips = [{ value: '', label: t.all }, ...shownStates.map((value) => ({ value, label: t.states[value] }))];
const stateIn = (text: string): BillState | null => shownStates.find((state) => state === text) ?? null;

/** `/installer/purchasing/bills`: what vendors ask money for, the newest first. */
export function BillsPage() {
  const { go } = useRouter();
  usePageKey('n', () => void go('/installer/purchasing/new-bill'));
  return (
    <PurchasingFrame
      shown="bills"
      acts={
        <Link className="btn btn-primary" aria-keyshortcuts="n" to="/installer/purchasing/new-bill">
          <Plus /> {entering.open}
        </Link>
      }
    >
      <BillList />
    </PurchasingFrame>
  );
}

function BillList() {
  const [params, change] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const asked = { State: stateIn(params['state'] ?? '') };
  const rows = useListQuery({
    queryKey: trpc.purchase.bills.queryKey(asked),
    fetchPage: async (After) => {
      const page = await officeClient.purchase.bills.query({ ...asked, After });
      return { rows: page.Bills, after: page.After };
    },
  });
  const shown = rows.data?.find(({ Id }) => Id === opened);
  return (
    <>
      <div className="filter-strip">
        <FilterChips
          label={t.filter}
          chips={chips}
          chosen={asked.State ?? ''}
          onChoose={(state) => change({ state })}
        />
      </div>
      <QueryResult query={rows}>
        {(found) =>
          found.length === 0 ? (
            <NothingFound list={{ params, change }} filters={[]} begin={null} t={t} />
          ) : (
            <OfficeTable
              caption={t.caption}
              className="bill-table"
              columns={columns}
              rows={found.map((bill) => ({ bill, open: () => setOpened(bill.Id) }))}
              idOf={({ bill }) => bill.Id}
            />
          )
        }
      </QueryResult>
      <ShowMore list={rows} />
      {shown ? <BillDialog bill={shown} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

interface BillRow {
  readonly bill: WireBill;
  readonly open: () => void;
}

const helper = columnHelper<BillRow>();
const { columns: heads } = t;

/** The first thing that differs, and how many more. */
function differsText({ Lines }: WireBill): string {
  const texts = Lines.flatMap(({ Differences }) => Differences.filter(({ Passes }) => !Passes));
  return texts[0] ? t.more(texts[0].Text, texts.length - 1) : '';
}

const columns = helper.columns([
  helper.accessor(({ bill }) => bill.Number, {
    id: 'number',
    header: heads.number,
    cell: ({ row: { original } }) => (
      <span>
        <button type="button" data-row aria-haspopup="dialog" onClick={original.open}>
          {original.bill.Number}
        </button>
      </span>
    ),
  }),
  helper.accessor(({ bill }) => bill.Vendor.Name, { id: 'vendor', header: heads.vendor }),
  helper.accessor(({ bill }) => t.states[bill.State], {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => <BillPill state={original.bill.State} />,
  }),
  helper.accessor(({ bill }) => differsText(bill), { id: 'differs', header: heads.differs }),
  helper.accessor(({ bill }) => calendarDayText(bill.Day), { id: 'day', header: heads.day, meta: { isNumber: true } }),
  helper.accessor(({ bill }) => (bill.Total === null ? '' : moneyText(bill.Total, bill.Currency)), {
    id: 'total',
    header: heads.total,
    meta: { isNumber: true },
  }),
]);
