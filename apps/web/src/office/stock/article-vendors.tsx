import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';
import { useStockRights } from './stock-queries.ts';
import type { OpenedArticle, WireSeller } from './stock-wire.ts';

const { vendors: t, amount } = stockMessages;

interface ArticleProps {
  readonly article: Pick<OpenedArticle, 'Key'>;
}

const sellersOf = (Key: string) => trpc.vendor.sellers.queryOptions({ Key });

/** Who sells an article, how, and when it would come if it were ordered now. */
export const ArticleVendors = ({ article: { Key } }: ArticleProps) => (
  <QueryResult query={useQuery(sellersOf(Key))}>
    {({ Sellers }) =>
      Sellers.length === 0 ? <p className="office-hint">{t.none}</p> : <SellersTable of={Key} sellers={Sellers} />
    }
  </QueryResult>
);

interface SellersProps {
  readonly of: string;
  readonly sellers: readonly WireSeller[];
}

function SellersTable({ of, sellers }: SellersProps) {
  const { maySeeCost } = useStockRights();
  return (
    <table className="stock-forecast stock-vendors">
      <caption className="sr-only">{t.list(of)}</caption>
      <ColumnHeads
        names={[t.heads.vendor, t.heads.comes]}
        figures={[t.heads.pack, ...(maySeeCost ? [t.heads.price] : [])]}
      />
      <tbody>
        {sellers.map((seller) => (
          <tr key={seller.Id}>
            <th scope="row">
              <Link to={`/installer/vendor/${seller.Vendor.Id}`}>{seller.Vendor.Name}</Link>{' '}
              <small>{seller.Code}</small>
            </th>
            <td>
              <Comes seller={seller} />
            </td>
            <td className="num">
              {amount(seller.Pack, seller.Unit)} <small>{t.lead(seller.LeadDays)}</small>
            </td>
            {maySeeCost ? <td className="num">{priceText(seller)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Comes({ seller: { Comes: days } }: { readonly seller: WireSeller }) {
  if (days === null) return t.never;
  return (
    <>
      <span className="num">{calendarDayText(days.Usable)}</span>{' '}
      <small>{t.orderedOn(calendarDayText(days.Order), calendarDayText(days.Delivered))}</small>
    </>
  );
}

/** Of one piece, bar, metre or litre the price alone. */
function priceText({ Price, Per, Unit, Vendor }: WireSeller): string {
  if (Price === null || Per === null) return t.noPrice;
  const price = moneyText(Price, Vendor.Currency);
  return Number(Per) === 1 ? price : t.per(price, amount(Per, Unit));
}

/** A purchase that an article begins is one of the pages of purchases, and stock that comes is another article. */
const meta = { invalidates: [trpc.purchase.pathKey(), trpc.inventory.pathKey()] };

/** Begins a draft of the least that the first vendor sells, and goes there; where nobody sells it, to what is said of that. */
export function OrderMore({ article: { Key } }: ArticleProps) {
  const { go } = useRouter();
  const [, setTab] = useSearchParam('tab');
  const attempts = useAttempts();
  const order = useMutation({
    meta,
    mutationFn: async () => {
      const { Sellers } = await queryClient.fetchQuery(sellersOf(Key));
      const [seller] = Sellers;
      if (!seller) return null;
      const { Vendor, LeastOrder } = seller;
      const act = `${Vendor.Id} ${LeastOrder}`;
      const { Id } = await officeClient.purchase.create.mutate({
        Id: attempts.of(act),
        VendorId: Vendor.Id,
        Lines: [{ LineId: attempts.of(`line of ${act}`), Key, Quantity: LeastOrder }],
      });
      return { Id, seller };
    },
    onSuccess: (begun) => {
      if (begun === null) {
        setTab('vendors');
        return;
      }
      const { LeastOrder, Unit, Vendor } = begun.seller;
      showToast('success', t.begun(amount(LeastOrder, Unit), Key, Vendor.Name));
      void go(`/installer/purchase/${begun.Id}`);
    },
  });
  return (
    <Button
      busy={order.isPending}
      onClick={() => {
        if (!order.isPending) order.mutate();
      }}
    >
      {t.order}
    </Button>
  );
}
