import { refused } from '@door/domain/door/model/result';
import { isWeekLabel, weekOfLabel } from '@door/domain/lib/production-week';
import type { Forecast } from '@door/domain/making/promise/forecast';
import { isCustomersCause } from '@door/domain/making/promise/kept-promises';
import { movingCauses, type PromisedDate, saidDay } from '@door/domain/making/promise/promise';
import type { PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { orderIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { weekInput } from '../order/order-input.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { checkedPromise } from './promise-order.ts';
import { withHeld } from './promise-facts.ts';
import { promiseToWire } from './promise-to-wire.ts';
import type { LivingPromise } from './promise-store.ts';
import { checkPromises } from './recheck.ts';
import { type NextPromise, tellPromise } from './tell-promise.ts';

const running = procedure.allow('production.run').use(inOneTransaction);

const moveInput = z.strictObject({
  OrderId: orderIdInput,
  /** Of the facts that the page saw; absent: its day alone tells whether the answer is another one now. */
  FactsRevision: wholeNumberFrom(0, 2_147_483_647).optional(),
  /** The new day that the page saw; absent: that of the risk as it is kept. */
  Day: dateInput.optional(),
  Cause: oneOf(movingCauses),
  /** What the customer reads beside the cause. */
  Text: text(1000).default(''),
});

/**
 * Tells the customer of an order now that its date has moved: to the day that the facts give, and to no other. Facts that have changed since
 * the page saw them go through where the day is the same.
 */
export const move = running.input(moveInput).mutation(({ ctx, input: sent }) =>
  onceByMessage(ctx, { call: 'promise.move', sent }, async () => {
    const { forecasts, living, revision } = await checkPromises(ctx);
    const { date, facts, isBroken } = forecastOf(sent.OrderId, { forecasts, living });
    const [risk] = await ctx.stores.promises.risks([sent.OrderId]);
    // Else a date that the works broke would count as their customer's.
    if (isCustomersCause(sent.Cause) && sent.Cause !== risk?.cause)
      unwrapOrThrow(refused('promise.cause', messages.promise.cause));
    const seen = sent.Day ?? risk?.forecast?.day;
    if (sent.FactsRevision !== revision && seen !== date.day)
      unwrapOrThrow(refused('promise.changed', messages.promise.changed(saidDay(date))));
    if (!isBroken || (sent.Day !== undefined && sent.Day < date.day))
      unwrapOrThrow(refused('promise.not-later', messages.promise.notLater(saidDay(date))));
    return { date, facts, cause: sent.Cause, note: sent.Text.trim() };
  }),
);

const wish = { OrderId: orderIdInput, Reason: text(500).default('') };

const wishInput = z.union(
  [z.strictObject({ ...wish, Day: dateInput }), z.strictObject({ ...wish, Week: weekInput })],
  'must name a Day or a Week',
);

/** Promises a later date, as the customer has asked for it: fitted around all that others are promised. */
export const setNotBefore = running.input(wishInput).mutation(({ ctx, input: sent }) =>
  onceByMessage(ctx, { call: 'promise.setNotBefore', sent }, async () => {
    const notBefore = 'Day' in sent ? sent.Day : sent.Week;
    const lastDay = isWeekLabel(notBefore) ? weekOfLabel(notBefore).endsOn : notBefore;
    if (lastDay < today(ctx)) unwrapOrThrow(refused('promise.past', messages.promise.past));
    const { forecasts, living } = await checkPromises(ctx, { notBefore: new Map([[sent.OrderId, notBefore]]) });
    const { promise, ...found } = forecastOf(sent.OrderId, { forecasts, living });
    const facts = await amongAll(ctx, found.facts, promise);
    const date = checkedPromise(facts) ?? unwrapOrThrow(noDate);
    if (date.day <= promise.promise.date.day)
      unwrapOrThrow(refused('promise.not-later', messages.promise.notLater(saidDay(date))));
    const reason = `${messages.promise.wished(notBefore)} ${sent.Reason}`.trim();
    return { date, facts, cause: 'asked', note: '', reason };
  }),
);

const noDate: Result<never> = refused('promise.no-date', messages.promise.noDate);

interface Message {
  readonly call: string;
  readonly sent: { readonly OrderId: string };
}

/** Moves a promise as a message asks, once. Promises are locked before their orders, as rules do it. */
async function onceByMessage(ctx: OfficeScope, { call, sent }: Message, work: () => Promise<NextPromise>) {
  await ctx.stores.batches.lockPromises();
  const idempotencyKey = idempotencyKeyOf(ctx, call, sent);
  const stored = unwrapOrThrow(await loadOrder(ctx, sent.OrderId));
  const isRepeated = stored.lastIdempotencyKey === idempotencyKey;
  return promiseToWire(
    ctx,
    isRepeated ? stored : await tellPromise(ctx, stored, { ...(await work()), idempotencyKey }),
  );
}

interface Found extends Omit<Forecast, 'order' | 'date'> {
  readonly date: PromisedDate;
  readonly promise: LivingPromise;
}

/** What the facts say of an order that has a promise and is being made. */
function forecastOf(
  orderId: string,
  all: Pick<Awaited<ReturnType<typeof checkPromises>>, 'forecasts' | 'living'>,
): Found {
  const forecast = all.forecasts.get(orderId);
  const promise = all.living.get(orderId);
  if (!forecast || !promise) return unwrapOrThrow(refused('promise.none', messages.promise.none));
  const { date, ...found } = forecast;
  if (!date) return unwrapOrThrow(noDate);
  return { ...found, date, promise };
}

/** The facts with what all others hold of each week, those who were promised later and quotes as well. */
async function amongAll(ctx: OfficeScope, facts: PromiseFacts, own: LivingPromise): Promise<PromiseFacts> {
  const { stores } = ctx;
  const [risk] = await stores.promises.risks([own.promise.orderId]);
  const held = new Set([own.week, risk?.forecast?.week]);
  const loads = await stores.orders.loads();
  const load = loads.map(
    ({ week, points }) => [week, held.has(week) ? Math.max(0, points - own.points) : points] as const,
  );
  return { ...facts, load: withHeld(load, await stores.holds.living(today(ctx))) };
}
