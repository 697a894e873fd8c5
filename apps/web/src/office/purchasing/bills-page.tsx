import { keysOf } from '@door/domain/lib/records';
import { billMoves, type BillState, billStates } from '@door/domain/making/purchasing/vendor-bill';
import { Plus } from '@door/ui/office-icons';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { columnHelper } from '../layout/office-table.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { billingMessages } from '../messages/billing.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { BillDialog } from './bill-dialog.tsx';
import { BillPill } from './bill-pill.tsx';
import { PurchasingFrame } from './purchasing-frame.tsx';
import { type ListedRow, PurchasingList } from './purchasing-list.tsx';
import type { WireBill } from './purchasing-wire.ts';
import './bills.css';

const { bills: t, entering } = billingMessages;

/** Those to which some move leads: no bill stays as it was entered. */
const shownStates = billStates.filter((state) => keysOf(billMoves).some((move) => billMoves[move].to === state));
const chips = shownStates.map((value) => ({ value, label: t.states[value] }));
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

const openedBill = (bill: WireBill, close: () => void) => <BillDialog bill={bill} onClose={close} />;

const BillList = () => (
  <PurchasingList<WireBill>
    t={t}
    chips={chips}
    className="bill-table"
    columns={columns}
    ask={({ state, vendor }) => {
      const asked = { State: stateIn(state), Vendor: vendor || null };
      return {
        queryKey: trpc.purchase.bills.queryKey(asked),
        fetchPage: async (After) => {
          const page = await officeClient.purchase.bills.query({ ...asked, After });
          return { rows: page.Bills, after: page.After };
        },
      };
    }}
    opened={openedBill}
  />
);

const helper = columnHelper<ListedRow<WireBill>>();
const { columns: heads } = t;

/** The first thing that differs, and how many more. */
function differsText({ Lines }: WireBill): string {
  const texts = Lines.flatMap(({ Differences }) => Differences.filter(({ Passes }) => !Passes));
  return texts[0] ? t.more(texts[0].Text, texts.length - 1) : '';
}

const columns = helper.columns([
  helper.accessor(({ row }) => row.Number, {
    id: 'number',
    header: heads.number,
    cell: ({ row: { original } }) => (
      <span>
        <button type="button" data-row aria-haspopup="dialog" onClick={original.open}>
          {original.row.Number}
        </button>
      </span>
    ),
  }),
  helper.accessor(({ row }) => row.Vendor.Name, { id: 'vendor', header: heads.vendor }),
  helper.accessor(({ row }) => t.states[row.State], {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => <BillPill state={original.row.State} />,
  }),
  helper.accessor(({ row }) => differsText(row), { id: 'differs', header: heads.differs }),
  helper.accessor(({ row }) => calendarDayText(row.Day), { id: 'day', header: heads.day, meta: { isNumber: true } }),
  helper.accessor(({ row }) => (row.Total === null ? '' : moneyText(row.Total, row.Currency)), {
    id: 'total',
    header: heads.total,
    meta: { isNumber: true },
  }),
]);
