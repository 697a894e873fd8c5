import { groupsOf } from '@door/domain/lib/records';
import type { PaintDays } from '@door/domain/making/promise/painting';
import type { PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { wantedGoods } from '@door/domain/making/promise/wanted-goods';
import { type SoldItem, vendorCalendar, vendorItemsFor } from '@door/domain/making/purchasing/vendor-item';
import { askedFor } from '@door/domain/making/stock/demand';
import type { SaidSupplies } from '@door/domain/making/stock/supply';
import { loadPlaces, loadSaidSupplies } from '../inventory/articles.ts';
import { stockBefore } from '../inventory/outlooks.ts';
import { demandRules } from '../inventory/write-demand.ts';
import { type BilledDoors, workedBills } from '../order/worked-bills.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { loadVendors } from '../purchase/vendors.ts';

/** Doors whose goods a date waits for. */
export interface GoodsOf {
  /** null: of doors that nobody has ordered yet. */
  readonly orderId: string | null;
  /** The quote whose hold is their own; null: none is. */
  readonly quoteId: string | null;
  readonly doors: BilledDoors;
}

type GoodsFacts = Pick<PromiseFacts, 'demand' | 'stock' | 'vendors'>;

/**
 * What the doors of a sale take, what there is of it and what comes, and who sells it. Where nobody keeps stock, no vendor is known and
 * nothing is painted here there is nothing to ask: lead rules stand for all goods (PROMISE 7.2).
 */
export async function promisedGoods(ctx: CallScope, { orderId, quoteId, doors }: GoodsOf): Promise<GoodsFacts> {
  const accounts = await ctx.stores.stock.accounts();
  const { sold } = await loadVendors(ctx);
  const said = await loadSaidSupplies(ctx);
  if (accounts.length === 0 && sold.length === 0 && said.size === 0) return { demand: [], stock: {}, vendors: {} };
  const { saw } = ctx.supplier.production;
  const wanted = wantedGoods(await goodsOf(ctx, doors, said), {
    said,
    saw,
    barYield: ctx.supplier.client.works.barYield,
  });
  const keys = wanted.filter(({ isMade }) => !isMade).map(({ key }) => key);
  const balances = groupsOf(await ctx.stores.stock.balances({ keys }), ({ key }) => key);
  const kept = { places: await loadPlaces(ctx), said, balances };
  const stock = await stockBefore(ctx, kept, { keys, orderId, quoteId });
  const sellers = new Map(wanted.map(({ key }) => [key, vendorItemsFor(key, today(ctx), sold)]));
  return {
    demand: wanted.map(({ isMade: _, isPainted, ...each }) => ({
      ...{ ...each, paint: isPainted ? paintDays(ctx.supplier) : null },
      vendors: (sellers.get(each.key) ?? []).map(sellerName),
    })),
    stock: Object.fromEntries(stock),
    vendors: Object.fromEntries(
      [...sellers.values()].flat().map((each) => [sellerName(each), vendorCalendar(each.vendor, each.item)]),
    ),
  };
}

/** A vendor whose articles have several lead times is several in the facts of a date. */
export const sellerName = ({ vendor, item }: SoldItem): string => `${vendor.name}, ${String(item.leadDays)}`;

/** How long these works paint; null: they do not. */
export function paintDays({ production }: CallScope['supplier']): PaintDays | null {
  const { paint } = production.consumption;
  return paint ? { days: paint.days, cureDays: paint.cureDays } : null;
}

/** What doors take, as their bills say. */
export async function goodsOf(ctx: CallScope, doors: BilledDoors, said: SaidSupplies) {
  const units = new Map(ctx.supplier.production.articles.map(({ code, unit }) => [code, unit]));
  const rules = demandRules(ctx.supplier, said);
  const bills = new Map((await workedBills(ctx, doors)).map((bill) => [bill.lineId, bill]));
  return doors.order.lines.flatMap(({ id, quantity }) => {
    const { records = [], added = [] } = bills.get(id) ?? {};
    const told = added.map((instruction) => ({ instruction, unit: units.get(instruction.code) ?? 'piece' }));
    return askedFor({ bill: records, added: told, range: { first: 1, doors: quantity } }, rules);
  });
}
