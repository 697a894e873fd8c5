import { Link } from '../../platform/router/link.tsx';
import type { PagePath } from '../../platform/router/paths.ts';
import { momentText } from '../../platform/words/dates.ts';
import { moneyText } from '../../platform/words/money-text.ts';
import { columnHelper } from '../layout/office-table.tsx';
import type { ListedOrder } from '../queries/listed-order.ts';
import type { ListedQuote } from '../queries/listed-quote.ts';
import { QuoteDoors } from './quote-doors.tsx';

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
