import { isAfterPromise } from '@door/domain/selling/order/waiting-orders';
import { orderPageMessages as t } from '../messages/orders.ts';

export interface PromisedOrder {
  /** `10234`. */
  readonly order: string;
  readonly promised: string | null;
}

/** Which orders would be made after the week that their customers were promised, a sentence for each such week; '' for none. */
export function lateOrders(week: string, orders: readonly PromisedOrder[]): string {
  const late = orders.filter(({ promised }) => isAfterPromise(week, promised));
  const promises = [...new Set(late.map(({ promised }) => promised ?? ''))].toSorted();
  return promises
    .map((promised) => {
      const numbers = late.filter((each) => each.promised === promised).map(({ order }) => order);
      return t.ordersAfterPromise(week, promised, [...new Set(numbers)].toSorted());
    })
    .join(' ');
}
