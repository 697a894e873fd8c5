import { AskedFor } from '../../office/asked-for.tsx';
import { doorKind, doorName, doorState } from '../../office/door-words.ts';
import { FloorDoor, scaleOf } from '../../office/floor-door.tsx';
import { itemPath } from '../../office/item-path.ts';
import type { ListedDoor } from '../../office/listed-door.ts';
import { useDoors } from '../../office/use-doors.ts';
import { Link } from '../../navigation/link.tsx';
import { useShop } from '../../shell/shop.ts';
import { officeWords } from '../../words/office.ts';

const { home, titles } = officeWords;

/** One line of doors on a wide window. */
const most = 6;

/** Of a picture in the line: its height, and what it leaves for the widest and the tallest door, CSS px. */
const pictureHeight = 186;
const room = { width: 150, height: 148 };

export function RecentItems() {
  const recent = useDoors('', most);
  return (
    <section className="office-band" aria-labelledby="recent-items">
      <div className="office-section-head">
        <h2 id="recent-items">
          <Link to="/installer/home/recent-items">{titles.recentItems}</Link>
        </h2>
        <Link to="/installer/items">{home.allItems}</Link>
      </div>
      <AskedFor asked={recent}>
        {({ rows }) => (rows.length === 0 ? <p>{home.noItems}</p> : <DoorLine doors={rows} layout="line" />)}
      </AskedFor>
    </section>
  );
}

export interface DoorLineProps {
  readonly doors: readonly ListedDoor[];
  /** `line`: one floor line, moved sideways where it is too long. `grid`: as many lines as it takes. */
  readonly layout: 'line' | 'grid';
}

/** Doors on one floor in one scale. */
export function DoorLine({ doors, layout }: DoorLineProps) {
  const { catalogue } = useShop();
  const items = doors.map(({ item }) => item);
  const scale = scaleOf(items, room);
  return (
    <ul className={`door-line door-line-${layout}`}>
      {doors.map((door) => (
        <li key={door.item.id}>
          <Link to={itemPath(door.item)} title={doorKind(door.item, catalogue)}>
            <FloorDoor item={door.item} scale={scale} height={pictureHeight} />
            <strong>{doorName(door)}</strong>
            <small>{doorState(door)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
