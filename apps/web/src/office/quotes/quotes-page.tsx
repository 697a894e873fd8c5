import { quoteStates } from '@door/domain/quote/quote-cycle';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { oneOf } from '../list/list-definition.ts';
import { ListTools } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { PickOpener } from '../list/pick-opener.tsx';
import { useList } from '../list/use-list.ts';
import { useSelection } from '../list/use-selection.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useQuotes } from '../queries/use-quotes.ts';
import { officeWords } from '../words/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { QuoteBulk } from './quote-bulk.tsx';
import { quoteFilters, quoteList, quoteQuery, quoteStateChips } from './quote-list.ts';
import { QuoteTable } from './quote-table.tsx';
import { useNewQuote } from './use-new-quote.ts';
import './quotes.css';

const { quotes: says, titles } = officeWords;

const pageSize = 30;

const names = { idOf: ({ Id }: ListedQuote) => Id, labelOf: ({ Number }: ListedQuote) => Number };

/** `/installer/quote`: all quotes of the supplier, with search, filters and order kept in the address. */
export function QuotesPage() {
  const list = useList(quoteList);
  const { params, change, sort } = list;
  const { text = '', state = '' } = params;
  const rows = useQuotes(useDebounced(text).trim(), { pageSize, ...quoteQuery(params, sort) });
  const { begin, isPending } = useNewQuote();
  const [isPicking, pick] = useState(false);
  const selection = useSelection(rows.data, names);
  usePageKey('n', begin);
  return (
    <>
      <PageHeader title={titles.quotes}>
        <SearchField text={text} onText={(next) => change({ text: next })} />
        <Button look="primary" icon={<Plus />} busy={isPending} aria-keyshortcuts="n" onClick={() => begin()}>
          {says.add}
        </Button>
      </PageHeader>
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={says.filter}
            chips={quoteStateChips}
            chosen={oneOf(state, quoteStates) ?? ''}
            onChoose={(next) => change({ state: next })}
          />
        </div>
        <ListTools list={list} filters={quoteFilters}>
          <PickOpener isPicking={isPicking} onPick={pick} />
        </ListTools>
        <QueryResult query={rows}>
          {(found) =>
            found.length > 0 ? (
              <QuoteTable
                rows={found}
                sorting={list}
                shown={list.columns}
                selection={selection}
                isPicking={isPicking}
              />
            ) : (
              <NothingFound list={list} filters={filterNames} says={says} />
            )
          }
        </QueryResult>
        <ShowMore list={rows} />
        <QuoteBulk selection={selection} />
      </div>
    </>
  );
}

/** What narrows the list besides its search. */
const filterNames = ['state', ...quoteFilters.map(({ param }) => param)];
