import { lineBillings } from '@door/domain/making/purchasing/line-billing';
import { worthOfReceipt } from '@door/domain/making/purchasing/purchase';
import type { PurchaseState } from '@door/domain/making/purchasing/purchase-states';
import type { KeyWorth } from '@door/domain/making/stock/stock-export';
import type { OfficeScope } from '../procedure.ts';
import { loadPapersBefore } from '../purchase/load-papers.ts';
import { recordOfPurchase, type StoredPurchase } from '../purchase/purchase-store.ts';
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
      ...{ key: line.key, currency: stored.purchase.currency },
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
