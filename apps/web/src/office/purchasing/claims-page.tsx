import { type ClaimState, claimStates } from '@door/domain/making/purchasing/claim';
import { FilterChips } from '@door/ui/filter-chips';
import { useState } from 'react';
import { moneyText } from '../../shared/text/money-text.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { useSearchParams } from '../layout/use-search-param.ts';
import { NothingFound } from '../list/nothing-found.tsx';
import { billingMessages } from '../messages/billing.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useListQuery } from '../queries/use-list-query.ts';
import { ClaimPill } from './bill-pill.tsx';
import { ClaimMoves } from './claim-moves.tsx';
import { PurchasingFrame } from './purchasing-frame.tsx';
import type { WireClaim } from './purchasing-wire.ts';
import './bills.css';

const { claims: t } = billingMessages;

const chips = [{ value: '', label: t.all }, ...claimStates.map((value) => ({ value, label: t.states[value] }))];
const stateIn = (text: string): ClaimState | null => claimStates.find((state) => state === text) ?? null;

/** `/installer/purchasing/claims`: what vendors were told about goods, the newest first. */
export const ClaimsPage = () => (
  <PurchasingFrame shown="claims">
    <ClaimList />
  </PurchasingFrame>
);

function ClaimList() {
  const [params, change] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const asked = { State: stateIn(params['state'] ?? '') };
  const rows = useListQuery({
    queryKey: trpc.purchase.claims.queryKey(asked),
    fetchPage: async (After) => {
      const page = await officeClient.purchase.claims.query({ ...asked, After });
      return { rows: page.Claims, after: page.After };
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
              className="claim-table"
              columns={columns}
              rows={found.map((claim) => ({ claim, open: () => setOpened(claim.Id) }))}
              idOf={({ claim }) => claim.Id}
            />
          )
        }
      </QueryResult>
      <ShowMore list={rows} />
      {shown ? <ClaimMoves claim={shown} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

interface ClaimRow {
  readonly claim: WireClaim;
  readonly open: () => void;
}

const helper = columnHelper<ClaimRow>();
const { columns: heads } = t;

const columns = helper.columns([
  helper.accessor(({ claim }) => claim.Key, {
    id: 'article',
    header: heads.article,
    cell: ({
      row: {
        original: { claim, open },
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
  helper.accessor(({ claim }) => claim.Vendor.Name, { id: 'vendor', header: heads.vendor }),
  helper.accessor(({ claim }) => t.states[claim.State], {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => <ClaimPill state={original.claim.State} />,
  }),
  helper.accessor(({ claim }) => t.what(t.reasons[claim.Reason], t.wishes[claim.Wish]), {
    id: 'what',
    header: heads.what,
  }),
  helper.accessor(({ claim }) => claim.Purchase, { id: 'purchase', header: heads.purchase, meta: { isNumber: true } }),
  helper.accessor(({ claim: { Credit, Currency } }) => (Credit === null ? '' : moneyText(Credit, Currency)), {
    id: 'credit',
    header: heads.credit,
    meta: { isNumber: true },
  }),
]);
