import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { ItemTable } from './item-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { NewItemDialog } from './new-item-dialog.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { useItems } from '../queries/use-items.ts';
import { officeWords } from '../words/office.ts';
import '../home/home.css';

const { home, items, titles } = officeWords;

const pageSize = 30;

/** `/installer/items`: all items of the supplier, with a search that is kept in the address. */
export function ItemsPage() {
  const [text, search] = useSearchParam('text');
  const list = useItems(useDebounced(text).trim(), pageSize);
  const [isBeginning, begin] = useState(false);
  return (
    <>
      <PageHeader title={titles.items}>
        <SearchField text={text} onText={search} />
        <Link className="btn btn-line" to="/installer/door/use-item-page">
          {items.startFrom}
        </Link>
        <Button look="primary" icon={<Plus />} onClick={() => begin(true)}>
          {home.newDoor}
        </Button>
        {isBeginning ? <NewItemDialog kind="door" onClose={() => begin(false)} /> : null}
      </PageHeader>
      <div className="office-body">
        <QueryResult query={list}>
          {(rows) =>
            rows.length > 0 ? <ItemTable items={rows} /> : <NothingFound text={text} onAll={() => search('')} />
          }
        </QueryResult>
        <ShowMore list={list} />
      </div>
    </>
  );
}

function NothingFound({ text, onAll }: { readonly text: string; onAll(): void }) {
  return (
    <div className="office-empty">
      <p role="status">{text === '' ? items.none : items.noneFound(text)}</p>
      {text === '' ? null : <Button onClick={onAll}>{items.showAll}</Button>}
    </div>
  );
}
