import { bomFilters } from '@door/domain/making/bom/bom-state';
import { itemStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import { type ItemSort, itemSorts, type Sort, usualSorts } from '@door/domain/lib/search/list-sorts';
import { surveyStates } from '@door/domain/making/survey/survey-state';
import { type ListDefinition, type ListFilter, oneOf } from '../list/list-definition.ts';
import { askedSort } from '../list/use-list.ts';
import { assigneeQuery } from '../list/use-assignee-filter.ts';
import type { Params } from '../layout/use-search-param.ts';
import { officeWords } from '../words/office.ts';
import type { ItemQuery } from '../queries/listed-item.ts';

const { columns, sorts, boms, surveys, bomColumn, surveyColumn, stateChoices, all } = officeWords.items;

export const itemList: ListDefinition<ItemSort> = {
  list: 'items',
  sorts: itemSorts,
  usualSort: usualSorts.items,
  sortLabels: sorts,
  columns: [
    { value: 'number', label: columns.number, isUsual: true },
    { value: 'customer', label: columns.customer, isUsual: true },
    { value: 'state', label: columns.state, isUsual: true },
    { value: 'assignee', label: columns.assignee, isUsual: false },
    { value: 'bom', label: columns.bom, isUsual: true },
    { value: 'survey', label: columns.survey, isUsual: true },
    { value: 'changed', label: columns.changed, isUsual: true },
  ],
};

export const itemStateChips = [
  { value: '', label: all },
  ...itemStates.map((value) => ({ value, label: stateChoices[value] })),
] as const;

/** The questions beside the state. */
export const itemFilters: readonly ListFilter[] = [
  { param: 'bom', label: bomColumn, choices: bomFilters.map((value) => ({ value, label: boms[value] })) },
  { param: 'survey', label: surveyColumn, choices: surveyStates.map((value) => ({ value, label: surveys[value] })) },
];

/** How the server is asked for what the address says; what it does not know is left out. */
export function itemQuery(params: Params, sort: Sort<ItemSort>): ItemQuery {
  const State = oneOf(params['state'], itemStates);
  const Bom = oneOf(params['bom'], bomFilters);
  const Survey = oneOf(params['survey'], surveyStates);
  return {
    ...(State && { State }),
    ...assigneeQuery(params['who']),
    ...(Bom && { Bom }),
    ...(Survey && { Survey }),
    ...askedSort(sort, usualSorts.items),
  };
}
