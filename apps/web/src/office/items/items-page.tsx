import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { oneOf } from '../list/list-definition.ts';
import { NothingFound } from '../list/nothing-found.tsx';
import { PickOpener } from '../list/pick-opener.tsx';
import { useSelection } from '../list/use-selection.ts';
import { ListTools } from '../list/list-tools.tsx';
import { useAssigneeFilter } from '../list/use-assignee-filter.ts';
import { useList } from '../list/use-list.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useItems } from '../queries/use-items.ts';
import { officeWords } from '../words/office.ts';
import { itemFilters, itemList, itemQuery, itemStateChips } from './item-list.ts';
import { ItemBulk } from './item-bulk.tsx';
import { ItemTable } from './item-table.tsx';
import type { ListedItem } from '../queries/listed-item.ts';
import { NewItemDialog } from './new-item-dialog.tsx';
import { itemStates } from '@door/domain/enquiry/enquiry-cycle';
import './items.css';

const { home, items: says, titles } = officeWords;

const pageSize = 30;

const names = { idOf: ({ item }: ListedItem) => item.id, labelOf: ({ number }: ListedItem) => number };

/** `/installer/items`: all items of the supplier, with search, filters and order kept in the address. */
export function ItemsPage() {
  const list = useList(itemList);
  const { params, change, sort } = list;
  const { text = '', state = '' } = params;
  const assignees = useAssigneeFilter();
  const rows = useItems(useDebounced(text).trim(), pageSize, itemQuery(params, sort));
  const [isBeginning, begin] = useState(false);
  const [isPicking, pick] = useState(false);
  const selection = useSelection(rows.data, names);
  usePageKey('n', () => begin(true));
  return (
    <>
      <PageHeader title={titles.items}>
        <SearchField text={text} onText={(next) => change({ text: next })} />
        <Link className="btn btn-line" to="/installer/door/use-item-page">
          {says.startFrom}
        </Link>
        <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" onClick={() => begin(true)}>
          {home.newDoor}
        </Button>
        {isBeginning ? <NewItemDialog kind="door" onClose={() => begin(false)} /> : null}
      </PageHeader>
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={says.filter}
            chips={itemStateChips}
            chosen={oneOf(state, itemStates) ?? ''}
            onChoose={(next) => change({ state: next })}
          />
        </div>
        <ListTools list={list} filters={[assignees, ...itemFilters]}>
          <PickOpener isPicking={isPicking} onPick={pick} />
        </ListTools>
        <QueryResult query={rows}>
          {(found) =>
            found.length > 0 ? (
              <ItemTable
                items={found}
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
        <ItemBulk selection={selection} />
      </div>
    </>
  );
}

/** What narrows the list besides its search. */
const filterNames = ['state', 'who', ...itemFilters.map(({ param }) => param)];
