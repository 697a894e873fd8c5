import type { Item } from '@door/domain/door/model/item';
import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';
import { momentText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { ItemThumbnail, sharedScale } from '../items/item-thumbnail.tsx';
import { columnHelper } from '../layout/office-table.tsx';
import type { ListedOrder } from '../queries/listed-order.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { officeMessages } from '../messages/office.ts';

interface SaleColumns {
  readonly heads: Readonly<Record<'number' | 'items' | 'who' | 'changed' | 'total', string>>;
  /** The page of a row. */
  readonly pathOf: (id: string) => PagePath;
  /** How the server is asked to sort by the total; absent: it cannot. */
  readonly totalSort?: string;
}

/** The columns that the lists of quotes and of orders share. */
export function saleColumns<Row extends ListedQuote | ListedOrder>({ heads, pathOf, totalSort }: SaleColumns) {
  const helper = columnHelper<Row>();
  return {
    number: helper.accessor(({ Number: number }) => number, {
      id: 'number',
      header: heads.number,
      meta: { sort: 'number' },
      cell: ({ row: { original } }) => (
        <span>
          <Link className="num" data-row to={pathOf(original.Id)}>
            {original.Number}
          </Link>
        </span>
      ),
    }),
    items: helper.accessor(({ Items }) => Items, {
      id: 'items',
      header: heads.items,
      cell: ({ row }) => <QuoteDoors quote={row.original} />,
    }),
    who: helper.accessor(({ CreatedBy }) => CreatedBy, {
      id: 'who',
      header: heads.who,
      cell: ({ row }) => row.original.CreatedBy?.Name,
    }),
    changed: helper.accessor(({ LastUpdated }) => LastUpdated, {
      id: 'changed',
      header: heads.changed,
      cell: ({ row }) => <small>{momentText(row.original.LastUpdated)}</small>,
      meta: { isNumber: true, sort: 'changed' },
    }),
    total: helper.accessor(({ Total }) => Total, {
      id: 'total',
      header: heads.total,
      meta: { isNumber: true, ...(totalSort === undefined ? {} : { sort: totalSort }) },
      cell: ({ row: { original } }) => moneyText(original.Total, original.Currency),
    }),
  };
}

const { quotes: t } = officeMessages;

const pictureHeight = 52;
const space = { width: 46, height: 44 };

/** The doors of a quote drawn small in one scale, and how many more there are. */
function QuoteDoors({ quote: { doors, Items } }: { readonly quote: Pick<ListedQuote, 'doors' | 'Items'> }) {
  const scale = sharedScale(doors, space);
  const others = Items.length - doors.length;
  if (Items.length === 0) return <small>{t.noItems}</small>;
  return (
    <span className="row quote-doors">
      {doors.map((door: Item) => (
        <ItemThumbnail key={door.id} item={door} scale={scale} height={pictureHeight} />
      ))}
      {others > 0 ? <small>{t.more(others)}</small> : null}
    </span>
  );
}
