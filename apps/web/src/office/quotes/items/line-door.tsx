import type { Item } from '@door/domain/door/model/item';
import { sizeText } from '@door/domain/lib/mm';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import type { PagePath } from '../../../shared/router/paths.ts';
import { itemPath } from '../../items/item-path.ts';
import { ItemThumbnail, sharedScale } from '../../items/item-thumbnail.tsx';
import './sale-line.css';

const pictureHeight = 68;
const space = { width: 68, height: 56 };

/** Where a line leads to; its item is null when it uses rows that the catalogue no longer has. */
export const linePath = (itemId: string, item: Item | null | undefined): PagePath =>
  item ? itemPath(item) : `/door/${itemId}`;

interface LineDoorProps {
  readonly item: Item | null | undefined;
  readonly path: PagePath;
  readonly name: string;
  readonly keys?: string | undefined;
  /** Below name and size. */
  readonly children?: ReactNode;
}

/** The door of a line of a quote or an order: its picture, and beside it name and size. */
export const LineDoor = ({ item, path, name, keys, children }: LineDoorProps) => (
  <>
    <Link className="sale-line-picture" to={path} tabIndex={-1} aria-hidden="true">
      {item ? <ItemThumbnail item={item} scale={sharedScale([item], space)} height={pictureHeight} /> : null}
    </Link>
    <div className="sale-line-name">
      <Link to={path} aria-keyshortcuts={keys}>
        {name}
      </Link>
      <small className="num">{item ? sizeText(item.frame.overall) : ''}</small>
      {children}
    </div>
  </>
);
