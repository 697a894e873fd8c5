import type { OrderStore, StoredOrder } from '../ports/order-store.ts';
import type { Draft } from './fake-transactions.ts';

export function fakeOrders(draft: Draft): OrderStore {
  const change = (orders: readonly StoredOrder[]) => {
    draft.now = { ...draft.now, orders };
  };
  return {
    load: async (id) => draft.now.orders.find((each) => each.id === id),
    ofQuote: async (quoteId) => draft.now.orders.find(({ order }) => order.quote.id === quoteId),
    ofCustomer: async (customerId) =>
      draft.now.orders.filter(({ order }) => order.customerId === customerId).toReversed(),
    create: async (stored) => {
      const isTaken = ({ id, order }: StoredOrder) => id === stored.id || order.quote.id === stored.order.quote.id;
      if (draft.now.orders.some(isTaken)) return false;
      change([...draft.now.orders, stored]);
      return true;
    },
    moveToCustomer: async ({ from, to }) =>
      change(
        draft.now.orders.map((stored) =>
          stored.order.customerId === from ? { ...stored, order: { ...stored.order, customerId: to } } : stored,
        ),
      ),
  };
}
