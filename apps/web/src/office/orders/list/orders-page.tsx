import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { useRouter } from '../../../platform/router/use-router.ts';
import { useToday } from '../../layout/use-now.ts';
import { usePageKey } from '../../layout/use-page-key.ts';
import { ListPage, type Picking } from '../../list/list-page.tsx';
import { NothingFound } from '../../list/nothing-found.tsx';
import { useList } from '../../list/use-list.ts';
import { trpc } from '../../queries/query-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { orderMutationMeta, useOrders } from '../../queries/use-orders.ts';
import { ChooseCustomer } from '../../sale/choose-customer.tsx';
import { ordersWords as says } from '../../words/orders.ts';
import type { ListedOrder } from '../../queries/listed-order.ts';
import { OrderBulk, ordersTable } from './order-bulk.tsx';
import { orderFilters, orderList, orderQuery, orderStateChips } from './order-list.ts';
import { OrderTable } from './order-table.tsx';
import '../../quotes/quote.css';
import '../../quotes/quotes.css';

const pageSize = 30;

const picking: Picking<ListedOrder> = { labelOf: ({ Number }) => Number, Bulk: OrderBulk };
const states = { label: says.filter, chips: orderStateChips };

/** `/installer/order`: all orders of the supplier, with search, filters and order kept in the address. */
export function OrdersPage() {
  const list = useList(orderList);
  const rows = useOrders(list.search, { pageSize, ...orderQuery(list.params, list.sort) });
  const filters = orderFilters(useToday());
  const [isAdding, setIsAdding] = useState(false);
  usePageKey('n', () => setIsAdding(true));
  return (
    <ListPage
      {...{ list, rows, states, filters, picking }}
      idOf={({ Id }) => Id}
      title={says.title}
      table={ordersTable}
      acts={
        <>
          <Button
            look="primary"
            icon={<Plus />}
            aria-haspopup="dialog"
            aria-keyshortcuts="n"
            onClick={() => setIsAdding(true)}
          >
            {says.add}
          </Button>
          {isAdding ? <NewOrder onClose={() => setIsAdding(false)} /> : null}
        </>
      }
      empty={
        <NothingFound
          {...{ list, filters, says }}
          begin={
            <Link className="btn btn-line" to="/installer/quote">
              {says.seeQuotes}
            </Link>
          }
        />
      }
    >
      {(view) => <OrderTable {...view} />}
    </ListPage>
  );
}

/** An order that was never quoted begins with its customer; its items are added on its page. */
function NewOrder({ onClose }: { onClose(): void }) {
  const { go } = useRouter();
  const attempts = useAttempts();
  const create = useMutation(
    trpc.order.create.mutationOptions({
      meta: orderMutationMeta,
      onSuccess: async ({ Id }, { CustomerId }) => {
        attempts.done(CustomerId);
        await go(`/installer/order/${Id}`);
      },
    }),
  );
  const begin = (CustomerId: string) => {
    if (!create.isPending) create.mutate({ Id: attempts.of(CustomerId), CustomerId });
  };
  return <ChooseCustomer onChoose={begin} onClose={onClose} />;
}
