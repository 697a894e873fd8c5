import { Button } from '@door/ui/button';
import { Link } from '../../shared/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { ItemTable } from './item-table.tsx';
import { itemLabel } from './item-labels.ts';
import type { ListedItem } from '../queries/listed-item.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { useCreateItem } from './use-create-item.ts';
import { TemplateTiles } from './template-tiles.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { useItems } from '../queries/use-items.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { officeMessages } from '../messages/office.ts';

const { items, startFrom, titles } = officeMessages;

const pageSize = 12;

/** `/installer/door/use-item-page`: creates an item from a template or as a copy of another item. */
export function StartFromItemPage() {
  const { catalogue } = useApp();
  const [text, search] = useSearchParam('text');
  const list = useItems(useDebounced(text).trim(), pageSize);
  const { copyOf, isPending } = useCreateItem();
  const copyButton = (listed: ListedItem) => (
    <Button
      scale="row"
      disabled={isPending}
      aria-label={startFrom.begin(itemLabel(listed))}
      onClick={() => copyOf(listed.item.id)}
    >
      {startFrom.begins}
    </Button>
  );
  return (
    <>
      <PageHeader title={titles.startFrom} backLink={<Link to="/installer/items">{titles.items}</Link>} />
      <section className="office-band" aria-labelledby="templates">
        <div className="row office-section-head">
          <h2 id="templates">{startFrom.templates}</h2>
        </div>
        <TemplateTiles templates={catalogue.sold.templates} />
      </section>
      <section className="office-band" aria-labelledby="existing">
        <div className="row office-section-head">
          <h2 id="existing">{startFrom.items}</h2>
          <SearchField text={text} onText={search} />
        </div>
        <p className="office-hint">{startFrom.copied}</p>
        <QueryResult query={list}>
          {(rows) =>
            rows.length > 0 ? (
              <ItemTable items={rows} action={copyButton} />
            ) : (
              <p role="status">{text === '' ? items.none : items.noneFound(text)}</p>
            )
          }
        </QueryResult>
        <ShowMore list={list} />
      </section>
    </>
  );
}
