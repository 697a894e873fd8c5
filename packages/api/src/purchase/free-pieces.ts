import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { withoutPieces } from '@door/domain/making/purchasing/move-purchase';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { messages } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { createTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { buyingTexts, loadPurchase, savePurchase } from './load-purchase.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';

/**
 * The doors of an order are not made, or not as they were (PROMISE 5.5): pieces for them are gone from drafts, and of what a vendor knows of
 * somebody decides. Lock the order first, and end its demand in the same transaction: until then nobody proposes them again.
 */
export async function freePieces(ctx: CallScope, { id, number }: Pick<StoredOrder, 'id' | 'number'>): Promise<void> {
  const { purchases } = ctx.stores;
  await purchases.shareSupply();
  const brought = await purchases.bringingFor(numberText('order', number));
  if (brought.length === 0) return;
  const pieces = groupsOf(brought, ({ purchaseId }) => purchaseId);
  // All of them are locked before the first is saved, always in the same order.
  const stored: StoredPurchase[] = [];
  for (const purchaseId of [...pieces.keys()].toSorted(compareText))
    stored.push(unwrapOrThrow(await loadPurchase(ctx, purchaseId)));
  for (const purchase of stored) {
    const gone = (pieces.get(purchase.id) ?? []).map(({ piece }) => piece);
    if (purchase.purchase.stage === 'Draft') await takeOut(ctx, purchase, new Set(gone));
    else await askAbout(ctx, purchase, { pieces: gone, orderId: id });
  }
}

async function takeOut(ctx: CallScope, stored: StoredPurchase, gone: ReadonlySet<string>): Promise<void> {
  const moved = unwrapOrThrow(withoutPieces(recordOfPurchase(stored), gone, buyingTexts));
  await savePurchase(ctx, stored, { ...moved, idempotencyKey: null });
}

async function askAbout(
  ctx: CallScope,
  { number }: StoredPurchase,
  { pieces, orderId }: { readonly pieces: readonly string[]; readonly orderId: string },
): Promise<void> {
  await createTask(ctx, {
    id: ctx.ids.other(),
    what: messages.purchase.cancelOrKeep(pieces, numberText('purchase', number)),
    about: pieces.join(', '),
    due: workingDaysAfter(today(ctx), 1),
    itemId: null,
    enquiryId: null,
    quoteId: null,
    orderId,
    assignee: null,
    rule: 'cancel-or-keep',
  });
}
