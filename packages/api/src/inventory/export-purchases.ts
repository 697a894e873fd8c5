import { lineBillings } from '@door/domain/making/purchasing/line-billing';
import { worthOfReceipt } from '@door/domain/making/purchasing/purchase';
import type { PurchaseState } from '@door/domain/making/purchasing/purchase-states';
import { billAfter, billMoves } from '@door/domain/making/purchasing/vendor-bill';
import type { KeyWorth } from '@door/domain/making/stock/stock-export';
import { nextVersion } from '../item/item-version.ts';
import type { OfficeScope } from '../procedure.ts';
import { tellPurchases } from '../purchase/decide-bill.ts';
import { loadPapersBefore } from '../purchase/load-papers.ts';
import { buyingTexts } from '../purchase/load-purchase.ts';
import { recordOfPurchase, type StoredPurchase } from '../purchase/purchase-store.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { booking } from './write-moves.ts';

/** What a vendor may still bill. Of what is closed no bill is expected any more. */
const unbilledStates = ['Sent', 'Confirmed', 'Part Received', 'Received'] as const satisfies readonly PurchaseState[];

/**
 * What came of purchases before a moment and was not billed by then, at the prices of its lines: what was billed of a line is taken off its
 * first goods, so that both together are worth what came, to the cent.
 */
export async function unbilledBefore(ctx: OfficeScope, moment: Date): Promise<readonly KeyWorth[]> {
  const open = await openBefore(ctx, moment);
  const papersOf = await loadPapersBefore(
    ctx,
    open.map(({ id }) => id),
    moment,
  );
  return open.flatMap((stored) => {
    const receipts = stored.receipts.filter(({ at }) => Date.parse(at) < moment.getTime());
    const billings = lineBillings(recordOfPurchase({ ...stored, receipts }), papersOf(stored.id));
    return billings.map(({ line, billed: before, unbilled: quantity }) => ({
      key: line.key,
      currency: stored.purchase.currency,
      value: worthOfReceipt(line, { before, quantity }, booking.portion),
    }));
  });
}

/** Purchases that were open at a moment: those that are, and those that were closed since. */
async function openBefore({ stores: { purchases } }: OfficeScope, since: Date): Promise<readonly StoredPurchase[]> {
  const page = { before: null, limit: null };
  const open = await purchases.list({ filter: { states: unbilledStates, vendor: null }, ...page });
  const closed = await purchases.list({ filter: { states: ['Closed'], vendor: null, since }, ...page });
  return [...open, ...closed];
}

/**
 * Marks the bills that an export tells: of its last day or before, and decided before its moment. Those that were decided since are told
 * by the next one. The message that decided a bill stays the last one about it, so that a repeat of that still finds it decided.
 */
export async function exportBills(ctx: OfficeScope, day: string, before: Date): Promise<void> {
  const { bills } = ctx.stores;
  const { from: states } = billMoves.export;
  for (const stored of await bills.holdUntil(day, { states, before })) {
    const facts = { state: stored.state, doesDiffer: false, why: '' };
    const state = unwrapOrThrow(billAfter('export', facts, buyingTexts));
    const exported = { ...stored, state, lastUpdated: nextVersion(stored.lastUpdated, ctx.clock.now()) };
    await bills.save(exported);
    await tellPurchases(ctx, exported, { from: stored.state, reason: '' });
  }
}
