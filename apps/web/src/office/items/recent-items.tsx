import { QueryResult } from '../queries/query-result.tsx';
import { designLabel } from '@door/domain/door/design/design-label';
import { itemLabel, stateLabel } from './item-labels.ts';
import { ItemThumbnail, sharedScale } from './item-thumbnail.tsx';
import { itemPath } from './item-path.ts';
import type { ListedItem } from '../queries/listed-item.ts';
import { useItems } from '../queries/use-items.ts';
import { Link } from '../../shared/router/link.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import { officeMessages } from '../messages/office.ts';
import './items.css';

const { home, titles } = officeMessages;

/** As many as fit beside each other in a wide window. */
const pageSize = 6;

/** Of each picture, CSS px: its height, and the space in it for the door. */
const pictureHeight = 186;
const space = { width: 150, height: 148 };

/** The section of the home page with the items that were changed last. */
export function RecentItems() {
  const recent = useItems('', pageSize);
  return (
    <section className="office-band recent-items" aria-labelledby="recent-items">
      <div className="row office-section-head">
        <h2 id="recent-items">
          <Link to="/installer/home/recent-items">{titles.recentItems}</Link>
        </h2>
        <Link to="/installer/items">{home.allItems}</Link>
      </div>
      <QueryResult query={recent}>
        {(rows) => (rows.length === 0 ? <p>{home.noItems}</p> : <ItemStrip items={rows} layout="line" />)}
      </QueryResult>
    </section>
  );
}

export interface ItemStripProps {
  readonly items: readonly ListedItem[];
  /** `line`: one line that scrolls sideways. `grid`: as many lines as needed. */
  readonly layout: 'line' | 'grid';
}

/** Links to items with large pictures in one common scale. */
export function ItemStrip({ items, layout }: ItemStripProps) {
  const { catalogue } = useApp();
  const scale = sharedScale(
    items.map(({ item }) => item),
    space,
  );
  return (
    <ul className={`door-line door-line-${layout}`}>
      {items.map((listed) => (
        <li key={listed.item.id}>
          <Link to={itemPath(listed.item)} title={designLabel(listed.item, catalogue)}>
            <ItemThumbnail item={listed.item} scale={scale} height={pictureHeight} />
            <strong>{itemLabel(listed)}</strong>
            <small>{stateLabel(listed)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
