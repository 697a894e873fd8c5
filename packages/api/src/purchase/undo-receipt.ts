import { accepted, refused } from '@door/domain/door/model/result';
import { opposite, undoneReceipt } from '@door/domain/making/purchasing/receive-goods';
import { z } from 'zod';
import { newIdInput, receiptIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { bookBack } from './book-receipt.ts';
import { loadPapers } from './load-papers.ts';
import { buyingTexts, loadPurchase, savePurchase } from './load-purchase.ts';
import { recordOfPurchase, type StoredPurchase, type StoredReceipt } from './purchase-store.ts';
import { purchaseToWire } from './purchase-to-wire.ts';
import { receivedBefore } from './receive.ts';
import { withdrawClaim } from './settle-claim.ts';
import { loadVendors } from './vendors.ts';
import { damagedClaimId, damagedLines } from './write-claim.ts';

const undoInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice takes it back once. */
  Id: newIdInput,
  ReceiptId: receiptIdInput,
  Reason: filledText(500),
});

/** Takes a receipt back as if it never had been: what came goes out of stock with the value that it brought, if all of it is still there. What was claimed of it is withdrawn. */
export const undoReceipt = procedure
  .allow('inventory.manage')
  .input(undoInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.undoReceipt', sent);
    const vendors = await loadVendors(ctx);
    const earlier = await receivedBefore(ctx, sent.Id, idempotencyKey);
    if (earlier) return purchaseToWire(ctx, earlier, vendors);
    const { Reason: reason } = sent;
    const purchaseId = await ctx.stores.purchases.ofReceipt(sent.ReceiptId);
    if (purchaseId === undefined)
      return unwrapOrThrow<never>(refused('purchase.no-receipt', messages.purchase.noReceipt));
    let stored = unwrapOrThrow(await loadPurchase(ctx, purchaseId));
    const receipt = unwrapOrThrow(receiptIn(stored, sent.ReceiptId));
    for (const line of damagedLines(receipt.lines).keys())
      stored = await withdrawClaim(ctx, stored, { id: damagedClaimId(ctx, receipt.id, line), reason, idempotencyKey });
    const papers = (await loadPapers(ctx, [stored.id]))(stored.id);
    const undoing = { lines: receipt.lines, reason, papers };
    const moved = unwrapOrThrow(undoneReceipt(recordOfPurchase(stored), undoing, buyingTexts));
    const happenedOn = today(ctx);
    await bookBack(ctx, { id: sent.Id, receiptId: receipt.id, idempotencyKey, happenedOn, reason });
    const saved = await savePurchase(ctx, stored, {
      ...moved,
      idempotencyKey,
      reason,
      beside: async ({ id, lastUpdated: at }) => {
        const lines = receipt.lines.map((line) => ({ ...line, ...opposite(line) }));
        await ctx.stores.purchases.addReceipt(id, {
          id: sent.Id,
          deliveryNote: receipt.deliveryNote,
          reason,
          undoes: receipt.id,
          lines,
          idempotencyKey,
          happenedOn,
          who: ctx.caller.userId,
          at,
        });
        const entry = {
          about: 'purchase',
          aboutId: id,
          kind: 'receipt',
          from: receipt.deliveryNote,
          to: null,
        } as const;
        await recordHistory(ctx, [{ ...entry, reason }]);
      },
    });
    return purchaseToWire(ctx, saved, vendors);
  });

/** A receipt that can be taken back: once, and none that takes back another. */
function receiptIn({ receipts }: StoredPurchase, id: string): Result<StoredReceipt> {
  const receipt = receipts.find((each) => each.id === id);
  if (!receipt) return refused('purchase.no-receipt', messages.purchase.noReceipt);
  const isUndone = receipt.undoes !== null || receipts.some(({ undoes }) => undoes === id);
  return isUndone ? refused('purchase.receipt-undone', messages.purchase.receiptUndone) : accepted(receipt);
}
