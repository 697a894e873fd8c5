import { compareText } from '@door/domain/lib/compare-text';
import { openCalendar, workWeek } from '@door/domain/lib/open-days';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { groupsOf } from '@door/domain/lib/records';
import type { HeldTurn, PromiseBook, PromisedNeed, PromisedOrder } from '@door/domain/making/promise/forecast';
import type { GivenSupply } from '@door/domain/making/promise/given-supply';
import type { PaintDays } from '@door/domain/making/promise/painting';
import { assumedOf, standingFacts } from '@door/domain/making/promise/standing-facts';
import type { KeySupply } from '@door/domain/making/stock/outlook';
import { transportWeekdays } from '@door/domain/making/promise/transport-weekdays';
import { neededAt } from '@door/domain/making/promise/wanted-goods';
import { type SoldItem, vendorCalendar, vendorItemsFor } from '@door/domain/making/purchasing/vendor-item';
import type { Need } from '@door/domain/making/stock/open-demand';
import { supplyKeysOf } from '@door/domain/making/stock/supply';
import { fittingDiary } from '../diary/load-diary.ts';
import { loadPlaces, loadSaidSupplies } from '../inventory/articles.ts';
import type { TakenDemand } from '../inventory/held-demand.ts';
import { knownSupply, needsInSequence } from '../inventory/outlooks.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { loadVendors } from '../purchase/vendors.ts';
import { worksFacts } from './promise-facts.ts';
import { paintDays, sellerName } from './promised-goods.ts';
import { depositOf } from './promised-sales.ts';
import { arrivedOrders } from './arrived-orders.ts';
import type { LivingPromise } from './promise-store.ts';

/** All that forecasts follow from, and what tells their causes. */
export interface LoadedBook {
  readonly book: PromiseBook;
  readonly living: ReadonlyMap<string, LivingPromise>;
  /** Keys of which goods are put aside where nobody is promised from. */
  readonly setAside: ReadonlySet<string>;
  /** Goods that people have given to other orders. */
  readonly given: readonly GivenSupply[];
}

/** What is supposed of orders, by their ids, instead of what is so. */
export interface Supposed {
  /** A week or a day before which the customer does not want it. */
  readonly notBefore?: ReadonlyMap<string, string>;
  /** The week in which it is made. */
  readonly weeks?: ReadonlyMap<string, WeekLabel>;
}

/** Reads everything once for all orders that have a promise and are being made: stock, what comes, what each takes, vendors, weeks. */
export async function loadPromiseBook(ctx: RuleScope, { notBefore, weeks }: Supposed = {}): Promise<LoadedBook> {
  const living = await ctx.stores.promises.living();
  const arrived = await arrivedOrders(
    ctx,
    living.map(({ promise }) => promise.orderId),
  );
  const promises = living
    .filter(({ promise }) => !arrived.has(promise.orderId))
    .map((each) => ({ ...each, week: weeks?.get(each.promise.orderId) ?? each.week }));
  const facts = { now: ctx.clock.now().toISOString(), ...(await worksFacts(ctx)) };
  const calendar = openCalendar(workWeek, facts.works.closed);
  const said = await loadSaidSupplies(ctx);
  const needs = groupsOf(await needsInSequence(ctx, { said, weeks }), ({ demand }) => demand.by.id);
  const { sold } = await loadVendors(ctx);
  const keys = [...new Set([...needs.values()].flatMap((own) => own.map(({ demand }) => demand.key)))];
  const places = await loadPlaces(ctx);
  const balances = await ctx.stores.stock.balances({ keys });
  const { supply, asOrdered } = await knownSupply(
    ctx,
    { places, balances: groupsOf(balances, ({ key }) => key) },
    keys,
  );
  const since = await knownSince(ctx, promises);
  const given = await ctx.stores.promises.given();
  const made = await ctx.stores.demands.made(keys);
  const needsOf = byKey(paintDays(ctx.supplier));
  const fitDaysOf = await fitDaysOfOrders(ctx);
  const weekdaysOf = (address: string) => transportWeekdays(address, ctx.supplier.client.works);
  const articles = new Map<string, string>();
  const orders = promises.map((living): Turn => {
    const { promise, points, week, placedAt } = living;
    const id = promise.orderId;
    const standing = standingFacts(promise.date, since(living), calendar);
    const order: PromisedOrder['order'] = {
      ...standing,
      points,
      place: { week, isGiven: week !== promise.date.week },
      notBefore: notBefore?.get(id) ?? standing.notBefore,
    };
    const own = needs.get(id) ?? [];
    for (const need of own) {
      const article = made.get(need.demand.key)?.article;
      if (article && asksArticle(living, need, { article, known: supply.get(need.demand.key) }))
        articles.set(need.demand.key, article);
    }
    return {
      placedAt,
      turn: { id, promise, order, fitDays: fitDaysOf(id), transport: weekdaysOf(living.address), needs: needsOf(own) },
    };
  });
  const holds = (await ctx.stores.holds.living(today(ctx))).map(
    ({ quoteId, week, points, madeAt }): Turn => ({
      placedAt: madeAt,
      turn: { id: quoteId, held: { week, points }, needs: needsOf(needs.get(quoteId) ?? []) },
    }),
  );
  const { vendors, vendorsOf } = sellers(sold, today(ctx));
  const uncounted = new Set(places.flatMap(({ id, counts }) => (counts ? [] : [id])));
  return {
    book: {
      ...facts,
      turns: inTurn([...orders, ...holds]),
      supply,
      asOrdered,
      given,
      vendors,
      vendorsOf: (key) => vendorsOf(articles.get(key) ?? key),
    },
    given,
    living: new Map(promises.map((each) => [each.promise.orderId, each])),
    setAside: new Set(
      balances.flatMap(({ key, place, quantity }) => (uncounted.has(place) && quantity > 0 ? key : [])),
    ),
  };
}

