import type { Currency } from '@door/domain/door/model/item-record';
import { groupsOf } from '@door/domain/lib/records';
import { amountText, money, readAmount } from '@door/domain/selling/pricing/money';
import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../shared/text/money-text.ts';
import { useToday } from '../layout/use-now.ts';
import { stockMessages as t } from '../messages/stock.ts';
import { trpc } from '../queries/query-client.ts';
import type { ListedArticle } from './stock-wire.ts';

interface StockTotalProps {
  /** All that a search or a filter lets through; null: the list is not narrowed, or not all of it is loaded. */
  readonly rows: readonly ListedArticle[] | null;
}

/** What all stock is worth now, and before it what the list shows of it: a sum for each currency. */
export function StockTotal({ rows }: StockTotalProps) {
  const Day = useToday();
  const { data } = useQuery(trpc.inventory.valueOn.queryOptions({ Day }));
  return (
    <dl className="stock-total">
      {rows === null ? null : <Sum term={t.totalHere} values={rows} />}
      <Sum term={t.total} values={data?.Values ?? []} />
    </dl>
  );
}

interface Valued {
  readonly Currency: Currency;
  /** null: it is not for this person to see. */
  readonly Value: string | null;
}

const Sum = ({ term, values }: { readonly term: string; readonly values: readonly Valued[] }) => (
  <div>
    <dt>{term}</dt>
    {[...groupsOf(values, ({ Currency: currency }) => currency)].map(([currency, ofCurrency]) => (
      <dd key={currency} className="num">
        {moneyText(sumOf(ofCurrency, currency), currency)}
      </dd>
    ))}
  </div>
);

function sumOf(values: readonly Valued[], currency: Currency): string {
  const minor = values.reduce((sum, { Value }) => sum + (readAmount(Value ?? '', currency)?.minor ?? 0), 0);
  return amountText(money(minor, currency));
}
