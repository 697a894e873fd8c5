import { numberText } from '@door/domain/lib/running-number';
import { groupsOf } from '@door/domain/lib/records';
import type { BatchLine } from '@door/domain/making/batch/batch-door';
import type { PaintDays } from '@door/domain/making/promise/painting';
import type { KeyStock, PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { type WantedGoods, wantedGoods } from '@door/domain/making/promise/wanted-goods';
import { type SoldItem, vendorCalendar, vendorItemsFor } from '@door/domain/making/purchasing/vendor-item';
import { type AskedGoods, askedFor, madeFor, type MadePiece } from '@door/domain/making/stock/demand';
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
  /** Running number of the order, by which pieces for its doors are known that were ordered before; null: it has none yet. */
  readonly number: number | null;
  /** The quote whose hold is their own; null: none is. */
  readonly quoteId: string | null;
  readonly doors: BilledDoors;
}

type GoodsFacts = Pick<PromiseFacts, 'demand' | 'stock' | 'vendors'>;

/**
 * What the doors of a sale take, what there is of it and what comes, and who sells it. Where nobody keeps stock, no vendor is known and
 * nothing is said of how goods are kept there is nothing to ask: lead rules stand for all goods (PROMISE 7.2).
 */
export async function promisedGoods(ctx: CallScope, sale: GoodsOf): Promise<GoodsFacts> {
  const accounts = await ctx.stores.stock.accounts();
  const { sold } = await loadVendors(ctx);
  const said = await loadSaidSupplies(ctx);
  if (accounts.length === 0 && sold.length === 0 && said.size === 0) return { demand: [], stock: {}, vendors: {} };
  const { saw } = ctx.supplier.production;
  const rules = demandRules(ctx.supplier, said);
  const lines = await billedLines(ctx, sale);
  const asked = lines.flatMap((line) => askedFor(line, rules));
  const goods = wantedGoods(asked, { said, saw, barYield: ctx.supplier.client.works.barYield });
  const pieces = sale.number === null ? [] : lines.flatMap(madeFor);
  const keys = [...goods.filter(({ isMade }) => !isMade), ...pieces].map(({ key }) => key);
  const stock = await stockOf(ctx, sale, { keys, pieces, said });
  const wanted = withOrdered(
    goods,
    pieces.filter(({ key }) => isThere(stock.get(key))),
  );
  const sellers = new Map(wanted.map(({ key }) => [key, vendorItemsFor(key, today(ctx), sold)]));
  return {
    demand: wanted.map(({ isMade: _, isPainted, ...each }) => ({
      ...each,
      paint: isPainted ? paintDays(ctx.supplier) : null,
      vendors: (sellers.get(each.key) ?? []).map(sellerName),
    })),
    stock: Object.fromEntries(stock),
    vendors: Object.fromEntries(
      [...sellers.values()].flat().map((each) => [sellerName(each), vendorCalendar(each.vendor, each.item)]),
    ),
  };
}

interface KeysOf {
  readonly keys: readonly string[];
  readonly pieces: readonly MadePiece[];
  readonly said: SaidSupplies;
}

async function stockOf(
  ctx: CallScope,
  sale: GoodsOf,
  { keys, pieces, said }: KeysOf,
): Promise<ReadonlyMap<string, KeyStock>> {
  const balances = groupsOf(await ctx.stores.stock.balances({ keys }), ({ key }) => key);
  const needed = new Map(pieces.map(({ key, made }) => [key, made]));
  const kept = { places: await loadPlaces(ctx), said, balances, needed };
  return stockBefore(ctx, kept, { keys, orderId: sale.orderId, quoteId: sale.quoteId });
}

/** Whether any of it lies in the store or comes. */
const isThere = (stock: KeyStock | undefined): boolean =>
  stock !== undefined && (stock.onHand > 0 || stock.supply.length > 0);

/** Pieces that were ordered for these doors are asked for themselves; only the others by their article, as they are to be bought. */
function withOrdered(goods: readonly WantedGoods[], ordered: readonly MadePiece[]): readonly WantedGoods[] {
  const ofArticle = groupsOf(ordered, ({ made }) => made.article);
  const left = goods.map((each) => ({ ...each, quantity: each.quantity - (ofArticle.get(each.key)?.length ?? 0) }));
  const own = ordered.map(
    ({ key }): WantedGoods => ({ key, quantity: 1, stage: 'glazing', isMade: true, isPainted: false }),
  );
  return [...left.filter(({ quantity }) => quantity > 0), ...own];
}

/** A vendor whose articles have several lead times is several in the facts of a date. */
export const sellerName = ({ vendor, item }: SoldItem): string => `${vendor.name}, ${String(item.leadDays)}`;

/** How long these works paint; null: they do not. */
export function paintDays({ production }: CallScope['supplier']): PaintDays | null {
  const { paint } = production.consumption;
  return paint ? { days: paint.days, cureDays: paint.cureDays } : null;
}

/** What doors take, as their bills say. */
export async function goodsOf(ctx: CallScope, sale: Pick<GoodsOf, 'doors' | 'number'>): Promise<readonly AskedGoods[]> {
  const rules = demandRules(ctx.supplier, await loadSaidSupplies(ctx));
  return (await billedLines(ctx, sale)).flatMap((line) => askedFor(line, rules));
}

async function billedLines(
  ctx: CallScope,
  { doors, number }: Pick<GoodsOf, 'doors' | 'number'>,
): Promise<readonly BatchLine[]> {
  const units = new Map(ctx.supplier.production.articles.map(({ code, unit }) => [code, unit]));
  const bills = new Map((await workedBills(ctx, doors)).map((bill) => [bill.lineId, bill]));
  const order = number === null ? '' : numberText('order', number);
  const { lines } = doors.order;
  return lines.map(({ id, quantity }, at) => {
    const { records = [], added = [] } = bills.get(id) ?? {};
    return {
      id,
      order,
      position: at + 1,
      positions: lines.length,
      quantity,
      range: { first: 1, doors: quantity },
      bill: records,
      added: added.map((instruction) => ({ instruction, unit: units.get(instruction.code) ?? 'piece' })),
    };
  });
}
