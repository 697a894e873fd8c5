import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import { quoteWaits } from '@door/domain/selling/quote/quote-task-rules';
import { type QuoteSort, quoteSorts, type Sort, usualSorts } from '@door/domain/lib/search/list-sorts';
import type { Params } from '../layout/use-search-param.ts';
import { type ListDefinition, type ListFilter, oneOf } from '../list/list-definition.ts';
import { askedSort } from '../list/use-list.ts';
import { officeMessages } from '../messages/office.ts';
import type { QuoteQuery } from '../queries/listed-quote.ts';

const { columns, sorts, all, mine, mineOnly, wait, waits } = officeMessages.quotes;

export const quoteList: ListDefinition<QuoteSort> = {
  list: 'quotes',
  sorts: quoteSorts,
  usualSort: usualSorts.quotes,
  sortLabels: sorts,
  columns: [
    { value: 'customer', label: columns.customer, isUsual: true },
    { value: 'items', label: columns.items, isUsual: true },
    { value: 'state', label: columns.state, isUsual: true },
    { value: 'valid', label: columns.valid, isUsual: true },
    { value: 'who', label: columns.who, isUsual: true },
    { value: 'changed', label: columns.changed, isUsual: false },
    { value: 'total', label: columns.total, isUsual: true },
  ],
};

export const quoteStateChips = [
  { value: '', label: all },
  ...quoteStates.map((value) => ({ value, label: value })),
] as const;

const whose = 'mine';

/** The questions beside the state. */
export const quoteFilters: readonly ListFilter[] = [
  { param: 'who', label: mine, choices: [{ value: whose, label: mineOnly }] },
  { param: 'wait', label: wait, choices: quoteWaits.map((value) => ({ value, label: waits[value] })) },
];

/** How the server is asked for what the address says; what it does not know is left out. */
export function quoteQuery(params: Params, sort: Sort<QuoteSort>): QuoteQuery {
  const State = oneOf(params['state'], quoteStates);
  return {
    ...(State && { State }),
    ...(params['who'] === whose && { Mine: true }),
    ...(oneOf(params['wait'], quoteWaits) === 'chase' && { Chase: true }),
    ...askedSort(sort, usualSorts.quotes),
  };
}
