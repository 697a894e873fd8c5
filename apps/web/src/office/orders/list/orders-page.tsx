import { isPlannedLate } from '@door/domain/selling/order/waiting-orders';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { columnHelper, OfficeTable } from '../../layout/office-table.tsx';
import { useToday } from '../../layout/use-now.ts';
import { usePageKey } from '../../layout/use-page-key.ts';
import { ListPage, type ListView, type Picking } from '../../list/list-page.tsx';
import { NothingFound } from '../../list/nothing-found.tsx';
import { useList } from '../../list/use-list.ts';
import type { ListedOrder } from '../../queries/listed-order.ts';
import { trpc } from '../../queries/query-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { orderMutationMeta, useOrders } from '../../queries/use-orders.ts';
import { saleColumns } from '../../quotes/sale-columns.tsx';
import { ChooseCustomer } from '../../sale/choose-customer.tsx';
import { ordersMessages as t } from '../../messages/orders.ts';
import { installationsMessages as installations } from '../../messages/installations.ts';
import { InstallationsDialog } from '../installations/installations-dialog.tsx';
import { OrderPill } from '../order-pill.tsx';
import { OrderBulk, ordersTable } from './order-bulk.tsx';
import { orderFilters, orderList, orderQuery, orderStateChips } from './order-list.ts';
import '../../quotes/quote.css';
import '../../quotes/quotes.css';

const pageSize = 30;

const picking: Picking<ListedOrder> = { labelOf: ({ Number }) => Number, Bulk: OrderBulk };
const states = { label: t.filter, chips: orderStateChips };

/** `/installer/order`: all orders of the supplier, with search, filters and order kept in the address. */
export function OrdersPage() {
  const list = useList(orderList);
  const rows = useOrders(list.search, { pageSize, ...orderQuery(list.params, list.sort) });
  const filters = orderFilters(useToday());
  const [isAdding, setIsAdding] = useState(false);
  const [isTelling, setIsTelling] = useState(false);
  usePageKey('n', () => setIsAdding(true));
  return (
    <ListPage
      {...{ list, rows, states, filters, picking }}
      idOf={({ Id }) => Id}
      title={t.title}
      table={ordersTable}
      acts={
        <>
          <Button
            look="primary"
            icon={<Plus />}
            aria-haspopup="dialog"
            aria-keyshortcuts="n"
            onClick={() => setIsAdding(true)}
          >
            {t.add}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setIsTelling(true)}>
            {installations.open}
          </Button>
          {isTelling ? <InstallationsDialog onClose={() => setIsTelling(false)} /> : null}
          {isAdding ? <NewOrder onClose={() => setIsAdding(false)} /> : null}
        </>
      }
      empty={
        <NothingFound
          {...{ list, filters, t }}
          begin={
            <Link className="btn btn-line" to="/installer/quote">
              {t.seeQuotes}
            </Link>
          }
        />
      }
    >
      {(view) => <OrderTable {...view} />}
    </ListPage>
  );
}

/** An order that was never quoted begins with its customer; its items are added on its page. */
function NewOrder({ onClose }: { onClose(): void }) {
  const { go } = useRouter();
  const attempts = useAttempts();
  const create = useMutation(
    trpc.order.create.mutationOptions({
      meta: orderMutationMeta,
      onSuccess: async ({ Id }, { CustomerId }) => {
        attempts.done(CustomerId);
        await go(`/installer/order/${Id}`);
      },
    }),
  );
  const begin = (CustomerId: string) => {
    if (!create.isPending) create.mutate({ Id: attempts.of(CustomerId), CustomerId });
  };
  return <ChooseCustomer onChoose={begin} onClose={onClose} />;
}

const { columns: heads } = t;

/** Orders with their doors drawn small. */
const OrderTable = (view: ListView<ListedOrder>) => (
  <OfficeTable {...view} caption={t.list} className="quote-table" columns={columns} idOf={({ Id }) => Id} />
);

const helper = columnHelper<ListedOrder>();

const { number, items, who, changed, total } = saleColumns<ListedOrder>({
  heads,
  pathOf: (id) => `/installer/order/${id}`,
});

const columns = helper.columns([
  number,
  helper.accessor(({ Customer }) => Customer.Name, { id: 'customer', header: heads.customer }),
  items,
  helper.accessor(({ State }) => State, {
    id: 'state',
    header: heads.state,
    meta: { sort: 'state' },
    cell: ({ row }) => <OrderPill state={row.original.State} />,
  }),
  helper.accessor(({ Stage }) => t.stages[Stage], { id: 'stage', header: heads.stage }),
  helper.accessor(({ Week }) => Week, {
    id: 'week',
    header: heads.week,
    meta: { sort: 'week' },
    cell: ({ row: { original } }) => <Week order={original} />,
  }),
  helper.accessor(({ Blockers }) => Blockers, {
    id: 'blockers',
    header: heads.blockers,
    cell: ({ row: { original } }) => (original.Blockers === 0 ? <small>{t.free}</small> : t.things(original.Blockers)),
  }),
  who,
  changed,
  total,
]);

/** The week that is set, or else the one that was promised. */
function Week({ order: { State, Week: week, PromisedWeek } }: { readonly order: ListedOrder }) {
  if (week !== null)
    return (
      <>
        <span className="num">{week}</span>
        {PromisedWeek !== null && isPlannedLate({ state: State, week, promisedWeek: PromisedWeek }) ? (
          <small className="order-week-late">{t.promised(PromisedWeek)}</small>
        ) : null}
      </>
    );
  return <small>{PromisedWeek === null ? t.noWeek : t.promised(PromisedWeek)}</small>;
}
