import type { WeekLabel } from '@door/domain/lib/production-week';
import { heldPoints } from '@door/domain/making/promise/place-hold';
import { transportWeekdays } from '@door/domain/making/promise/transport-weekdays';
import type { OrderFacts, PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { countingLeads, leadTimesOf } from '@door/domain/selling/order/lead-time';
import { needOfDoors } from '../diary/jobs.ts';
import { fittingDiary } from '../diary/load-diary.ts';
import type { StoredItem } from '../item/item-store.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { StoredHold } from './hold-store.ts';
import { type GoodsOf, promisedGoods } from './promised-goods.ts';

/** A door as its date depends on it. */
export type PromisedItem = Pick<StoredItem, 'item' | 'measuredAt'>;

/** What a date is computed for: an order, a quote or some doors. */
export interface PromisedSale
  extends GoodsOf,
    Pick<OrderFacts, 'points' | 'accepted' | 'deposit' | 'depositAsked' | 'ends'> {
  readonly items: readonly PromisedItem[];
  /** Where the doors go, by which they leave on weekdays of its zone; '': nobody knows it. */
  readonly address: string;
  /** The week that holds its points already; null: none does. They are no room that others take. */
  readonly heldIn: WeekLabel | null;
}

/**
 * What the date of a sale follows from now.
 * @param now when it is asked about, instead of the clock
 */
export async function promiseFacts(
  ctx: CallScope,
  sale: PromisedSale,
  now: string = ctx.clock.now().toISOString(),
): Promise<PromiseFacts> {
  const loads = await ctx.stores.orders.loads();
  const { points, accepted, deposit, depositAsked, ends, heldIn } = sale;
  const holds = await ctx.stores.holds.living(dayOf(ctx, now));
  const own = holds.find(({ quoteId }) => quoteId === sale.quoteId);
  const works = await worksFacts(ctx);
  const goods = await promisedGoods(ctx, sale);
  return {
    now,
    ...works,
    works: {
      ...works.works,
      transport: transportWeekdays(sale.address, ctx.supplier.client.works),
      fitDays: await fitDaysOf(ctx, sale),
    },
    load: withHeld(
      // What is divided over several weeks is not all held in this one.
      loads.map((load) => [load.week, Math.max(0, load.points - (load.week === heldIn ? points : 0))]),
      holds.filter((hold) => hold !== own),
    ),
    order: {
      points,
      accepted,
      deposit,
      depositAsked,
      ends,
      measured: measuredOn(ctx, sale.items),
      // Whoever asked for a later place with the quote has the order then, and no sooner.
      notBefore: sale.orderId === null ? null : (own?.notBefore ?? null),
      leadRules: leadRulesOf(ctx, sale.items, goods),
    },
    ...goods,
  };
}

/** When the fitters are free for the doors of a sale; null: every open day, as where nobody fits them. */
async function fitDaysOf(
  ctx: CallScope,
  { ends, doors: { order, items } }: PromisedSale,
): Promise<readonly string[] | null> {
  return ends === 'fitted' ? (await fittingDiary(ctx))(needOfDoors(ctx, { lines: order.lines, items })) : null;
}

/** The calendar of the works, what their weeks take, and what dates count before and after them. */
export async function worksFacts({ stores, supplier }: Pick<CallScope, 'stores' | 'supplier'>) {
  const { client, production } = supplier;
  const { planDays, surveyDays, depositDays, transport, transitDays, fitAfter, goodsInDays, stages } = client.works;
  const extraTransport = client.works.extraTransport.map(({ day }) => day);
  const holidays = await stores.holidays.all();
  const capacities = await stores.batches.capacities();
  return {
    timeZone: client.timeZone,
    // All that comes, comes on purchases.
    dueAs: 'purchase' as const,
    works: {
      planDays,
      surveyDays,
      depositDays,
      transport,
      extraTransport,
      transitDays,
      fitAfter,
      goodsInDays,
      stages,
      closed: holidays.map(({ day }) => day),
      usual: production.capacity.week,
      capacity: Object.fromEntries(capacities.map((set) => [set.week, set.points])),
      fitDays: null,
    },
  };
}

/** Places that are held for quotes are no room for others either. */
export function withHeld(
  loads: readonly (readonly [WeekLabel, number])[],
  holds: readonly StoredHold[],
): PromiseFacts['load'] {
  const held = heldPoints(holds);
  const weeks = new Map(loads);
  for (const [week, points] of held) weeks.set(week, (weeks.get(week) ?? 0) + points);
  return Object.fromEntries(weeks);
}

/** The day of the last measurement; null: a door is not measured yet. */
function measuredOn(ctx: CallScope, items: readonly PromisedItem[]): string | null {
  const days = items.flatMap(({ measuredAt }) => (measuredAt === null ? [] : dayOf(ctx, measuredAt)));
  return days.length < items.length ? null : (days.toSorted().at(-1) ?? null);
}

function leadRulesOf(
  { supplier }: CallScope,
  items: readonly PromisedItem[],
  goods: Pick<PromiseFacts, 'demand' | 'stock'>,
): OrderFacts['leadRules'] {
  const leads = leadTimesOf(
    items.map(({ item }) => item),
    supplier.catalogue,
    supplier.client.works,
  );
  return Object.fromEntries(
    countingLeads(leads, goods, supplier.client.works).map(({ reason, days }) => [reason, days]),
  );
}
