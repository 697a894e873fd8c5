import { Button } from '@door/ui/button';
import { Link } from '../../navigation/link.tsx';
import { AskedFor, MoreRows } from '../../office/asked-for.tsx';
import { DoorTable } from '../../office/door-table.tsx';
import { doorName } from '../../office/door-words.ts';
import type { ListedDoor } from '../../office/listed-door.ts';
import { OfficeHead } from '../../office/office-head.tsx';
import { SearchField } from '../../office/search-field.tsx';
import { useStartItem } from '../../office/start-item.ts';
import { TemplateTiles } from '../../office/template-tiles.tsx';
import { useAddressWord } from '../../office/use-address-word.ts';
import { useDoors } from '../../office/use-doors.ts';
import { useSettled } from '../../office/use-settled.ts';
import { useShop } from '../../shell/shop.ts';
import { officeWords } from '../../words/office.ts';
import './home.css';

const { items, startFrom, titles } = officeWords;

const most = 12;

/** `door/use-item-page`: a new item begins with a template, or with what was made before. */
export function UseItemPage() {
  const { catalogue } = useShop();
  const [text, search] = useAddressWord('text');
  const list = useDoors(useSettled(text).trim(), most);
  const { copyOf, busy } = useStartItem();
  const begin = (door: ListedDoor) => (
    <Button
      scale="row"
      disabled={busy}
      aria-label={startFrom.begin(doorName(door))}
      onClick={() => void copyOf(door.item.id)}
    >
      {startFrom.begins}
    </Button>
  );
  return (
    <>
      <OfficeHead title={titles.startFrom} above={<Link to="/installer/items">{titles.items}</Link>} />
      <section className="office-band" aria-labelledby="templates">
        <div className="office-section-head">
          <h2 id="templates">{startFrom.templates}</h2>
        </div>
        <TemplateTiles templates={catalogue.rows.templates} />
      </section>
      <section className="office-band" aria-labelledby="existing">
        <div className="office-section-head">
          <h2 id="existing">{startFrom.items}</h2>
          <SearchField text={text} onText={search} />
        </div>
        <p className="office-hint">{startFrom.copied}</p>
        <AskedFor asked={list}>
          {({ rows }) =>
            rows.length > 0 ? (
              <DoorTable doors={rows} act={begin} />
            ) : (
              <p role="status">{text === '' ? items.none : items.noneFound(text)}</p>
            )
          }
        </AskedFor>
        <MoreRows list={list} />
      </section>
    </>
  );
}
