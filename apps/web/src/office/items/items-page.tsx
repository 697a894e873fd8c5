import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { ListPage, type Picking } from '../list/list-page.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useAssigneeFilter } from '../list/use-assignee-filter.ts';
import { useList } from '../list/use-list.ts';
import { useItems } from '../queries/use-items.ts';
import { officeWords } from '../words/office.ts';
import { itemFilters, itemList, itemQuery, itemStateChips } from './item-list.ts';
import { ItemBulk } from './item-bulk.tsx';
import { ItemTable } from './item-table.tsx';
import type { ListedItem } from '../queries/listed-item.ts';
import { NewItemDialog } from './new-item-dialog.tsx';
import './items.css';

const { home, items: says, titles } = officeWords;

const pageSize = 30;

const picking: Picking<ListedItem> = {
  labelOf: ({ number }) => number,
  Bulk: ItemBulk,
};
const states = { label: says.filter, chips: itemStateChips };

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
            {says.startFrom}
          </Link>
          <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" onClick={() => setIsBeginning(true)}>
            {home.newDoor}
          </Button>
          {isBeginning ? <NewItemDialog kind="door" onClose={() => setIsBeginning(false)} /> : null}
        </>
      }
      empty={
        <NothingFound
          {...{ list, filters, says }}
          begin={<Button onClick={() => setIsBeginning(true)}>{says.beginDoor}</Button>}
        />
      }
    >
      {({ rows: items, ...view }) => <ItemTable items={items} {...view} />}
    </ListPage>
  );
}
