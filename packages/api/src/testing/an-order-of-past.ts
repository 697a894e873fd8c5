import type { PromiseCause } from '@door/domain/making/promise/promise';
import type { Order } from '@door/domain/selling/order/order';
import { anotherReadyOrder } from './a-ready-order.ts';
import type { TestApi } from './a-test-api.ts';

/** What became of an order. */
export interface Past {
  readonly number: number;
  readonly done: string | null;
  /** Day and moment of each promise, and what is told beside; unless said the second one is moved by a hold. */
  readonly promises: readonly (readonly [string, string, Told?])[];
  readonly change?: Partial<Order>;
}

/** Unless said a week is promised. */
export interface Told {
  readonly cause?: PromiseCause;
  readonly lateVendor?: string;
  readonly grain?: 'day';
}

/** An order as it was left, with what was promised of it. */
export async function anOrderOfPast(api: TestApi, { number, done, promises, change = {} }: Past): Promise<string> {
  const id = await anotherReadyOrder(api, number, [`5a1f4c1e-0000-4000-8000-0000000${String(number)}`]);
  await api.transactions.run(api.clientId, async ({ orders, promises: kept }) => {
    const stored = await orders.load(id);
    if (!stored) throw new Error('There is no such order.');
    const state = done === null ? 'Ready For Production' : 'Installed';
    const days = { dispatched: done, delivered: done, installed: done };
    await orders.save({
      ...stored,
      order: { ...stored.order, state, days, promisedWeek: '2650', week: null, ...change },
    });
    for (const [at, [day, madeAt, { grain = 'week', ...told } = {}]] of promises.entries())
      await kept.add({
        ...{
          orderId: id,
          number: at + 1,
          cause: at === 0 ? null : 'held',
          lateVendor: null,
          note: '',
          factsHash: '',
          madeBy: null,
          madeAt,
          ...told,
        },
        date: {
          ...{ what: 'fitted', week: '2650', sent: null, reasons: [], skipped: [] },
          ...{ day, grain, made: day },
        },
      });
  });
  return id;
}
