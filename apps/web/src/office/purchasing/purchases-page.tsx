import { type PurchaseState, purchaseStates } from '@door/domain/making/purchasing/purchase-states';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { columnHelper } from '../layout/office-table.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { Refusal } from '../layout/refusal.tsx';
import { officeMessages } from '../messages/office.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { LatePill, PurchasePill } from './purchase-pill.tsx';
import { PurchasingFrame } from './purchasing-frame.tsx';
import { type ListedRow, PurchasingList } from './purchasing-list.tsx';
import { type ListedPurchase, purchaseMutationMeta, useActiveVendors, usePurchasingRights } from './purchasing-wire.ts';

const { list: t, new: adding, states, late } = purchasingMessages;

const lateChip = 'late';
const chips = [{ value: lateChip, label: late }, ...purchaseStates.map((value) => ({ value, label: states[value] }))];

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
          {adding.open}
        </Button>
      }
    >
      <PurchaseList />
      {isAdding ? <NewPurchase onClose={() => setIsAdding(false)} /> : null}
    </PurchasingFrame>
  );
}

/** Asks for the vendor alone: lines are written on the page of the purchase. */
function NewPurchase({ onClose }: { readonly onClose: () => void }) {
  const { go } = useRouter();
  const vendors = useActiveVendors();
  const [chosen, setChosen] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const create = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () => officeClient.purchase.create.mutate({ Id: attempts.of(chosen), VendorId: chosen, Lines: [] }),
    onSuccess: ({ Id }) => {
      onClose();
      void go(`/installer/purchase/${Id}`);
    },
  });
  const submit = () => {
    setIsTried(true);
    if (chosen !== '') create.mutate();
  };
  return (
    <FormDialog
      title={adding.open}
      width={440}
      doIt={adding.doIt}
      busy={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {vendors === undefined ? <p role="status">{officeMessages.asking.loading}</p> : null}
      {vendors?.length === 0 ? <p>{adding.noVendor}</p> : null}
      {vendors && vendors.length > 0 ? (
        <SelectField
          label={t.vendor}
          value={chosen}
          choices={[
            ...(chosen === '' ? [{ value: '', label: adding.choose }] : []),
            ...vendors.map(({ Id, Name }) => ({ value: Id, label: Name })),
          ]}
          hint={adding.what}
          error={isTried && chosen === '' ? adding.missing : undefined}
          onChange={setChosen}
        />
      ) : null}
      <Refusal error={create.error} />
    </FormDialog>
  );
}

const PurchaseList = () => (
  <PurchasingList<ListedPurchase>
    t={t}
    chips={chips}
    className="purchase-table"
    columns={columns}
    ask={({ state, vendor }) => {
      const asked = { State: stateIn(state), Late: state === lateChip, Vendor: vendor || null };
      return {
        queryKey: trpc.purchase.list.queryKey(asked),
        fetchPage: async (after) => {
          const page = await officeClient.purchase.list.query({
            ...asked,
            After: after === null ? null : Number(after),
          });
          return { rows: page.Purchases, after: page.After === null ? null : String(page.After) };
        },
      };
    }}
  />
);

const helper = columnHelper<ListedRow<ListedPurchase>>();
const { columns: heads } = t;

const columns = helper.columns([
  helper.accessor(({ row: { Number: number } }) => number, {
    id: 'number',
    header: heads.number,
    cell: ({ row: { original } }) => (
      <span>
        <Link data-row className="num" to={`/installer/purchase/${original.row.Id}`}>
          {original.row.Number}
        </Link>
      </span>
    ),
  }),
  helper.accessor(({ row: { Vendor } }) => Vendor.Name, { id: 'vendor', header: heads.vendor }),
  helper.accessor(({ row: { State } }) => states[State], {
    id: 'state',
    header: heads.state,
    cell: ({ row: { original } }) => (
      <span className="purchase-state">
        <PurchasePill state={original.row.State} />
        {original.row.IsLate ? <LatePill /> : null}
      </span>
    ),
  }),
  helper.accessor(({ row: { NextDelivery } }) => (NextDelivery === null ? '' : calendarDayText(NextDelivery)), {
    id: 'next',
    header: heads.next,
    meta: { isNumber: true },
  }),
  helper.accessor(({ row: { Lines } }) => t.lines(Lines), {
    id: 'lines',
    header: heads.lines,
    meta: { isNumber: true },
  }),
  helper.accessor(({ row: { Total, Currency } }) => moneyText(Total, Currency), {
    id: 'total',
    header: heads.total,
    meta: { isNumber: true },
  }),
]);
