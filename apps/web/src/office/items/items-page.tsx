import { type ItemSort, itemSorts, type Sort, usualSorts } from '@door/domain/lib/search/list-sorts';
import { bomFilters } from '@door/domain/making/bom/bom-state';
import { surveyStates } from '@door/domain/making/survey/survey-state';
import { itemStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import type { Params } from '../layout/use-search-param.ts';
import { type ListDefinition, type ListFilter, oneOf } from '../list/list-definition.ts';
import { ListPage, type Picking } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { assigneeQuery, useAssigneeFilter } from '../list/use-assignee-filter.ts';
import { askedSort, useList } from '../list/use-list.ts';
import type { ItemQuery, ListedItem } from '../queries/listed-item.ts';
import { useItems } from '../queries/use-items.ts';
import { officeMessages } from '../messages/office.ts';
import { ItemBulk } from './item-bulk.tsx';
import { ItemTable } from './item-table.tsx';
import { NewItemDialog } from './new-item-dialog.tsx';
import './items.css';

const { columns, sorts, boms, surveys, bomColumn, surveyColumn, stateChoices, all } = officeMessages.items;

const itemList: ListDefinition<ItemSort> = {
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

const itemStateChips = [
  { value: '', label: all },
  ...itemStates.map((value) => ({ value, label: stateChoices[value] })),
] as const;

/** The questions beside the state. */
const itemFilters: readonly ListFilter[] = [
  { param: 'bom', label: bomColumn, choices: bomFilters.map((value) => ({ value, label: boms[value] })) },
  { param: 'survey', label: surveyColumn, choices: surveyStates.map((value) => ({ value, label: surveys[value] })) },
];

/** How the server is asked for what the address says; what it does not know is left out. */
function itemQuery(params: Params, sort: Sort<ItemSort>): ItemQuery {
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

const { home, items: t, titles } = officeMessages;

const pageSize = 30;

const picking: Picking<ListedItem> = {
  labelOf: ({ number }) => number,
  Bulk: ItemBulk,
};
const states = { label: t.filter, chips: itemStateChips };

/** `/installer/items`: all items of the supplier, with search, filters and order kept in the address. */
export function ItemsPage() {
  const list = useList(itemList);
  const filters = [useAssigneeFilter(), ...itemFilters];
  const rows = useItems(list.search, pageSize, itemQuery(list.params, list.sort));
  const [isBeginning, setIsBeginning] = useState(false);
  usePageKey('n', () => setIsBeginning(true));
  return (
    <ListPage
      {...{ list, rows, states, filters, picking }}
      idOf={({ item }) => item.id}
      title={titles.items}
      acts={
        <>
          <Link className="btn btn-line" to="/installer/door/use-item-page">
            {t.startFrom}
          </Link>
          <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" onClick={() => setIsBeginning(true)}>
            {home.newDoor}
          </Button>
          {isBeginning ? <NewItemDialog kind="door" onClose={() => setIsBeginning(false)} /> : null}
        </>
      }
      empty={
        <NothingFound
          {...{ list, filters, t }}
          begin={<Button onClick={() => setIsBeginning(true)}>{t.beginDoor}</Button>}
        />
      }
    >
      {({ rows: items, ...view }) => <ItemTable items={items} {...view} />}
    </ListPage>
  );
}
