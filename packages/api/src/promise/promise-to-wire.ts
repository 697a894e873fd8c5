import { clockIn, dayIn } from '@door/domain/lib/calendar-day';
import { productionWeeksFrom } from '@door/domain/lib/production-week';
import { isGlassKey } from '@door/domain/making/batch/made-to-order';
import { pointsText } from '@door/domain/making/batch/capacity-points';
import type { KeptDate, PromiseCause, PromiseReason, SkippedWeek } from '@door/domain/making/promise/promise';
import { standingVisits } from '../diary/load-diary.ts';
import { orderingMessages, promisingMessages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import type { StoredPromise, StoredRisk } from './promise-store.ts';

/**
 * The promises of an order, of which the last stands; none does: none. A reopened order forgets its week, and its promise with it, and what is
 * cancelled is promised nobody; the rows stay.
 */
const standingPromises = async ({ stores }: Pick<CallScope, 'stores'>, { id, order }: StoredOrder) =>
  order.promisedWeek === null || order.state === 'Cancelled' ? [] : stores.promises.of(id);

/** The date that the customer of an order was promised, for everybody, and how it has moved, the last move first; null: none stands. */
export async function publicPromiseToWire(ctx: WireScope & Pick<CallScope, 'clock'>, stored: StoredOrder) {
  const all = await standingPromises(ctx, stored);
  const last = all.at(-1);
  if (!last) return null;
  const [risk] = await ctx.stores.promises.risks([stored.id]);
  const tellBy = risk?.tellBy ?? null;
  const isAhead = tellBy !== null && tellBy > ctx.clock.now().toISOString();
  return {
    ...publicDateToWire(ctx, await refined(ctx, last)),
    Moves: all
      .slice(1)
      .map((promise, at) => ({
        From: placeInTime(all[at]?.date ?? promise.date),
        To: placeInTime(promise.date),
        /** Sentences; '': its facts gave another date. */
        Cause: causeText(promise),
      }))
      .toReversed(),
    /** Whether the date is in danger, so that the customer will be told. */
    IsChecked: tellBy !== null,
    /** Until when, on the supplier's clock, `2026-12-03 17:00`; null: that has passed, and nobody knows a date yet. */
    CheckedUntil: risk && isAhead ? shownRisk(risk, ctx.supplier.client.timeZone).TellAt : null,
  };
}

/** A visit that is booked within the week that was promised makes it a day, and moves nothing (PROMISE 7.7). */
async function refined(ctx: WireScope, { orderId, date }: StoredPromise): Promise<KeptDate> {
  if (date.what !== 'fitted' || date.grain === 'day') return date;
  const [job] = (await ctx.stores.diary.jobs({ orders: [orderId] })).filter(({ state }) => state === 'Booked');
  const [visit] = job ? await standingVisits(ctx, job.id) : [];
  const day = visit && dayIn(visit.from, ctx.supplier.client.timeZone);
  return day !== undefined && isSameWeek(day, date.day) ? { ...date, day, grain: 'day' } : date;
}

const isSameWeek = (one: string, other: string): boolean =>
  productionWeeksFrom(one, 1)[0]?.label === productionWeeksFrom(other, 1)[0]?.label;

const placeInTime = ({ day, grain }: KeptDate) => ({ Day: day, Grain: grain });

/** The date that the customer of an order was promised, with its reasons and those before it; null: none stands. */
export async function promiseToWire(ctx: WireScope, stored: StoredOrder) {
  const all = await standingPromises(ctx, stored);
  const last = all.at(-1);
  if (!last) return null;
  return {
    Kind: 'promised' as const,
    ...dateToWire(ctx, await refined(ctx, last)),
    AsOf: last.madeAt,
    /** null: it follows from its facts alone. */
    Cause: last.cause,
    /** The same for everybody, with what a planner has written beside it; '' without a cause. */
    CauseText: causeText(last),
    /** The promises before this one, oldest first. */
    History: all.slice(0, -1).map(headToWire),
    ...(await riskToWire(ctx, stored.id)),
  };
}

type WireScope = Pick<CallScope, 'stores' | 'supplier'>;

/** Whether the date that stands is in danger, as it was found when facts have changed last. */
async function riskToWire(ctx: WireScope, id: string) {
  const [risk] = await ctx.stores.promises.risks([id]);
  return {
    /** What the facts say where that is later than the promise; null: it is kept, or nobody knows a date. */
    Forecast: risk?.forecast && !risk.anew ? dateToWire(ctx, risk.forecast) : null,
    /** null: it is in no danger. */
    Risk: risk ? shownRisk(risk, ctx.supplier.client.timeZone) : null,
  };
}

export const anewToWire = (anew: StoredRisk['anew']) => anew && { Key: anew.key, By: anew.by };

/** A danger with the hour at which the customer is told of it. */
export const shownRisk = ({ foundAt, cause, tellBy, anew }: StoredRisk, timeZone: string) => ({
  Since: foundAt,
  Cause: cause,
  /** null: nobody is told, for what comes late can be bought anew in time. */
  TellBy: tellBy,
  /** The same on the supplier's clock: `2026-12-03 17:00`. */
  TellAt: tellBy === null ? null : `${dayIn(tellBy, timeZone)} ${clockIn(tellBy, timeZone)}`,
  /** What has to be bought, and the last day on which it can be ordered, so that the date is kept; null: it is not kept. */
  Anew: anewToWire(anew),
  Text: causeTexts[cause],
});

const causeTexts: Readonly<Record<PromiseCause, string>> = promisingMessages.causes;

const causeText = ({ cause, note }: StoredPromise): string =>
  [cause === null ? '' : promisingMessages.causes[cause], note].filter((text) => text !== '').join(' ');

/** A date with what it follows from, of whatever kind. */
export const dateToWire = (ctx: GoodsScope, date: KeptDate) => ({
  /** `fitted`, `delivered` or `collected`. */
  What: date.what,
  Day: date.day,
  /** `week`: on some day of the week of `Day`. */
  Grain: date.grain,
  /** In which the works make it. */
  Week: date.week,
  Made: date.made,
  /** null: it is collected. */
  Sent: date.sent,
  Reasons: date.reasons.map((reason) => reasonToWire(ctx, reason)),
  /** The weeks before that could not be taken. */
  Skipped: date.skipped.map(skippedToWire),
});

/** A date for everybody: each of its reasons once, on its latest day; none names a vendor, another order or a load. */
export function publicDateToWire(ctx: GoodsScope, date: KeptDate) {
  const reasons = date.reasons.filter(({ code }) => code !== 'ordered').map((reason) => publicReason(ctx, reason));
  return {
    What: date.what,
    Day: date.day,
    Grain: date.grain,
    Reasons: reasons
      .filter(({ Text, Day }) => !reasons.some((other) => other.Text === Text && other.Day > Day))
      .filter(isFirst),
  };
}

const publicReason = (ctx: GoodsScope, reason: PromiseReason) => ({
  Day: reason.day,
  Binds: reason.binds,
  Text: publicText(ctx, reason),
});

/** What tells which goods are made for one door. */
type GoodsScope = Pick<CallScope, 'supplier'>;

const goodsCodes: readonly PromiseReason['code'][] = ['stock', 'purchase', 'vendor'];

function publicText({ supplier }: GoodsScope, { code, assumed, about }: PromiseReason): string {
  const isMadeGlass = goodsCodes.includes(code) && isGlassKey(about, supplier.production);
  const text = isMadeGlass ? promisingMessages.madeGlass : promisingMessages.publicReasons[code](about);
  return assumed ? promisingMessages.assumed(text) : text;
}

const isFirst = ({ Text }: { readonly Text: string }, at: number, all: readonly { readonly Text: string }[]): boolean =>
  all.findIndex((other) => other.Text === Text) === at;

const headToWire = (promise: StoredPromise) => ({
  Number: promise.number,
  Day: promise.date.day,
  Grain: promise.date.grain,
  Week: promise.date.week,
  Cause: promise.cause,
  CauseText: causeText(promise),
  AsOf: promise.madeAt,
});

function reasonToWire(ctx: GoodsScope, reason: PromiseReason) {
  const { code, day, binds, assumed, about } = reason;
  const text = promisingMessages.reasons[code](code === 'lead' ? leadText(about) : about);
  return {
    Code: code,
    Day: day,
    Binds: binds,
    Assumed: assumed,
    Text: assumed ? promisingMessages.assumed(text) : text,
    PublicText: publicText(ctx, reason),
  };
}

const leadTexts: Readonly<Record<string, string>> = orderingMessages.leads;
const leadText = (rule: string): string => leadTexts[rule] ?? rule;

const skippedToWire = (skipped: SkippedWeek) => ({
  Week: skipped.week,
  Why: skipped.why,
  /** On which what it waits for is there; null: it waits for nothing. */
  Day: 'day' in skipped ? skipped.day : null,
  Text: skippedText(skipped),
});

function skippedText(skipped: SkippedWeek): string {
  const { skipped: texts } = promisingMessages;
  switch (skipped.why) {
    case 'closed':
    case 'planning':
      return texts[skipped.why]();
    case 'asked':
    case 'not-ready':
      return texts[skipped.why](skipped);
    case 'lead':
      return texts.lead({ about: leadText(skipped.about) });
    case 'full': {
      const { load, points, capacity } = skipped;
      return texts.full({ load: pointsText(load), points: pointsText(points), capacity: pointsText(capacity) });
    }
  }
}
