import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import {
  type KeptCounts,
  type KeptJudgement,
  keptCounts,
  keptJudgement,
  publicCounts,
} from '@door/domain/making/promise/kept-promises';
import { daysAfter } from '@door/domain/lib/open-days';
import { may } from '@door/domain/people/roles';
import { dayOf, today } from '../pricing/price-lists.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import { loadNames } from '../user/people.ts';
import type { PromiseOfDone } from './promise-store.ts';

/** The days that figures are of. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

type DayScope = Pick<CallScope, 'stores' | 'supplier' | 'clock'>;

/** An order that was done, with what its promises came to. */
interface JudgedOrder extends KeptJudgement {
  readonly last: PromiseOfDone;
}

/** Of the orders that were done in a period: how many as promised, by month, by who sold them, and why the others were not. */
export async function keptPromises(ctx: OfficeScope, period: Period) {
  const judged = judgedOrders(ctx, await ctx.stores.promises.ofDone(period));
  const nameOf = await loadNames(ctx);
  const byMonth = groupsOf(judged, ({ last }) => last.done.slice(0, 7));
  const bySeller = groupsOf(judged, ({ last }) => last.seller);
  const missed = judged.filter(({ asFirstPromised }) => !asFirstPromised);
  const vendorOf = await vendorNames(ctx);
  return {
    Months: monthsOf(period).map((month) => ({ Month: month, ...countsToWire(keptCounts(byMonth.get(month) ?? [])) })),
    Sellers: [...bySeller]
      .map(([seller, orders]) => ({ SellerId: seller, Name: nameOf(seller), ...countsToWire(keptCounts(orders)) }))
      .toSorted((one, other) => compareText(one.Name, other.Name) || compareText(one.SellerId, other.SellerId)),
    /** Why orders were not done as first promised, the most frequent cause first; null as with them. */
    Causes: [...groupsOf(missed, ({ cause }) => cause)]
      .map(([cause, orders]) => ({ Cause: cause, Orders: orders.length }))
      .toSorted((one, other) => other.Orders - one.Orders || compareText(one.Cause ?? '', other.Cause ?? '')),
    /** Of those that late goods have moved, whose goods these were, the most frequent vendor first; null: to who may not buy. */
    Vendors: vendorOf && byVendor(missed, vendorOf),
    /** The orders that were not done as first promised, the last ones first. */
    Missed: missed
      .toSorted((one, other) => compareText(other.last.done, one.last.done))
      .map(({ last, asLastTold, cause, lateVendor }) => ({
        OrderId: last.orderId,
        Order: numberText('order', last.orderNumber),
        DoneOn: last.done,
        AsLastTold: asLastTold,
        /** null: its date was never moved. */
        Cause: cause,
        /** Whose goods came too late, by name; null: nobody's, nobody knows whose, or who asks may not buy. */
        Vendor: lateVendor === null ? null : (vendorOf?.(lateVendor) ?? null),
      })),
  };
}

/** Names of vendors by their ids; null: who asks may not buy, and knows nobody. */
async function vendorNames({ stores, caller }: OfficeScope): Promise<((id: string) => string) | null> {
  if (!may(caller.role, 'purchasing.manage')) return null;
  const names = new Map((await stores.vendors.all()).map(({ vendor }) => [vendor.id, vendor.name]));
  return (id) => names.get(id) ?? '';
}

const byVendor = (missed: readonly JudgedOrder[], nameOf: (id: string) => string) =>
  [...groupsOf(missed.filter(isByVendor), ({ lateVendor }) => lateVendor)]
    .map(([id, orders]) => ({
      /** null, as the name: nobody knows whose goods they were, as of moves of before that was kept. */
      VendorId: id,
      Name: id === null ? null : nameOf(id),
      ...countsToWire(keptCounts(orders)),
    }))
    .toSorted((one, other) => other.Orders - one.Orders || compareText(one.Name ?? '', other.Name ?? ''));

const isByVendor = ({ cause }: KeptJudgement): boolean => cause === 'vendor-late';

/** Over so many days up to today, what customers read is counted. */
const publicDays = 365;

/** How many orders of the last year were done as promised, for everybody; null: the supplier does not tell, or too few were done. */
export async function publicKept(ctx: DayScope) {
  if (!ctx.supplier.client.works.showKept) return null;
  const to = today(ctx);
  const done = await ctx.stores.promises.ofDone({ from: daysAfter(to, 1 - publicDays), to });
  const counts = publicCounts(keptCounts(judgedOrders(ctx, done)));
  return counts && countsToWire(counts);
}

const judgedOrders = (ctx: DayScope, promises: readonly PromiseOfDone[]): readonly JudgedOrder[] =>
  [...groupsOf(promises, ({ orderId }) => orderId).values()].flatMap((ofOrder) => {
    const last = ofOrder.at(-1);
    const judgement =
      last &&
      keptJudgement(
        last.done,
        ofOrder.map(({ madeAt, ...promise }) => ({ ...promise, madeOn: dayOf(ctx, madeAt) })),
      );
    return judgement ? [{ ...judgement, last }] : [];
  });

const countsToWire = ({ orders, asFirstPromised, asLastTold }: KeptCounts) => ({
  Orders: orders,
  AsFirstPromised: asFirstPromised,
  AsLastTold: asLastTold,
});

/** `2026-11`, `2026-12` of 2026-11-20 to 2026-12-01. */
export function monthsOf({ from, to }: Period): readonly string[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1);
  return Array.from({ length: Math.max(0, (last ?? 0) - (first ?? 0) + 1) }, (_, at) => {
    const month = (first ?? 0) + at;
    return `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
