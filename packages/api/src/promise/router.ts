import { z } from 'zod';
import { orderIdInput } from '../input/ids.ts';
import { loadOrder } from '../order/load-order.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { figures } from './figures.ts';
import { hold, releaseHold } from './hold.ts';
import { list } from './list.ts';
import { move, setNotBefore } from './move-promise.ts';
import { preview } from './preview.ts';
import { promiseToWire } from './promise-to-wire.ts';
import { whatIf } from './what-if.ts';

/** The date that the customer of an order was promised, why, and what was promised before. */
const get = procedure
  .allow('production.see')
  .input(z.strictObject({ OrderId: orderIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId } }) => promiseToWire(ctx, unwrapOrThrow(await loadOrder(ctx, OrderId))));

export const promiseRouter = router({
  ...{ figures, get, hold, list, move, preview, releaseHold, setNotBefore, whatIf },
});
