import { openCalendar, workWeek } from '@door/domain/lib/open-days';
import type { MadeToOrder } from '@door/domain/making/batch/made-to-order';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { groupsOf } from '@door/domain/lib/records';
import type { PromiseBook } from '@door/domain/making/promise/forecast';
import type { KeyStock } from '@door/domain/making/promise/promise-facts';
import { needDays } from '@door/domain/making/stock/need-day';
import { type Need, type NeedRules, needsOf } from '@door/domain/making/stock/open-demand';
import { stockFor } from '@door/domain/making/promise/given-supply';
import {
  type Availability,
  availabilityOf,
  availabilityOfMet,
  type KeySupply,
  type Outlook,
  outlookOf,
} from '@door/domain/making/stock/outlook';
import type { Place } from '@door/domain/making/stock/places';
import type { SaidSupplies } from '@door/domain/making/stock/supply';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { dueSupply, orderedStates } from '../purchase/due-supply.ts';
import { demandsInSequence, heldDemands, type TakenDemand } from './held-demand.ts';
import type { BatchedDemand } from './demand-store.ts';
import { withPlans } from './planned-bars.ts';
import { countedOf } from './stock-to-wire.ts';
import type { StockBalance } from './stock-store.ts';

/** What there is of keys. */
export interface KeptStock {
  readonly places: readonly Place[];
  readonly said: SaidSupplies;
  /** Of those that were ever moved. */
  readonly balances: ReadonlyMap<string, readonly StockBalance[]>;
  /** How pieces are made for doors that take nothing yet, by their references. */
  readonly needed?: ReadonlyMap<string, MadeToOrder>;
}

/** What is free of a key today and when it is short first, with who takes what where something is short; null: all find enough. */
export interface KeyAvailability extends Availability {
  readonly outlook: Outlook<TakenDemand> | null;
}

/**
 * What is free today of those of these keys that were ever moved or come, and when each is short first: nobody keeps the others. One
 * statement sums what orders take of all of them; who takes what is asked only of those of which something is short.
 * @param sums of what orders take of them, where they were read already
 */
export async function availabilities(
  ctx: CallScope,
  kept: KeptStock,
  of: { readonly keys: readonly string[]; readonly sums?: readonly BatchedDemand[] },
): Promise<ReadonlyMap<string, KeyAvailability>> {
  const rules = await needRules(ctx, kept.said);
  const { supplyOf, isKnown } = await supplies(ctx, kept);
  const keys = of.keys.filter(isKnown);
  const sums = of.sums?.filter(({ key }) => isKnown(key)) ?? (await ctx.stores.demands.sums(keys));
  const ordered = await withPlans(ctx, sums);
  const demands = groupsOf([...ordered, ...(await heldDemands(ctx, keys))], ({ key }) => key);
  const found = new Map<string, KeyAvailability>();
  for (const key of keys) {
    const met = availabilityOfMet(supplyOf(key), needsOf(demands.get(key) ?? [], rules), today(ctx));
    if (met) found.set(key, { ...met, outlook: null });
  }
  const short = keys.filter((key) => !found.has(key));
  for (const [key, outlook] of await outlooks(ctx, kept, short))
    found.set(key, { ...availabilityOf(ofOrders(outlook), today(ctx)), outlook });
  return found;
}

/** What a hold does not find in time is bought once it is ordered: nobody is short of it before. */
export const ofOrders = (outlook: Outlook<TakenDemand>): Outlook<TakenDemand> => ({
  ...outlook,
  needs: outlook.needs.filter(({ demand }) => demand.by.kind === 'order'),
});

