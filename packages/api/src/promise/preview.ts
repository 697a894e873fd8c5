import { isEqual } from '@door/domain/lib/is-equal';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { latestDay, type PromisedDate } from '@door/domain/making/promise/promise';
import type { Outlook } from '@door/domain/making/stock/outlook';
import { unmadeStates } from '@door/domain/selling/order/waiting-orders';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { orderIdInput } from '../input/ids.ts';
import { loadPlaces, loadSaidSupplies } from '../inventory/articles.ts';
import type { TakenDemand } from '../inventory/held-demand.ts';
import { outlooks } from '../inventory/outlooks.ts';
import { messages } from '../messages.ts';
import { readOrder } from '../order/order-facts.ts';
import { weekInput } from '../order/order-input.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { promiseFacts } from './promise-facts.ts';
import { checkedPromise } from './promise-order.ts';
import { dateToWire } from './promise-to-wire.ts';
import { acceptedOn, hasUnknownRows, saleOfOrder } from './promised-sales.ts';

const mostMoves = 50;

/**
 * Which dates moves of the board would change, before they are saved: of the orders that move, and of those whose goods they would take or
 * leave. Nothing is written. Orders without a promise have no date that could change.
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
    const weeks: Weeks = new Map(Moves.map(({ OrderId, Week }) => [OrderId, Week]));
    const moved = await ctx.stores.orders.find([...weeks.keys()]);
    if (moved.length < weeks.size) unwrapOrThrow(refused('order.none', messages.order.none));
    const after = inOtherWeeks(ctx, weeks);
    const keys = await keptKeysOf(ctx, moved);
    const [taken, takenAfter] = [await needsByOrder(ctx, keys), await needsByOrder(after, keys)];
    const others = [...taken.keys()].filter((id) => !isEqual(taken.get(id), takenAfter.get(id)));
    const orders = await ctx.stores.orders.find([...new Set([...weeks.keys(), ...others])]);
    const changes = [];
    for (const stored of orders) {
      const promise = (await ctx.stores.promises.of(stored.id)).at(-1);
      const { week, promisedWeek, state } = stored.order;
      const now = week ?? promisedWeek;
      if (!promise || now === null || promisedWeek === null || !unmadeStates.includes(state)) continue;
      const before = await forecastIn(ctx, stored, { week: now, taken });
      const then = await forecastIn(after, stored, { week: weeks.get(stored.id) ?? now, taken: takenAfter });
      if (before?.day === then?.day && before?.week === then?.week) continue;
      changes.push({
        OrderId: stored.id,
        Order: numberText('order', stored.number),
        /** The day that was promised. */
        Promised: promise.date.day,
        /** null: by what is known it can be made in no week. */
        Before: before && dateToWire(before),
        After: then && dateToWire(then),
        /** Whether the date would be after what was promised, or nobody would know one. */
        Breaks: then === null || then.day > latestDay(promise.date),
      });
    }
    return { Changes: changes };
  });

type Weeks = ReadonlyMap<string, WeekLabel>;

/** The same calls as if these orders were made in other weeks. */
function inOtherWeeks(ctx: CallScope, weeks: Weeks): CallScope {
  const { demands } = ctx.stores;
  const moved: typeof demands = {
    ...demands,
    inSequence: async (keys) =>
      (await demands.inSequence(keys)).map((demand) => ({
        ...demand,
        week: weeks.get(demand.orderId) ?? demand.week,
      })),
  };
  const stores = new Proxy(ctx.stores, {
    get: (all, name): unknown => (name === 'demands' ? moved : Reflect.get(all, name)),
  });
  return { ...ctx, stores };
}

/** What orders take of what is kept in stock: nobody waits for the rest. */
async function keptKeysOf({ stores }: CallScope, orders: readonly StoredOrder[]): Promise<readonly string[]> {
  const kept = new Set((await stores.stock.accounts()).map(({ key }) => key));
  const keys = new Set<string>();
  for (const { id } of orders) for (const { key } of await stores.demands.of(id)) if (kept.has(key)) keys.add(key);
  return [...keys];
}

type TakenNeed = Outlook<TakenDemand>['needs'][number];
type NeedsByOrder = ReadonlyMap<string, readonly TakenNeed[]>;

/** Who takes what of these keys from which supply, by order. */
async function needsByOrder(ctx: CallScope, keys: readonly string[]): Promise<NeedsByOrder> {
  const balances = groupsOf(await ctx.stores.stock.balances({ keys }), ({ key }) => key);
  const kept = { places: await loadPlaces(ctx), said: await loadSaidSupplies(ctx), balances };
  const needs = [...(await outlooks(ctx, kept, keys)).values()].flatMap((outlook) => outlook.needs);
  return groupsOf(
    needs.filter(({ demand }) => demand.by.kind === 'order'),
    ({ demand }) => demand.by.id,
  );
}

interface Planned {
  readonly week: WeekLabel;
  readonly taken: NeedsByOrder;
}

/** The date of an order that is made in this week, whose room is its own; null: there is none by what is known. */
async function forecastIn(ctx: CallScope, stored: StoredOrder, { week, taken }: Planned): Promise<PromisedDate | null> {
  const opened = await readOrder(ctx, stored.order);
  const sale = await saleOfOrder(ctx, { id: stored.id, ...opened }, await acceptedOn(ctx, stored));
  if (hasUnknownRows(ctx, sale)) return null;
  const facts = await promiseFacts(ctx, sale);
  const open = new Set((taken.get(stored.id) ?? []).map(({ demand }) => demand.key));
  return checkedPromise({
    ...facts,
    // A batch may have taken its part already.
    demand: stored.order.state === 'In Batch' ? facts.demand.filter(({ key }) => open.has(key)) : facts.demand,
    order: { ...facts.order, place: { week, isGiven: true } },
  });
}
