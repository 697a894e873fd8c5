import type { ReactNode } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { useApp } from '../../door/app/app-context.ts';
import { momentText } from '../../platform/words/dates.ts';
import { officeWords } from '../words/office.ts';
import { customerLabel, designLabel, itemLabel } from './item-labels.ts';
import { EnquiryPill } from '../enquiries/enquiry-pill.tsx';
import { ItemThumbnail, sharedScale } from './item-thumbnail.tsx';
import { itemPath } from './item-path.ts';
import type { ListedItem } from './listed-item.ts';
import { moveBetweenRows } from '../layout/row-keyboard.ts';

const { columns, list } = officeWords.items;

const pictureHeight = 68;
const space = { width: 68, height: 56 };

export interface ItemTableProps {
  readonly items: readonly ListedItem[];
  /** A button at the end of each row, in place of the date of the last change. */
  readonly action?: (listed: ListedItem) => ReactNode;
}

/** Items with thumbnails in one common scale. */
export function ItemTable({ items, action }: ItemTableProps) {
  const scale = sharedScale(
    items.map(({ item }) => item),
    space,
  );
  return (
    <table className="office-table door-table" onKeyDown={moveBetweenRows}>
      <caption className="sr-only">{list}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">
            {action ? <span className="sr-only">{officeWords.startFrom.begins}</span> : columns.changed}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((listed) => (
          <tr key={listed.item.id}>
            <th scope="row">
              <ItemThumbnail item={listed.item} scale={scale} height={pictureHeight} />
              <ItemCell listed={listed} />
            </th>
            <td>{customerLabel(listed)}</td>
            <td>
              {listed.state === null ? <small>{officeWords.items.draft}</small> : <EnquiryPill state={listed.state} />}
            </td>
            <td className="num">{action ? action(listed) : <small>{momentText(listed.changed)}</small>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ItemCell({ listed }: { readonly listed: ListedItem }) {
  const { catalogue } = useApp();
  return (
    <span>
      <Link data-row to={itemPath(listed.item)}>
        {itemLabel(listed)}
      </Link>
      <small>{designLabel(listed.item, catalogue)}</small>
    </span>
  );
}
