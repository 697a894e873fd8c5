import type { WeekLabel } from '@door/domain/lib/production-week';
import { numberText } from '@door/domain/lib/running-number';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { orderIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { weekInput } from '../order/order-input.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadPromiseBook } from './promise-book.ts';
import { dateToWire } from './promise-to-wire.ts';
import { forecastAll } from './recheck.ts';

const mostMoves = 50;

/**
 * Which dates moves of the board would change, before they are saved: of the orders that move, and of those whose room or goods they would
 * take or leave. Nothing is written. Orders without a promise have no date that could change.
 */
export const preview = procedure
  .allow('production.see')
  .input(
    z.strictObject({
      /** Orders with the week in which they would be made. */
      Moves: z
        .array(z.strictObject({ OrderId: orderIdInput, Week: weekInput }), 'must be a list of moves')
        .min(1)
        .max(mostMoves, `must have at most ${String(mostMoves)} moves`),
    }),
  )
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Moves } }) => {
    const weeks: ReadonlyMap<string, WeekLabel> = new Map(Moves.map(({ OrderId, Week }) => [OrderId, Week]));
    const moved = await ctx.stores.orders.find([...weeks.keys()]);
    if (moved.length < weeks.size) unwrapOrThrow(refused('order.none', messages.order.none));
    const now = await loadPromiseBook(ctx);
    const before = await forecastAll(now, ctx.yieldToEventLoop);
    const after = await forecastAll(await loadPromiseBook(ctx, { weeks }), ctx.yieldToEventLoop);
    return {
      Changes: [...now.living.values()].flatMap(({ promise, orderNumber }) => {
        const [was, is] = [before.get(promise.orderId)?.date, after.get(promise.orderId)];
        if (!is || (was?.day === is.date?.day && was?.week === is.date?.week)) return [];
        return {
          OrderId: promise.orderId,
          Order: numberText('order', orderNumber),
          /** The day that was promised. */
          Promised: promise.date.day,
          /** null: by what is known it can be made in no week. */
          Before: was ? dateToWire(ctx, was) : null,
          After: is.date && dateToWire(ctx, is.date),
          /** Whether the date would be after what was promised, or nobody would know one. */
          Breaks: is.isBroken,
        };
      }),
    };
  });
