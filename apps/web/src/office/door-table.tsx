import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { useShop } from '../shell/shop.ts';
import { momentText } from '../words/moments.ts';
import { officeWords } from '../words/office.ts';
import { customerBeside, doorKind, doorName } from './door-words.ts';
import { EnquiryPill } from './enquiry-pill.tsx';
import { FloorDoor, scaleOf } from './floor-door.tsx';
import { itemPath } from './item-path.ts';
import type { ListedDoor } from './listed-door.ts';
import { onRowKey } from './row-keys.ts';

const { columns, list } = officeWords.items;

const pictureHeight = 68;
const room = { width: 68, height: 56 };

export interface DoorTableProps {
  readonly doors: readonly ListedDoor[];
  /** What can be done with a row instead of opening it. */
  readonly act?: (door: ListedDoor) => ReactNode;
}

/** Items as rows with their pictures, all in one scale. */
export function DoorTable({ doors, act }: DoorTableProps) {
  const scale = scaleOf(
    doors.map(({ item }) => item),
    room,
  );
  return (
    <table className="office-table door-table" onKeyDown={onRowKey}>
      <caption className="sr-only">{list}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{act ? <span className="sr-only">{officeWords.startFrom.begins}</span> : columns.changed}</th>
        </tr>
      </thead>
      <tbody>
        {doors.map((door) => (
          <tr key={door.item.id}>
            <th scope="row">
              <FloorDoor item={door.item} scale={scale} height={pictureHeight} />
              <DoorCell door={door} />
            </th>
            <td>{customerBeside(door)}</td>
            <td>
              {door.state === null ? <small>{officeWords.items.draft}</small> : <EnquiryPill state={door.state} />}
            </td>
            <td className="num">{act ? act(door) : <small>{momentText(door.changed)}</small>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DoorCell({ door }: { readonly door: ListedDoor }) {
  const { catalogue } = useShop();
  return (
    <span>
      <Link data-row to={itemPath(door.item)}>
        {doorName(door)}
      </Link>
      <small>{doorKind(door.item, catalogue)}</small>
    </span>
  );
}
