import { compareText } from '@door/domain/lib/compare-text';
import { numberText } from '@door/domain/lib/running-number';
import { z } from 'zod';
import { booleanInput, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, dateInput, nextCursor } from '../input/cursor.ts';
import { orderIdInput } from '../input/ids.ts';
import { loadOrder } from '../order/load-order.ts';
import { weekInput } from '../order/order-input.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { figures } from './figures.ts';
import { giveTo } from './give-to.ts';
import { hold, releaseHold } from './hold.ts';
import { move, setNotBefore } from './move-promise.ts';
import { preview } from './preview.ts';
import type { LivingPromise } from './promise-store.ts';
import { promiseToWire, shownRisk } from './promise-to-wire.ts';
import { whatIf } from './what-if.ts';

/** The date that the customer of an order was promised, why, and what was promised before. */
const get = procedure
  .allow('production.see')
  .input(z.strictObject({ OrderId: orderIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId } }) => {
    const promise = await promiseToWire(ctx, unwrapOrThrow(await loadOrder(ctx, OrderId)));
    return promise && { ...promise, FactsRevision: await ctx.stores.promises.factsRevision() };
  });

const listInput = z
  .strictObject({
    /** Only those in danger, or only the others. */
    Risk: booleanInput.optional(),
    /** Made in that week. */
    Week: weekInput.optional(),
    After: cursorInput(dateInput),
    Most: wholeNumberFrom(1, 100).default(50),
  })
  .prefault({});

/** Orders that are promised and being made, those of the first day before the others. */
const list = procedure
  .allow('production.see')
  .use(inOneTransaction)
  .input(listInput)
  .query(async ({ ctx, input: { Risk, Week, After, Most: limit } }) => {
    const risks = new Map((await ctx.stores.promises.risks()).map((risk) => [risk.orderId, risk]));
    const cursorOf = ({ promise: { date, orderId } }: LivingPromise) => ({ key: date.day, id: orderId });
    const isAfter = (each: LivingPromise) => After === null || byDay(cursorOf(each), After) > 0;
    const found = (await ctx.stores.promises.living())
      .filter(({ week, promise: { orderId } }) => {
        const isOfRisk = Risk === undefined || risks.has(orderId) === Risk;
        return isOfRisk && (Week === undefined || week === Week);
      })
      .filter(isAfter)
      .toSorted((one, other) => byDay(cursorOf(one), cursorOf(other)))
      .slice(0, limit);
    const { timeZone } = ctx.supplier.client;
    return {
      Promises: found.map(({ promise: { orderId, date, cause }, orderNumber, state, week }) => {
        const risk = risks.get(orderId);
        return {
          OrderId: orderId,
          Number: numberText('order', orderNumber),
          State: state,
          What: date.what,
          Day: date.day,
          Grain: date.grain,
          Cause: cause,
          /** In which it is made, as it is planned now. */
          Week: week,
          /** What the facts say where that is later; null: the promise is kept, or nobody knows a date. */
          ForecastDay: risk?.forecast?.day ?? null,
          Risk: risk ? shownRisk(risk, timeZone) : null,
        };
      }),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });

interface Placed {
  readonly key: string;
  readonly id: string;
}

const byDay = (one: Placed, other: Placed): number => compareText(one.key, other.key) || compareText(one.id, other.id);

export const promiseRouter = router({
  figures,
  get,
  giveTo,
  hold,
  list,
  move,
  preview,
  releaseHold,
  setNotBefore,
  whatIf,
});
