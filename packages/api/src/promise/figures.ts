import { compareText } from '@door/domain/lib/compare-text';
import { daysAfter } from '@door/domain/lib/open-days';
import { productionWeeksFrom } from '@door/domain/lib/production-week';
import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { pointsText } from '@door/domain/making/batch/capacity-points';
import { latestDay } from '@door/domain/making/promise/promise';
import { may } from '@door/domain/people/roles';
import { amountText, money, sumMoney } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { roomOfWeeks } from '../batch/week-room.ts';
import { dateInput } from '../input/cursor.ts';
import { shortagesByWeek } from '../inventory/shortages.ts';
import type { MonthValue } from '../inventory/stock-store.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { heldInWeeks } from './held-places.ts';
import type { OpenPromise } from './promise-store.ts';
import { anewToWire } from './promise-to-wire.ts';
import { keptPromises, monthsOf, type Period } from './kept-figures.ts';

/** Two years, one of them a leap year. */
const mostDays = 731;

const input = z
  .strictObject({
    /** Days, both counted. */
    From: dateInput,
    To: dateInput,
  })
  .refine(({ From, To }) => From <= To && To <= daysAfter(From, mostDays - 1), {
    path: ['To'],
    error: `must be at most ${String(mostDays)} days from From, and not before it`,
  });

/** How the works keep what they promise, and what is planned, short and in stock, of a period. Each figure is counted anew from what is kept. */
export const figures = procedure
  .allow('production.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { From: from, To: to } }) => {
    const open = await ctx.stores.promises.open();
    // What was promised before reasons were kept is a week of making, and no day on which it is done.
    const late = open.filter((promise) => promise.cause !== 'migrated' && latestDay(promise) < today(ctx));
    const atRisk = open.filter((promise) => promise.risk !== null && !late.includes(promise));
    return {
      AsOf: today(ctx),
      Kept: await keptPromises(ctx, { from, to }),
      Weeks: await weeksOf(ctx, { from, to }),
      /** null: to who may not see costs. */
      Stock: may(ctx.caller.role, 'prices.seeCost') ? await stockByMonth(ctx, { from, to }) : null,
      /** The orders whose promised day, or week, is over, and that are not done; the longest first. */
      Late: late.toSorted(byLatest).map(openToWire),
      /** Those of which something else is forecast than was promised, the first to be done before the others. */
      AtRisk: atRisk.toSorted(byLatest).map(openToWire),
    };
  });

/** The weeks of the period, with what they hold and what is short in them. */
async function weeksOf(ctx: CallScope, { from, to }: Period) {
  const loads = new Map((await ctx.stores.orders.loads()).map((load) => [load.week, load]));
  const roomOf = await roomOfWeeks(ctx);
  const heldIn = await heldInWeeks(ctx);
  const weeks = productionWeeksFrom(from, Math.ceil(mostDays / 7) + 1).filter(({ startsOn }) => startsOn <= to);
  const short = await shortagesByWeek(ctx, weeks.at(-1)?.label ?? '');
  return weeks.map(({ label, startsOn }) => {
    const { points = 0, made = 0, held = 0 } = loads.get(label) ?? {};
    const { capacity, openDays } = roomOf(label);
    const missing = short.get(label) ?? [];
    return {
      Week: label,
      StartsOn: startsOn,
      /** Days on which the works are open. */
      Open: openDays,
      /** Points with one decimal, as all of these: of orders that are made, and of those that are still to be. */
      Made: pointsText(made),
      Planned: pointsText(points - made - held),
      /** For quotes, and by orders whose date is at risk, beside the week in which they are planned. */
      Held: pointsText(held + heldIn(label)),
      Capacity: pointsText(capacity),
      /** How many orders will not find what they need in time, and of how many articles. */
      ShortOrders: new Set(missing.map(({ wire }) => wire.OrderId)).size,
      ShortKeys: new Set(missing.map(({ wire }) => wire.Key)).size,
    };
  });
}

/** What stock was worth at the end of each month of the period, of this month by now; months before its first line are left out. */
async function stockByMonth(ctx: CallScope, { from, to }: Period) {
  const changes = await ctx.stores.stock.valuesByMonth(ctx.supplier.client.timeZone);
  const first = changes[0]?.month;
  if (first === undefined) return [];
  const now = today(ctx);
  const begin = `${first}-01`;
  return monthsOf({ from: from < begin ? begin : from, to: to < now ? to : now }).map((month) => ({
    Month: month,
    Values: valuesOf(changes.filter((change) => change.month <= month)),
  }));
}

/** What changes of value come to, each currency by itself. */
const valuesOf = (changes: readonly MonthValue[]) =>
  [...groupsOf(changes, ({ currency }) => currency)]
    .map(([currency, ofCurrency]) => ({
      Currency: currency,
      Value: amountText(
        sumMoney(
          ofCurrency.map(({ value }) => money(value, currency)),
          currency,
        ),
      ),
    }))
    .toSorted((one, other) => compareText(one.Currency, other.Currency));

const byLatest = (one: OpenPromise, other: OpenPromise): number => compareText(latestDay(one), latestDay(other));

const openToWire = ({ orderId, orderNumber, day, grain, week, risk }: OpenPromise) => ({
  OrderId: orderId,
  Order: numberText('order', orderNumber),
  Day: day,
  Grain: grain,
  Week: week,
  Risk: risk && {
    Cause: risk.cause,
    /** null: nobody knows yet when it can be made. */
    Forecast: risk.forecast && { Day: risk.forecast.day, Grain: risk.forecast.grain },
    Anew: anewToWire(risk.anew),
  },
});
