import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { Link } from '../../shared/router/link.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { ListPage, type Picking } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useList } from '../list/use-list.ts';
import { useQuotes } from '../queries/use-quotes.ts';
import { officeMessages } from '../messages/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { QuoteBulk, quotesTable } from './quote-bulk.tsx';
import { quoteFilters as filters, quoteList, quoteQuery, quoteStateChips } from './quote-list.ts';
import { QuoteTable } from './quote-table.tsx';
import { useNewQuote } from './use-new-quote.ts';
import './quotes.css';

const { quotes: t, titles } = officeMessages;

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
      {...{ list, rows, states, filters, picking }}
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
          {...{ list, filters, t }}
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
