import { judgedBill } from '@door/domain/making/purchasing/judge-bill';
import { type BillState, doesDiffer, isBillMoveFrom } from '@door/domain/making/purchasing/vendor-bill';
import type { StockAccount } from '../inventory/stock-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { judging } from './bill-to-wire.ts';
import { askApproval, billedGoods, moveBill } from './decide-bill.ts';
import { billedOf, loadPapers } from './load-papers.ts';
import type { StoredBill } from './paper-store.ts';
import type { StoredPurchase } from './purchase-store.ts';
import { loadVendors } from './vendors.ts';

/** Bills that follow what comes. */
interface UndecidedBills {
  readonly bills: readonly StoredBill[];
  /** Whose values they may change: who books goods locks them together with its own, in one order. */
  readonly accounts: readonly StockAccount[];
}

const isUndecided = (state: BillState): boolean => isBillMoveFrom('match', state) || isBillMoveFrom('differ', state);

/** The bills of a purchase that nobody has decided, held until the transaction ends; the purchase is held before them. */
export async function holdUndecided(ctx: OfficeScope, purchase: string): Promise<UndecidedBills> {
  const bills: StoredBill[] = [];
  for (const { id, state } of await ctx.stores.bills.ofPurchases([purchase])) {
    const held = isUndecided(state) ? await ctx.stores.bills.hold(id) : undefined;
    if (held && isUndecided(held.state)) bills.push(held);
  }
  const { currency } = ctx.supplier.client;
  const accounts = [...(await purchasesOf(ctx, bills)).values()].flatMap((stored) =>
    stored.purchase.lines.flatMap(({ id, unit }) => {
      const { key, pieces } = billedGoods(stored, id);
      return [key, ...pieces].map((each) => ({ key: each, unit, currency }));
    }),
  );
  return { bills, accounts };
}

/**
 * Judges them again after goods came or went back: what differed matches, and what matched differs again. Their other purchases are only
 * read: whoever changes one of those holds the same bills.
 */
export async function judgeAgain(ctx: OfficeScope, { bills }: UndecidedBills, idempotencyKey: string): Promise<void> {
  if (bills.length === 0) return;
  const purchases = await purchasesOf(ctx, bills);
  const papersOf = await loadPapers(ctx, [...purchases.keys()]);
  const vendors = await loadVendors(ctx);
  for (const stored of bills) {
    const billed = billedOf(purchases, papersOf, stored.id);
    const judged = unwrapOrThrow(judgedBill(stored.bill.lines, billed, judging(ctx)));
    const move = judged.some(doesDiffer) ? 'differ' : 'match';
    if (!isBillMoveFrom(move, stored.state)) continue;
    const moved = await moveBill(ctx, stored, { move, why: '', purchases, judged, idempotencyKey });
    if (move === 'differ') await askApproval(ctx, moved, unwrapOrThrow(vendors.find(moved.bill.vendor)).name);
  }
}

async function purchasesOf(
  { stores }: OfficeScope,
  bills: readonly StoredBill[],
): Promise<ReadonlyMap<string, StoredPurchase>> {
  const ids = bills.flatMap(({ bill }) => bill.lines.map(({ purchase }) => purchase));
  return new Map((await stores.purchases.find([...new Set(ids)])).map((stored) => [stored.id, stored]));
}
