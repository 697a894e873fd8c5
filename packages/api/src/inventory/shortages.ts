import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import { productionWeeksFrom, type WeekLabel } from '@door/domain/lib/production-week';
import { numberText } from '@door/domain/lib/running-number';
import { arrival } from '@door/domain/making/promise/arrival';
import type { PeggedNeed } from '@door/domain/making/promise/pegs';
import { vendorCalendar, vendorItemsFor } from '@door/domain/making/purchasing/vendor-item';
import { quantityText } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { loadReceiving, loadVendors, orderNow } from '../purchase/vendors.ts';
import { type KnownArticle, knownPieces, loadPlaces, loadSaidSupplies } from './articles.ts';
import type { Taker } from './held-demand.ts';
import { availabilities, ofOrders } from './outlooks.ts';

/** What orders will not find in time, week by week; weeks before that of today first, where their doors are not made yet. Weeks without are left out. */
export const shortages = procedure
  .allow('inventory.see')
  .input(
    z
      .strictObject({
        /** How many, from that of today on. */
        Weeks: wholeNumberFrom(1, 104).default(26),
      })
      .prefault({}),
  )
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Weeks } }) => {
    const last = productionWeeksFrom(today(ctx), Weeks).at(-1)?.label ?? '';
    return [...(await shortagesByWeek(ctx, last))].map(([week, ofWeek]) => ({
      Week: week,
      Shortages: ofWeek.map(({ wire }) => wire),
    }));
  });

/** What orders will not find in time, by the week in which they are made, up to this one. */
export async function shortagesByWeek(ctx: CallScope, last: WeekLabel) {
  const missing = (await shortDemands(ctx)).filter(({ week }) => week <= last);
  const inOrder = missing.toSorted(
    (one, other) => compareText(one.week, other.week) || compareText(one.day, other.day),
  );
  const rows = inOrder.map(({ week, day, by, article: { key, text, unit }, short, ends }) => ({
    week,
    day,
    wire: {
      OrderId: by.id,
      Order: numberText('order', by.number),
      Key: key,
      /** '' where the catalogue no longer tells. */
      Text: text,
      Unit: unit,
      Quantity: quantityText(short.quantity, unit),
      NeedDay: day,
      /** The day on which it is there: what is on its way, or the earliest new purchase; null: nobody sells it either. */
      Ends: ends,
    },
  }));
  return groupsOf(rows, ({ week }) => week);
}

/** What an order will not find in time. */
export interface ShortDemand {
  readonly week: WeekLabel;
  /** On which it is needed, ISO. */
  readonly day: string;
  readonly by: Taker;
  readonly article: KnownArticle;
  readonly short: NonNullable<PeggedNeed['short']>;
  /** The day on which all of it is there, bought now where nothing comes that will do; null: nobody sells it. */
  readonly ends: string | null;
}

/** What of all orders is short, of whatever week. What is held for quotes is bought once it is ordered, and short of nothing before. */
async function shortDemands(ctx: CallScope): Promise<readonly ShortDemand[]> {
  const { stock, demands } = ctx.stores;
  const sums = await demands.sums(null);
  const keys = [...new Set(sums.map(({ key }) => key))];
  const kept = {
    places: await loadPlaces(ctx),
    said: await loadSaidSupplies(ctx),
    balances: groupsOf(await stock.balances({ keys }), ({ key }) => key),
  };
  const short = [...(await availabilities(ctx, kept, { keys, sums }))].flatMap(([key, { outlook }]) =>
    outlook ? [{ key, outlook: ofOrders(outlook) }] : [],
  );
  const articleOf = await knownPieces(
    ctx,
    short.map(({ key }) => key),
  );
  const found = short.flatMap(({ key, outlook }) => {
    const article = articleOf(key);
    return article ? [{ article, outlook }] : [];
  });
  const boughtOn = await earliestPurchases(
    ctx,
    found.map(({ article }) => article.key),
  );
  return found.flatMap(({ article, outlook }) =>
    outlook.needs.flatMap(({ demand: { by, week }, day, pegs, short }) => {
      if (!short || week === null) return [];
      const bought = short.until === null ? boughtOn(article.key) : null;
      const ends = bought && pegs.reduce((last, { due }) => (due > last ? due : last), bought);
      return [{ week, day, by, article, short, ends: ends ?? short.until }];
    }),
  );
}

/** Tells of these keys on which day goods can be used that are ordered now, of the vendor whose come first; null: nobody sells them. */
async function earliestPurchases(ctx: CallScope, keys: readonly string[]): Promise<(key: string) => string | null> {
  if (keys.length === 0) return () => null;
  const { sold } = await loadVendors(ctx);
  const made = await ctx.stores.demands.made(keys);
  const [receiving, now] = [await loadReceiving(ctx), orderNow(ctx)];
  return (key) => {
    const sellers = vendorItemsFor(made.get(key)?.article ?? key, today(ctx), sold);
    const days = sellers.flatMap(
      ({ vendor, item }) => arrival(vendorCalendar(vendor, item), now, receiving)?.usable ?? [],
    );
    return days.toSorted(compareText)[0] ?? null;
  };
}

/** What orders will not find in time for this week, by the order: of several goods what comes last, or never. */
export async function missingInWeek(ctx: CallScope, made: WeekLabel): Promise<ReadonlyMap<string, ShortDemand>> {
  const missing = (await shortDemands(ctx)).filter(({ week }) => week === made);
  const last = ({ ends }: ShortDemand) => ends ?? '~';
  return new Map(
    missing.toSorted((one, other) => compareText(last(one), last(other))).map((each) => [each.by.id, each]),
  );
}

/** How many demands of orders are short in each week. */
export async function shortByWeek(ctx: CallScope): Promise<ReadonlyMap<WeekLabel, number>> {
  const byWeek = groupsOf(await shortDemands(ctx), ({ week }) => week);
  return new Map([...byWeek].map(([week, missing]) => [week, missing.length]));
}
