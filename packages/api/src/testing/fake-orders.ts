import type { Order } from '@door/domain/selling/order/order';
import { orderStates } from '@door/domain/selling/order/order-states';
import { latenessOf, waitsFor } from '@door/domain/selling/order/waiting-orders';
import type { OrderSort } from '@door/domain/lib/search/list-sorts';
import { numberTerms } from '@door/domain/lib/search/search-terms';
import type { FrozenBom, OrderFilter, OrderStore, StoredOrder } from '../order/order-store.ts';
import { padded, pageOf } from './fake-lists.ts';
import type { ConfirmedVersion, OrderVersionStore } from '../order/order-version-store.ts';
import type { Draft, Rows } from './fake-transactions.ts';

/** Bills as they were frozen, by order. */
export interface OrderRows {
  readonly orders: readonly StoredOrder[];
  readonly frozenBoms: readonly (FrozenBom & { readonly orderId: string })[];
  readonly confirmedVersions: readonly ConfirmedVersion[];
}

export const emptyOrderRows: OrderRows = { orders: [], frozenBoms: [], confirmedVersions: [] };

/** What is stored shares nothing with what was handed in. */
export function fakeOrderVersions(draft: Draft): OrderVersionStore {
  const ofOrder = (id: string) => draft.now.confirmedVersions.filter(({ orderId }) => orderId === id);
  return {
    add: async (confirmed) => {
      const copied: ConfirmedVersion = JSON.parse(JSON.stringify(confirmed));
      draft.now = { ...draft.now, confirmedVersions: [...draft.now.confirmedVersions, copied] };
    },
    find: async (id, version) => ofOrder(id).find(({ frozen }) => frozen.version === version),
    of: async (id) => ofOrder(id).map(({ hash, frozen: { version, confirmedAt } }) => ({ version, hash, confirmedAt })),
  };
}

const sumOf = (each: readonly { readonly points: number }[]): number =>
  each.reduce((sum, { points }) => sum + points, 0);

const keys: Readonly<Record<OrderSort, (stored: StoredOrder) => string>> = {
  changed: ({ lastUpdated }) => lastUpdated,
  number: ({ number }) => padded(number),
  state: ({ order }) => padded(orderStates.indexOf(order.state) + 1),
  week: ({ order }) => order.week ?? '\u{10ffff}',
};

const fits = ({ order, createdBy }: StoredOrder, { items }: Rows, filter: OrderFilter): boolean =>
  (filter.lateIn === null || latenessOf(order, filter.lateIn) !== null) &&
  (filter.waitsFor === null || filter.waitsFor === waitsFor({ state: order.state, doors: doorsOf(order, items) })) &&
  (filter.state ?? order.state) === order.state &&
  (filter.createdBy ?? createdBy) === createdBy &&
  (filter.customer ?? order.customerId) === order.customerId &&
  (filter.week ?? order.week) === order.week;

const doorsOf = ({ lines }: Order, items: Rows['items']) => lines.flatMap(({ itemId }) => items.get(itemId) ?? []);

/** Finds orders by their number only. */
export function fakeOrders(draft: Draft): OrderStore {
  const change = async (orders: readonly StoredOrder[]) => {
    draft.now = { ...draft.now, orders };
  };
  const load = async (id: string) => draft.now.orders.find((each) => each.id === id);
  /** The parts of its divided lines that are made in other weeks. */
  const partsElsewhere = (id: string, own: string | null) =>
    draft.now.parts.filter(({ orderId, week }) => orderId === id && week !== own);
  return {
    load,
    // Transactions come one after the other here.
    claim: load,
    find: async (ids) => draft.now.orders.filter(({ id }) => ids.includes(id)),
    ofQuote: async (quoteId) => draft.now.orders.find(({ order }) => order.quote?.id === quoteId),
    namedOfQuote: async (quoteId) => draft.now.orders.find(({ order }) => order.quote?.id === quoteId),
    ofItem: async (itemId) => draft.now.orders.find(({ order }) => order.lines.some((line) => line.itemId === itemId)),
    holding: async (itemIds) =>
      draft.now.orders.flatMap(({ id, number, order: { state, heldFrom, lines } }) =>
        lines
          .filter(({ itemId }) => itemIds.includes(itemId))
          .map(({ itemId }) => ({ itemId, id, number, state, heldFrom })),
      ),
    ofCustomer: async (customerId) =>
      draft.now.orders.filter(({ order }) => order.customerId === customerId).toReversed(),
    remakesOf: async (orderId) => draft.now.orders.filter(({ order }) => order.remake?.of === orderId),
    create: async (stored) => {
      const quoteId = stored.order.quote?.id ?? null;
      const isTaken = ({ id, order }: StoredOrder) =>
        id === stored.id || (quoteId !== null && order.quote?.id === quoteId);
      if (draft.now.orders.some(isTaken)) return false;
      await change([...draft.now.orders, stored]);
      return true;
    },
    save: (stored) => change(draft.now.orders.map((each) => (each.id === stored.id ? stored : each))),
    moveToCustomer: ({ from, to }) =>
      change(
        draft.now.orders.map((stored) =>
          stored.order.customerId === from ? { ...stored, order: { ...stored.order, customerId: to } } : stored,
        ),
      ),
    loads: async () => {
      const planned = draft.now.orders.flatMap(({ id, order: { state, week, promisedWeek, points } }) => {
        const label = week ?? promisedWeek;
        const elsewhere = partsElsewhere(id, label);
        return state === 'Cancelled' || label === null
          ? []
          : [
              { week: label, points: (points ?? 0) - sumOf(elsewhere), orders: 1 },
              ...elsewhere.map(({ week: of, points: part }) => ({ week: of, points: part, orders: 0 })),
            ];
      });
      return [...new Set(planned.map(({ week }) => week))].toSorted().map((label) => {
        const each = planned.filter(({ week }) => week === label);
        return { week: label, points: sumOf(each), orders: each.reduce((sum, { orders }) => sum + orders, 0) };
      });
    },
    /** A row for each order: whoever reads it adds them up. */
    tally: async () =>
      draft.now.orders.map(({ order: { state, week, agreed } }) => ({ state, week, orders: 1, total: agreed.total })),
    list: async ({ filter, search: { words, markStart }, sort, ...page }) => {
      const found = draft.now.orders
        .filter((stored) => fits(stored, draft.now, filter))
        .filter(({ number }) => {
          const has = (start: string) => numberTerms('order', number).some((term) => term.startsWith(start));
          return words.every(has) || (markStart !== null && has(markStart));
        })
        .map((stored) => ({ stored, key: keys[sort.by](stored) }));
      return pageOf(found, { ...page, sort, keyOf: ({ key, stored }) => ({ key, id: stored.id }) });
    },
    count: async (filter) => draft.now.orders.filter((stored) => fits(stored, draft.now, filter)).length,
    freezeBoms: async (orderId, bills) => {
      const kept = draft.now.frozenBoms;
      const isKept = ({ lineId }: FrozenBom) => kept.some((each) => each.orderId === orderId && each.lineId === lineId);
      const added = bills.filter((bill) => !isKept(bill)).map((bill) => ({ ...bill, orderId }));
      draft.now = { ...draft.now, frozenBoms: [...kept, ...added] };
    },
    frozenBoms: async (orderId) => draft.now.frozenBoms.filter((each) => each.orderId === orderId),
  };
}
