import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { Link } from '../../navigation/link.tsx';
import { AskedFor, MoreRows } from '../../office/asked-for.tsx';
import { DoorTable } from '../../office/door-table.tsx';
import { OfficeHead } from '../../office/office-head.tsx';
import { SearchField } from '../../office/search-field.tsx';
import { useStartItem } from '../../office/start-item.ts';
import { useAddressWord } from '../../office/use-address-word.ts';
import { useDoors } from '../../office/use-doors.ts';
import { useSettled } from '../../office/use-settled.ts';
import { officeWords } from '../../words/office.ts';
import './home.css';

const { home, items, titles } = officeWords;

const most = 30;

/** All items of the supplier; what is searched for stands in the address. */
export function ItemsPage() {
  const [text, search] = useAddressWord('text');
  const list = useDoors(useSettled(text).trim(), most);
  const { newDoor, busy } = useStartItem();
  return (
    <>
      <OfficeHead title={titles.items}>
        <SearchField text={text} onText={search} />
        <Link className="btn btn-line" to="/installer/door/use-item-page">
          {items.startFrom}
        </Link>
        <Button look="primary" busy={busy} icon={<Plus />} onClick={() => void newDoor()}>
          {home.newDoor}
        </Button>
      </OfficeHead>
      <div className="office-body">
        <AskedFor asked={list}>
          {({ rows }) =>
            rows.length > 0 ? <DoorTable doors={rows} /> : <NothingFound text={text} onAll={() => search('')} />
          }
        </AskedFor>
        <MoreRows list={list} />
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
