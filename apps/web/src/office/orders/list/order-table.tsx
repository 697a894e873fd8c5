import { Link } from '../../../platform/router/link.tsx';
import { momentText } from '../../../platform/words/dates.ts';
import { moneyText } from '../../../platform/words/money-text.ts';
import { columnHelper, OfficeTable, type OfficeTableProps } from '../../layout/office-table.tsx';
import { QuoteDoors } from '../../quotes/quote-doors.tsx';
import { ordersWords as says } from '../../words/orders.ts';
import { OrderPill } from '../order-pill.tsx';
import type { ListedOrder } from '../../queries/listed-order.ts';

const { columns: heads } = says;

type OrderTableProps = Pick<OfficeTableProps<ListedOrder>, 'rows' | 'sorting' | 'shown' | 'selection' | 'isPicking'>;

/** Orders with their doors drawn small. */
export const OrderTable = (props: OrderTableProps) => (
  <OfficeTable {...props} caption={says.list} className="quote-table" columns={columns} idOf={({ Id }) => Id} />
);

const helper = columnHelper<ListedOrder>();

const columns = helper.columns([
  helper.accessor(({ Number }) => Number, {
    id: 'number',
    header: heads.number,
    meta: { sort: 'number' },
    cell: ({ row: { original } }) => (
      <span>
        <Link className="num" data-row to={`/installer/order/${original.Id}`}>
          {original.Number}
        </Link>
      </span>
    ),
  }),
  helper.accessor(({ Customer }) => Customer.Name, { id: 'customer', header: heads.customer }),
  helper.accessor(({ Items }) => Items, {
    id: 'items',
    header: heads.items,
    cell: ({ row }) => <QuoteDoors quote={row.original} />,
  }),
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
  helper.accessor(({ CreatedBy }) => CreatedBy, {
    id: 'who',
    header: heads.who,
    cell: ({ row }) => row.original.CreatedBy?.Name,
  }),
  helper.accessor(({ LastUpdated }) => LastUpdated, {
    id: 'changed',
    header: heads.changed,
    cell: ({ row }) => <small>{momentText(row.original.LastUpdated)}</small>,
    meta: { isNumber: true, sort: 'changed' },
  }),
  helper.accessor(({ Total }) => Total, {
    id: 'total',
    header: heads.total,
    meta: { isNumber: true },
    cell: ({ row: { original } }) => moneyText(original.Total, original.Currency),
  }),
]);

/** The week that is set, or else the one that was promised. */
function Week({ order: { Week: week, PromisedWeek } }: { readonly order: ListedOrder }) {
  if (week !== null) return <span className="num">{week}</span>;
  return <small>{PromisedWeek === null ? says.noWeek : says.promised(PromisedWeek)}</small>;
}