/** An order or a hold, with the moment since which it has its place; null: it is planned by hand, behind all others. */
interface Turn {
  readonly placedAt: string | null;
  readonly turn: PromisedOrder | HeldTurn;
}

const inTurn = (turns: readonly Turn[]): PromiseBook['turns'] =>
  turns.toSorted((one, other) => compareText(one.placedAt ?? '~', other.placedAt ?? '~')).map(({ turn }) => turn);

/** Each key once: by when its first doors need it. */
const byKey =
  (paint: PaintDays | null) =>
  (needs: readonly Need<TakenDemand>[]): readonly PromisedNeed[] =>
    [...groupsOf(needs, ({ demand }) => demand.key)].map(([key, own]) => ({
      key,
      paint: own.some(({ stage }) => stage === 'painting') ? paint : null,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      stage: neededAt[own[0]?.stage ?? 'assembly'],
      day: own.map(({ day }) => day).toSorted()[0] ?? '',
    }));

interface MadePiece {
  readonly article: string;
  /** What there is of the piece itself, and what comes; undefined: nobody has ever ordered it. */
  readonly known: KeySupply | undefined;
}

/**
 * Whether a piece that is made for a door has to be bought, which vendors know by its article alone: no other piece of that article, on a
 * shelf or on its way, is this one. What nobody has ordered yet is asked for where it was promised by its article; in a batch, glass is
 * waived by hand.
 */
function asksArticle(
  { promise }: LivingPromise,
  { demand }: Need<TakenDemand>,
  { article, known }: MadePiece,
): boolean {
  if (known) return known.onHand === 0 && known.supply.length === 0;
  const isOfPiece = (about: string) => about === article || about === demand.key;
  return demand.batch === null && promise.date.reasons.some(({ about }) => isOfPiece(about));
}

/** When fitters are free for the doors of each order, or come already; null: every open day. */
async function fitDaysOfOrders(ctx: RuleScope): Promise<(orderId: string) => readonly string[] | null> {
  const { diary } = ctx.stores;
  const freeFor = await fittingDiary(ctx);
  const jobs = await diary.openNeeds();
  const booked = [...jobs.values()].flatMap(({ id, state }) => (state === 'To book' ? [] : id));
  const visits = groupsOf(await diary.visits({ jobs: booked }), ({ jobId }) => jobId);
  return (orderId) => {
    const job = jobs.get(orderId);
    const free = job ? freeFor(job.need) : null;
    const own = (job && visits.get(job.id))?.find(({ isCancelled }) => !isCancelled);
    return free && own ? [...free, dayOf(ctx, own.from)] : free;
  };
}

/** Who sells what, each asked for once. */
function sellers(sold: readonly SoldItem[], day: string): Pick<PromiseBook, 'vendors' | 'vendorsOf'> {
  const ofCode = groupsOf(sold, ({ item }) => item.key);
  const known = new Map<string, readonly string[]>();
  return {
    vendors: Object.fromEntries(sold.map((each) => [sellerName(each), vendorCalendar(each.vendor, each.item)])),
    vendorsOf: (key) => {
      const found = known.get(key);
      if (found) return found;
      const near = supplyKeysOf(key).flatMap((code) => ofCode.get(code) ?? []);
      const names = vendorItemsFor(key, day, near).map(sellerName);
      known.set(key, names);
      return names;
    },
  };
}

/** What has become known of measurements and deposits that promises assume; only those are asked about. */
async function knownSince(ctx: RuleScope, promises: readonly LivingPromise[]) {
  const asked = promises.filter(({ promise: { date }, state }) =>
    state === 'Accepted' ? assumedOf(date, 'deposit') || assumedOf(date, 'measured') : false,
  );
  const orders = await ctx.stores.orders.find(asked.map(({ promise }) => promise.orderId));
  const itemIds = orders.flatMap(({ order }) => order.lines.map(({ itemId }) => itemId));
  const items = new Map((await ctx.stores.items.find(itemIds)).map((stored) => [stored.item.id, stored.measuredAt]));
  const paying = new Set(await ctx.stores.payments.ordersPaidFor(orders.map(({ id }) => id)));
  const found = new Map<string, Record<'measured' | 'deposit', string | null>>();
  for (const stored of orders) {
    const days = stored.order.lines.map(({ itemId }) => items.get(itemId) ?? null);
    const measured = days.includes(null)
      ? null
      : (days
          .map((at) => dayOf(ctx, at ?? ''))
          .toSorted()
          .at(-1) ?? null);
    found.set(stored.id, { measured, deposit: paying.has(stored.id) ? (await depositOf(ctx, stored)).deposit : null });
  }
  return ({ promise, state }: LivingPromise) => {
    const promisedOn = dayOf(ctx, promise.madeAt);
    // What goes into production has been measured and has its deposit.
    if (state !== 'Accepted') return { promisedOn, measured: promisedOn, deposit: promisedOn };
    return { promisedOn, ...(found.get(promise.orderId) ?? { measured: null, deposit: null }) };
  };
}
