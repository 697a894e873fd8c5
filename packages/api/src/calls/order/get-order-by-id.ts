import { orderIdInput } from '../../input/ids.ts';
import { loadHistory } from '../../office/history.ts';
import { loadNames } from '../../office/people.ts';
import { personToWire } from '../../office/to-wire.ts';
import { loadOrder } from '../../orders/load-order.ts';
import { orderToWire } from '../../orders/order-to-wire.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

/** An order with lines, charges, the totals that were agreed, and its history. */
export const getOrderById = procedure
  .allow('orders.sell')
  .input(orderIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const stored = unwrapOrThrow(await loadOrder(ctx, id));
    const nameOf = await loadNames(ctx);
    return {
      ...(await orderToWire(ctx, stored)),
      CreatedBy: personToWire(stored.createdBy, nameOf),
      History: await loadHistory(ctx, [{ about: 'order', aboutId: id }], nameOf),
    };
  });
