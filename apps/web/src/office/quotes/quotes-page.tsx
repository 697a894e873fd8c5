import { type QuoteSort, quoteSorts, type Sort, usualSorts } from '@door/domain/lib/search/list-sorts';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import { quoteWaits } from '@door/domain/selling/quote/quote-task-rules';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import type { Params } from '../layout/use-search-param.ts';
import { type ListDefinition, type ListFilter, oneOf } from '../list/list-definition.ts';
import { ListPage, type ListView, type Picking } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { askedSort, useList } from '../list/use-list.ts';
import { officeMessages } from '../messages/office.ts';
import type { ListedQuote, QuoteQuery } from '../queries/listed-quote.ts';
import { useQuotes } from '../queries/use-quotes.ts';
import { QuoteBulk, quotesTable } from './quote-bulk.tsx';
import { QuotePill } from './quote-pill.tsx';
import { saleColumns } from './sale-columns.tsx';
import { useNewQuote } from './use-new-quote.ts';
import './quotes.css';

const { quotes: t, titles } = officeMessages;

const { columns: columnNames, sorts, all, mine, mineOnly, wait, waits } = officeMessages.quotes;

const quoteList: ListDefinition<QuoteSort> = {
  list: 'quotes',
  sorts: quoteSorts,
  usualSort: usualSorts.quotes,
  sortLabels: sorts,
  columns: [
    { value: 'customer', label: columnNames.customer, isUsual: true },
    { value: 'items', label: columnNames.items, isUsual: true },
    { value: 'state', label: columnNames.state, isUsual: true },
    { value: 'valid', label: columnNames.valid, isUsual: true },
    { value: 'who', label: columnNames.who, isUsual: true },
    { value: 'changed', label: columnNames.changed, isUsual: false },
    { value: 'total', label: columnNames.total, isUsual: true },
  ],
};

const quoteStateChips = [{ value: '', label: all }, ...quoteStates.map((value) => ({ value, label: value }))] as const;

const whose = 'mine';

/** The questions beside the state. */
const quoteFilters: readonly ListFilter[] = [
  { param: 'who', label: mine, choices: [{ value: whose, label: mineOnly }] },
  { param: 'wait', label: wait, choices: quoteWaits.map((value) => ({ value, label: waits[value] })) },
];

/** How the server is asked for what the address says; what it does not know is left out. */
function quoteQuery(params: Params, sort: Sort<QuoteSort>): QuoteQuery {
  const State = oneOf(params['state'], quoteStates);
  return {
    ...(State && { State }),
    ...(params['who'] === whose && { Mine: true }),
    ...(oneOf(params['wait'], quoteWaits) === 'chase' && { Chase: true }),
    ...askedSort(sort, usualSorts.quotes),
  };
}

const { columns: heads } = t;

/** Quotes with their doors drawn small. */
const QuoteTable = (view: ListView<ListedQuote>) => (
  <OfficeTable {...view} caption={t.list} className="quote-table" columns={quoteTableColumns} idOf={({ Id }) => Id} />
);

const helper = columnHelper<ListedQuote>();

const { number, items, who, changed, total } = saleColumns<ListedQuote>({
  heads,
  pathOf: (id) => `/installer/quote/${id}`,
  totalSort: 'total',
});

const quoteTableColumns = helper.columns([
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

const pageSize = 30;

const picking: Picking<ListedQuote> = { labelOf: ({ Number }) => Number, Bulk: QuoteBulk };
const states = { label: t.filter, chips: quoteStateChips };

/** `/installer/quote`: all quotes of the supplier, with search, filters and order kept in the address. */
export function QuotesPage() {
  const list = useList(quoteList);
  const rows = useQuotes(list.search, { pageSize, ...quoteQuery(list.params, list.sort) });
  const { begin, isPending } = useNewQuote();
  usePageKey('n', begin);
  return (
    <ListPage
      {...{ list, rows, states, filters: quoteFilters, picking }}
      idOf={({ Id }) => Id}
      title={titles.quotes}
      table={quotesTable}
      acts={
        <Button look="primary" icon={<Plus />} busy={isPending} aria-keyshortcuts="n" onClick={() => begin()}>
          {t.add}
        </Button>
      }
      empty={
        <NothingFound
          {...{ list, filters: quoteFilters, t }}
          begin={
            <Link className="btn btn-line" to="/installer/enquiries">
              {t.seeEnquiries}
            </Link>
          }
        />
      }
    >
      {(view) => <QuoteTable {...view} />}
    </ListPage>
  );
}
