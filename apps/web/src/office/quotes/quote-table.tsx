import { calendarDayText } from '../../shared/text/dates.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import type { ListView } from '../list/list-page.tsx';
import { officeMessages } from '../messages/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { QuotePill } from './quote-pill.tsx';
import { saleColumns } from './sale-columns.tsx';

const { quotes: t } = officeMessages;
const { columns: heads } = t;

/** Quotes with their doors drawn small. */
export const QuoteTable = (view: ListView<ListedQuote>) => (
  <OfficeTable {...view} caption={t.list} className="quote-table" columns={columns} idOf={({ Id }) => Id} />
);

const helper = columnHelper<ListedQuote>();

const { number, items, who, changed, total } = saleColumns<ListedQuote>({
  heads,
  pathOf: (id) => `/installer/quote/${id}`,
  totalSort: 'total',
});

const columns = helper.columns([
  number,
  helper.accessor(({ Customer }) => Customer?.Name, {
    id: 'customer',
    header: heads.customer,
    meta: { sort: 'customer' },
    cell: ({ row: { original } }) => original.Customer?.Name ?? <small>{t.noCustomer}</small>,
  }),
  items,
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
  who,
  changed,
  total,
]);
