import { amountText } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { orderIdInput } from '../input/ids.ts';
import { loadOrder } from '../order/load-order.ts';
import { shownNow } from '../order/order-facts.ts';
import { instalmentToWire, orderInstalments } from '../order/order-instalments.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** When how much of an order is paid. */
const schedule = procedure
  .allow('orders.sell')
  .input(z.strictObject({ OrderId: orderIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId } }) => {
    const stored = await shownNow(ctx, unwrapOrThrow(await loadOrder(ctx, OrderId)));
    const { instalments, money } = await orderInstalments(ctx, stored);
    return { Rows: instalments.map(instalmentToWire), Overpaid: amountText(money.balance.overpaid) };
  });

export const paymentRouter = router({ schedule });