/** Who takes what of these keys, in promise sequence. */
export async function outlooks(
  ctx: CallScope,
  kept: KeptStock,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Outlook<TakenDemand>>> {
  const rules = await needRules(ctx, kept.said);
  const { supplyOf } = await supplies(ctx, kept);
  const demands = groupsOf(await demandsInSequence(ctx, keys), ({ key }) => key);
  const gifts = groupsOf(keys.length > 0 ? await ctx.stores.promises.given() : [], ({ key }) => key);
  const takerOf = ({ by }: TakenDemand) => by.id;
  return new Map(
    keys.map((key) => {
      const of = { given: gifts.get(key) ?? [], takerOf };
      return [key, outlookOf(supplyOf(key), needsOf(demands.get(key) ?? [], rules), of)];
    }),
  );
}

/** What orders will take of every key, with the days on which they do. Nothing is bought for holds. */
export async function needsByKey(ctx: CallScope, said: SaidSupplies): Promise<ReadonlyMap<string, readonly Need[]>> {
  const rules = await needRules(ctx, said);
  const demands = groupsOf(await withPlans(ctx, await ctx.stores.demands.sums(null)), ({ key }) => key);
  return new Map([...demands].map(([key, ofKey]) => [key, needsOf(ofKey, rules)]));
}

interface StockAsked {
  readonly keys: readonly string[];
  readonly orderId: string | null;
  readonly quoteId: string | null;
}

/**
 * What there is of those of these keys that were ever moved or come, and what is taken of it by orders and holds that were promised before
 * this order, or before the place that is held for its quote; null: before a new one.
 */
export async function stockBefore(
  ctx: CallScope,
  kept: KeptStock,
  { keys, orderId, quoteId }: StockAsked,
): Promise<ReadonlyMap<string, KeyStock>> {
  const rules = await needRules(ctx, kept.said);
  const { supplyOf, isKnown } = await supplies(ctx, kept);
  const demands = groupsOf(await demandsInSequence(ctx, keys), ({ key }) => key);
  const gifts = groupsOf(await ctx.stores.promises.given(), ({ key }) => key);
  return new Map(
    keys.filter(isKnown).map((key) => {
      const needs = needsOf(demands.get(key) ?? [], rules).map(({ demand, day, quantity }) => ({
        by: demand.by.id,
        day,
        quantity,
      }));
      return [key, stockFor([orderId, quoteId], supplyOf(key), { needs, given: gifts.get(key) ?? [] })];
    }),
  );
}

type StockScope = Pick<CallScope, 'stores' | 'supplier' | 'clock'>;

/**
 * What orders and holds will take of every key, with the days on which they do, in promise sequence by key.
 * @param weeks in which some orders are supposed to be made instead of theirs
 */
export async function needsInSequence(
  ctx: StockScope,
  { said, weeks }: { readonly said: SaidSupplies; readonly weeks?: ReadonlyMap<string, WeekLabel> | undefined },
): Promise<readonly Need<TakenDemand>[]> {
  const rules = await needRules(ctx, said);
  const taken = (await demandsInSequence(ctx, null)).map((demand) => ({
    ...demand,
    week: weeks?.get(demand.by.id) ?? demand.week,
  }));
  const demands = groupsOf(taken, ({ key }) => key);
  return [...demands.values()].flatMap((ofKey) => needsOf(ofKey, rules));
}

/** What there is of those of these keys that were ever moved or come, and what comes; for what comes later also when it was to come. */
export async function knownSupply(
  ctx: StockScope,
  kept: Omit<KeptStock, 'said'>,
  keys: readonly string[],
): Promise<Pick<PromiseBook, 'supply' | 'asOrdered'>> {
  const { supplyOf, isKnown, dueOf } = await supplies(ctx, kept);
  const late = keys.filter((key) => dueOf(key).some(({ usable, asOrdered }) => usable > asOrdered));
  return {
    supply: new Map(keys.filter(isKnown).map((key) => [key, supplyOf(key)])),
    asOrdered: new Map(
      late.map((key) => [key, dueOf(key).map(({ asOrdered, quantity }) => [asOrdered, quantity] as const)]),
    ),
  };
}

/** By which demands have their days. */
async function needRules(
  { stores, supplier }: Pick<StockScope, 'stores' | 'supplier'>,
  said: SaidSupplies,
): Promise<NeedRules> {
  const closed = (await stores.holidays.all()).map(({ day }) => day);
  const { stages, barYield } = supplier.client.works;
  const { saw, consumption } = supplier.production;
  const { paint } = consumption;
  return { saw, barYield, needDay: needDays(openCalendar(workWeek, closed), { stages, paint }), said };
}

/** What there is of each key at the places that count, and what comes; known is what was ever moved, or comes. */
async function supplies(ctx: StockScope, { balances, places, needed }: Omit<KeptStock, 'said'>) {
  const due = await dueSupply(ctx, orderedStates, needed);
  const dueOf = (key: string) => due.get(key) ?? [];
  return {
    dueOf,
    supplyOf: (key: string): KeySupply => ({
      onHand: countedOf({ balances: balances.get(key) ?? [], places }),
      supply: dueOf(key).map(({ usable, quantity }) => [usable, quantity]),
    }),
    isKnown: (key: string): boolean => balances.has(key) || due.has(key),
  };
}
