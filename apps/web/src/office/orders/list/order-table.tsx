import { isPlannedLate } from '@door/domain/order/waiting-orders';
import { columnHelper, OfficeTable } from '../../layout/office-table.tsx';
import type { ListView } from '../../list/list-page.tsx';
import { saleColumns } from '../../quotes/sale-columns.tsx';
import { ordersWords as says } from '../../words/orders.ts';
import { OrderPill } from '../order-pill.tsx';
import type { ListedOrder } from '../../queries/listed-order.ts';

const { columns: heads } = says;

/** Orders with their doors drawn small. */
export const OrderTable = (view: ListView<ListedOrder>) => (
  <OfficeTable {...view} caption={says.list} className="quote-table" columns={columns} idOf={({ Id }) => Id} />
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
  helper.accessor(({ Week }) => Week, {
    id: 'week',
    header: heads.week,
    meta: { sort: 'week' },
    cell: ({ row: { original } }) => <Week order={original} />,
  }),
  helper.accessor(({ Blockers }) => Blockers, {
    id: 'blockers',
    header: heads.blockers,
    cell: ({ row: { original } }) =>
      original.Blockers === 0 ? <small>{says.free}</small> : says.things(original.Blockers),
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
          <small className="order-week-late">{says.promised(PromisedWeek)}</small>
        ) : null}
      </>
    );
  return <small>{PromisedWeek === null ? says.noWeek : says.promised(PromisedWeek)}</small>;
}
