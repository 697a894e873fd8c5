import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { useStockRights } from './stock-queries.ts';
import type { OpenedArticle } from './stock-wire.ts';

const { vendors: t, amount } = stockMessages;

type Seller = NonNullable<OpenedArticle['Vendors']>[number];

interface ArticleProps {
  readonly article: OpenedArticle;
}

/** Who sells an article, how, and when it would come if it were ordered now. */
export function ArticleVendors({ article: { Key, Vendors } }: ArticleProps) {
  const { maySeeCost } = useStockRights();
  if (!Vendors || Vendors.length === 0) return <p className="office-hint">{t.none}</p>;
  return (
    <table className="stock-forecast stock-vendors">
      <caption className="sr-only">{t.list(Key)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.heads.vendor}</th>
          <th scope="col">{t.heads.comes}</th>
          <th scope="col" className="num">
            {t.heads.pack}
          </th>
          {maySeeCost ? (
            <th scope="col" className="num">
              {t.heads.price}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {Vendors.map((seller) => (
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

function Comes({ seller: { Comes: days } }: { readonly seller: Seller }) {
  if (days === null) return t.never;
  return (
    <>
      <span className="num">{calendarDayText(days.Usable)}</span>{' '}
      <small>{t.orderedOn(calendarDayText(days.Order), calendarDayText(days.Delivered))}</small>
    </>
  );
}

/** Of one piece, bar, metre or litre the price alone. */
function priceText({ Price, Per, Unit, Vendor }: Seller): string {
  if (Price === null || Per === null) return t.noPrice;
  const price = moneyText(Price, Vendor.Currency);
  return Number(Per) === 1 ? price : t.per(price, amount(Per, Unit));
}

/** A purchase that an article begins is one of the pages of purchases, and stock that comes is another article. */
const meta = { invalidates: [trpc.purchase.pathKey(), trpc.inventory.pathKey()] };

/** Begins a draft of the least that the first vendor sells, and goes there; nothing where nobody sells it. */
export function OrderMore({ article: { Key, Vendors } }: ArticleProps) {
  const { go } = useRouter();
  const attempts = useAttempts();
  const create = useMutation({
    meta,
    mutationFn: ({ Vendor, LeastOrder }: Seller) => {
      const act = `${Vendor.Id} ${LeastOrder}`;
      return officeClient.purchase.create.mutate({
        ...{ Id: attempts.of(act), VendorId: Vendor.Id },
        Lines: [{ LineId: attempts.of(`line of ${act}`), Key, Quantity: LeastOrder }],
      });
    },
    onSuccess: ({ Id }, { Vendor, LeastOrder, Unit }) => {
      showToast('success', t.begun(amount(LeastOrder, Unit), Key, Vendor.Name));
      void go(`/installer/purchase/${Id}`);
    },
  });
  const first = Vendors?.[0];
  if (!first) return null;
  return (
    <Button
      busy={create.isPending}
      onClick={() => {
        if (!create.isPending) create.mutate(first);
      }}
    >
      {t.order}
    </Button>
  );
}
