import { Link } from '../../navigation/link.tsx';
import { answersOf } from '../../office/answers.ts';
import { AskedFor } from '../../office/asked-for.tsx';
import type { OpenedEnquiry } from '../../office/calls.ts';
import { doorKind } from '../../office/door-words.ts';
import { FloorDoor, scaleOf } from '../../office/floor-door.tsx';
import { itemPath } from '../../office/item-path.ts';
import { readDoor } from '../../office/listed-door.ts';
import { useAsked } from '../../office/use-asked.ts';
import { useShop } from '../../shell/shop.ts';
import { officeWords } from '../../words/office.ts';

const { enquiry: says } = officeWords;

const pictureHeight = 300;
const room = { width: 280, height: 248 };

type Door = Awaited<ReturnType<typeof readDoor>>;

const doors = answersOf<Door>();

/** The door that was asked for, as it is now. */
export function AskedDoor({ enquiry: { Item } }: { readonly enquiry: Pick<OpenedEnquiry, 'Item'> }) {
  const { catalogue } = useShop();
  const asked = useAsked({
    answers: doors,
    key: `${Item.Id} ${Item.LastUpdated}`,
    ask: () => readDoor(Item, catalogue),
  });
  return (
    <section aria-labelledby="door">
      <h2 id="door">{says.door}</h2>
      <AskedFor asked={asked}>
        {(item) =>
          item === null ? (
            <p>{says.noLongerMade}</p>
          ) : (
            <>
              <Link className="asked-door" to={itemPath(item)} aria-label={says.openItem}>
                <FloorDoor item={item} scale={scaleOf([item], room)} height={pictureHeight} />
              </Link>
              <p className="asked-door-kind">{doorKind(item, catalogue)}</p>
              <p className="asked-door-ways">
                <Link className="btn btn-line" to={itemPath(item)}>
                  {says.openItem}
                </Link>
                <Link className="btn btn-quiet" to={`/installer/survey/${item.id}`}>
                  {says.survey}
                </Link>
              </p>
            </>
          )
        }
      </AskedFor>
    </section>
  );
}
