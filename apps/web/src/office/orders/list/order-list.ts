import { isWeekLabel, listedWeeks } from '@door/domain/lib/production-week';
import { orderStates } from '@door/domain/selling/order/order-states';
import { type OrderWait, orderWaits } from '@door/domain/selling/order/waiting-orders';
import { type OrderSort, orderSorts, type Sort, usualSorts } from '@door/domain/lib/search/list-sorts';
import type { Params } from '../../layout/use-search-param.ts';
import { type ListDefinition, type ListFilter, oneOf } from '../../list/list-definition.ts';
import { askedSort } from '../../list/use-list.ts';
import { ordersMessages } from '../../messages/orders.ts';
import type { OrderQuery } from '../../queries/listed-order.ts';

const { columns, sorts, all, mine, mineOnly, wait, waits } = ordersMessages;

export const orderList: ListDefinition<OrderSort> = {
  list: 'orders',
  sorts: orderSorts,
  usualSort: usualSorts.orders,
  sortLabels: sorts,
  columns: [
    { value: 'customer', label: columns.customer, isUsual: true },
    { value: 'items', label: columns.items, isUsual: true },
    { value: 'state', label: columns.state, isUsual: true },
    { value: 'stage', label: columns.stage, isUsual: true },
    { value: 'week', label: columns.week, isUsual: true },
    { value: 'blockers', label: columns.blockers, isUsual: true },
    { value: 'who', label: columns.who, isUsual: false },
    { value: 'changed', label: columns.changed, isUsual: false },
    { value: 'total', label: columns.total, isUsual: true },
  ],
};

export const orderStateChips = [
  { value: '', label: all },
  ...orderStates.map((value) => ({ value, label: value })),
] as const;

const whose = 'mine';

/** The questions beside the state, on this day. */
export function orderFilters(today: string): readonly ListFilter[] {
  const weeks = listedWeeks(today);
  return [
    { param: 'who', label: mine, choices: [{ value: whose, label: mineOnly }] },
    { param: 'wait', label: wait, choices: orderWaits.map((value) => ({ value, label: waits[value] })) },
    { param: 'week', label: columns.week, choices: weeks.map((value) => ({ value, label: value })) },
  ];
}

const askedWaits: Readonly<Record<OrderWait, OrderQuery>> = {
  late: { Late: true },
  measurements: { Unmeasured: true },
  confirmation: { Unmeasured: false },
};

/** How the server is asked for what the address says; what it does not know is left out. */
export function orderQuery(params: Params, sort: Sort<OrderSort>): OrderQuery {
  const State = oneOf(params['state'], orderStates);
  const { week } = params;
  const waitsFor = oneOf(params['wait'], orderWaits);
  return {
    ...(State && { State }),
    ...(params['who'] === whose && { Mine: true }),
    ...(waitsFor && askedWaits[waitsFor]),
    ...(week !== undefined && isWeekLabel(week) && { Week: week }),
    ...askedSort(sort, usualSorts.orders),
  };
}
