import { orderStates } from '@door/domain/order/order-states';
import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouter } from '../../../platform/router/use-router.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { SearchField, useDebounced } from '../../layout/search-field.tsx';
import { usePageKey } from '../../layout/use-page-key.ts';
import { oneOf } from '../../list/list-definition.ts';
import { ListTools } from '../../list/list-tools.tsx';
import { NothingFound } from '../../list/nothing-found.tsx';
import { PickOpener } from '../../list/pick-opener.tsx';
import { useList } from '../../list/use-list.ts';
import { useSelection } from '../../list/use-selection.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult, ShowMore } from '../../queries/query-result.tsx';
import { useAttempts } from '../../queries/use-attempts.ts';
import { orderMutationMeta, useOrders } from '../../queries/use-orders.ts';
import { ChooseCustomer } from '../../sale/choose-customer.tsx';
import { ordersWords as says } from '../../words/orders.ts';
import type { ListedOrder } from '../../queries/listed-order.ts';
import { OrderBulk } from './order-bulk.tsx';
import { orderFilters, orderList, orderQuery, orderStateChips } from './order-list.ts';
import { OrderTable } from './order-table.tsx';
import '../../quotes/quote.css';
import '../../quotes/quotes.css';

const pageSize = 30;

const names = { idOf: ({ Id }: ListedOrder) => Id, labelOf: ({ Number }: ListedOrder) => Number };

/** `/installer/order`: all orders of the supplier, with search, filters and order kept in the address. */
export function OrdersPage() {
  const list = useList(orderList);
  const { params, change, sort } = list;
  const { text = '', state = '' } = params;
  const rows = useOrders(useDebounced(text).trim(), { pageSize, ...orderQuery(params, sort) });
  const [filters] = useState(() => orderFilters(Date.now()));
  const [isPicking, pick] = useState(false);
  const [isAdding, add] = useState(false);
  const selection = useSelection(rows.data, names);
  usePageKey('n', () => add(true));
  return (
    <>
      <PageHeader title={says.title}>
        <SearchField text={text} onText={(next) => change({ text: next })} />
        <Button look="primary" icon={<Plus />} aria-haspopup="dialog" aria-keyshortcuts="n" onClick={() => add(true)}>
          {says.add}
        </Button>
      </PageHeader>
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={says.filter}
            chips={orderStateChips}
            chosen={oneOf(state, orderStates) ?? ''}
            onChoose={(next) => change({ state: next })}
          />
        </div>
        <ListTools list={list} filters={filters}>
          <PickOpener isPicking={isPicking} onPick={pick} />
        </ListTools>
        <QueryResult query={rows}>
          {(found) =>
            found.length > 0 ? (
              <OrderTable
                rows={found}
                sorting={list}
                shown={list.columns}
                selection={selection}
                isPicking={isPicking}
              />
            ) : (
              <NothingFound list={list} filters={filterNames} says={says} />
            )
          }
        </QueryResult>
        <ShowMore list={rows} />
        <OrderBulk selection={selection} />
      </div>
      {isAdding ? <NewOrder onClose={() => add(false)} /> : null}
    </>
  );
}

/** What narrows the list besides its search. */
const filterNames = ['state', 'who', 'wait', 'week'];

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
