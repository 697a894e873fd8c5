import { type ClaimState, claimStates } from '@door/domain/making/purchasing/claim';
import { moneyText } from '../../shared/text/money-text.ts';
import { columnHelper } from '../layout/office-table.tsx';
import { billingMessages } from '../messages/billing.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { ClaimPill } from './bill-pill.tsx';
import { ClaimMoves } from './claim-moves.tsx';
import { PurchasingFrame } from './purchasing-frame.tsx';
import { type ListedRow, PurchasingList } from './purchasing-list.tsx';
import type { WireClaim } from './purchasing-wire.ts';
import './bills.css';

const { claims: t } = billingMessages;

const chips = claimStates.map((value) => ({ value, label: t.states[value] }));
const stateIn = (text: string): ClaimState | null => claimStates.find((state) => state === text) ?? null;

/** `/installer/purchasing/claims`: what vendors were told about goods, the newest first. */
export const ClaimsPage = () => (
  <PurchasingFrame shown="claims">
    <ClaimList />
  </PurchasingFrame>
);

const openedClaim = (claim: WireClaim, close: () => void) => <ClaimMoves claim={claim} onClose={close} />;

const ClaimList = () => (
  <PurchasingList<WireClaim>
    t={t}
    chips={chips}
    className="claim-table"
    columns={columns}
    ask={({ state, vendor }) => {
      const asked = { State: stateIn(state), Vendor: vendor || null };
      return {
        queryKey: trpc.purchase.claims.queryKey(asked),
        fetchPage: async (After) => {
          const page = await officeClient.purchase.claims.query({ ...asked, After });
          return { rows: page.Claims, after: page.After };
        },
      };
    }}
    opened={openedClaim}
  />
);

const helper = columnHelper<ListedRow<WireClaim>>();
const { columns: heads } = t;

const columns = helper.columns([
  helper.accessor(({ row }) => row.Key, {
    id: 'article',
    header: heads.article,
    cell: ({
      row: {
        original: { row: claim, open },
      },
    }) => (
      <span>
        <button type="button" data-row aria-haspopup="dialog" onClick={open}>
          <b>{claim.Key}</b>
          <small>{stockMessages.amount(claim.Quantity, claim.Unit)}</small>
        </button>
      </span>
    ),
  }),
  helper.accessor(({ row }) => row.Vendor.Name, { id: 'vendor', header: heads.vendor }),
  helper.accessor(({ row }) => t.states[row.State], {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => <ClaimPill state={original.row.State} />,
  }),
  helper.accessor(({ row }) => t.what(t.reasons[row.Reason], t.wishes[row.Wish]), {
    id: 'what',
    header: heads.what,
  }),
  helper.accessor(({ row }) => row.Purchase, { id: 'purchase', header: heads.purchase, meta: { isNumber: true } }),
  helper.accessor(({ row: { Credit, Currency } }) => (Credit === null ? '' : moneyText(Credit, Currency)), {
    id: 'credit',
    header: heads.credit,
    meta: { isNumber: true },
  }),
]);
