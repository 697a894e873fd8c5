import { Link } from '../../platform/router/link.tsx';
import { calendarDayText, momentText } from '../../platform/words/dates.ts';
import { moneyText } from '../../platform/words/money-text.ts';
import { columnHelper, OfficeTable, type OfficeTableProps } from '../layout/office-table.tsx';
import { officeWords } from '../words/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { QuoteDoors } from './quote-doors.tsx';
import { QuotePill } from './quote-pill.tsx';

const { quotes: says } = officeWords;
const { columns: heads } = says;

type QuoteTableProps = Pick<OfficeTableProps<ListedQuote>, 'rows' | 'sorting' | 'shown' | 'selection' | 'isPicking'>;

/** Quotes with their doors drawn small. */
export const QuoteTable = (props: QuoteTableProps) => (
  <OfficeTable {...props} caption={says.list} className="quote-table" columns={columns} idOf={({ Id }) => Id} />
);

const helper = columnHelper<ListedQuote>();

const columns = helper.columns([
  helper.accessor(({ Number }) => Number, {
    id: 'number',
    header: heads.number,
    meta: { sort: 'number' },
    cell: ({ row: { original } }) => (
      <span>
        <Link className="num" data-row to={`/installer/quote/${original.Id}`}>
          {original.Number}
        </Link>
      </span>
    ),
  }),
  helper.accessor(({ Customer }) => Customer?.Name, {
    id: 'customer',
    header: heads.customer,
    meta: { sort: 'customer' },
    cell: ({ row: { original } }) => original.Customer?.Name ?? <small>{says.noCustomer}</small>,
  }),
  helper.accessor(({ Items }) => Items, {
    id: 'items',
    header: heads.items,
    cell: ({ row }) => <QuoteDoors quote={row.original} />,
  }),
  helper.accessor(({ State }) => State, {
    id: 'state',
    header: heads.state,
    meta: { sort: 'state' },
    cell: ({ row }) => <QuotePill state={row.original.State} />,
  }),
  helper.accessor(({ ValidUntil }) => ValidUntil, {
    id: 'valid',
    header: heads.valid,
    meta: { isNumber: true, sort: 'valid' },
    cell: ({ row }) => calendarDayText(row.original.ValidUntil),
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
    meta: { isNumber: true, sort: 'total' },
    cell: ({ row: { original } }) => moneyText(original.Total, original.Currency),
  }),
]);
