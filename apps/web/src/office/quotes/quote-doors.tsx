import type { Item } from '@door/domain/model/item';
import { ItemThumbnail, sharedScale } from '../items/item-thumbnail.tsx';
import { officeWords } from '../words/office.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';

const { quotes: says } = officeWords;

const pictureHeight = 52;
const space = { width: 46, height: 44 };

/** The doors of a quote drawn small in one scale, and how many more there are. */
export function QuoteDoors({ quote: { doors, Items } }: { readonly quote: Pick<ListedQuote, 'doors' | 'Items'> }) {
  const scale = sharedScale(doors, space);
  const others = Items.length - doors.length;
  if (Items.length === 0) return <small>{says.noItems}</small>;
  return (
    <span className="quote-doors">
      {doors.map((door: Item) => (
        <ItemThumbnail key={door.id} item={door} scale={scale} height={pictureHeight} />
      ))}
      {others > 0 ? <small>{says.more(others)}</small> : null}
    </span>
  );
}
