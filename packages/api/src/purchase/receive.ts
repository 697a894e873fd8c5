import { accepted, refused } from '@door/domain/door/model/result';
import { lineStandings, mostPurchaseLines, type ReceivedPieces } from '@door/domain/making/purchasing/purchase';
import { receivedPurchase } from '@door/domain/making/purchasing/receive-goods';
import { dayOfMove } from '@door/domain/making/stock/book-moves';
import { readQuantity } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { newIdInput, placeIdInput, purchaseIdInput, purchaseLineIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { loadSupplies } from '../inventory/articles.ts';
import { lotInput, quantityInput, reasonInput } from '../inventory/inventory-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { buyingMessages, messages, stockMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { bookIn } from './book-receipt.ts';
import { holdUndecided, judgeAgain } from './judge-bills-again.ts';
import { buyingTexts, loadPurchase, savePurchase } from './load-purchase.ts';
import { piecesInput } from './purchase-input.ts';
import { type ReceiptLine, recordOfPurchase, type StoredPurchase } from './purchase-store.ts';
import { purchaseToWire } from './purchase-to-wire.ts';
import { loadVendors } from './vendors.ts';
import { addClaim, claimsOfDamaged } from './write-claim.ts';

const receivedInput = z.strictObject({
  LineId: purchaseLineIdInput,
  /** What came in order; 0 where all of it is damaged. */
  Quantity: quantityInput,
  /** What came damaged: it is put aside, where nobody is promised it, and others are claimed. */
  Damaged: quantityInput.default('0'),
  Place: placeIdInput,
  Lot: lotInput,
  /** Of what is made for doors: which pieces came in order. With neither list all that were still to come. */
  Pieces: piecesInput.optional(),
  /** And which came damaged. */
  DamagedPieces: piecesInput.optional(),
});

const receiveInput = z.strictObject({
  /** Made up by the phone, so that a message that is sent twice is one receipt. */
  Id: newIdInput,
  PurchaseId: purchaseIdInput,
  /** The vendor's number of its delivery note; '' for none. */
  DeliveryNote: text(60).default(''),
  /** The day on which it came; absent: today. */
  On: dateInput.optional(),
  Lines: z
    .array(receivedInput, 'must be a list of lines')
    .min(1, 'must have at least one line')
    .max(mostPurchaseLines, `must have at most ${String(mostPurchaseLines)} lines`),
  /** Why more came than was ordered. */
  Reason: reasonInput.default(''),
});
type Sent = z.output<typeof receiveInput>;

/** Books goods in: what came of each line, at its price; of what is damaged others are claimed. All of it is written or nothing. */
export const receive = procedure
  .allow('inventory.manage')
  .input(receiveInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.receive', sent);
    const vendors = await loadVendors(ctx);
    const earlier = await receivedBefore(ctx, sent.Id, idempotencyKey);
    if (earlier) return purchaseToWire(ctx, earlier, vendors);
    const happenedOn = unwrapOrThrow(dayOfMove(sent.On ?? today(ctx), today(ctx), stockMessages));
    const stored = unwrapOrThrow(await loadPurchase(ctx, sent.PurchaseId));
    const { overDelivery } = unwrapOrThrow(vendors.find(stored.purchase.vendor));
    const supplyOf = await loadSupplies(ctx);
    const lines = unwrapOrThrow(linesFrom(stored, sent.Lines));
    const received = receivedPurchase(
      recordOfPurchase(stored),
      {
        lines,
        reason: sent.Reason,
        toleranceOf: ({ key }) => (supplyOf(key).supply === 'to order' ? overDelivery.toOrder : overDelivery.other),
      },
      buyingTexts,
    );
    const of = { receiptId: sent.Id, idempotencyKey, lines, vendors, moved: unwrapOrThrow(received) };
    const { moved, claims } = await claimsOfDamaged(ctx, stored, of);
    const undecided = await holdUndecided(ctx, stored.id);
    const written = { id: sent.Id, idempotencyKey, happenedOn, reason: sent.Reason };
    await bookIn(ctx, stored, { ...written, lines, beside: undecided.accounts });
    const saved = await savePurchase(ctx, stored, {
      ...moved,
      idempotencyKey,
      beside: async ({ id, lastUpdated: at }) => {
        const came = { deliveryNote: sent.DeliveryNote.trim(), reason: sent.Reason.trim(), undoes: null };
        await ctx.stores.purchases.addReceipt(id, {
          id: sent.Id,
          ...came,
          lines,
          idempotencyKey,
          happenedOn,
          who: ctx.caller.userId,
          at,
        });
        const entry = { about: 'purchase', aboutId: id, kind: 'receipt', from: null, to: came.deliveryNote } as const;
        await recordHistory(ctx, [{ ...entry, reason: came.reason }]);
        for (const claimed of claims) await addClaim(ctx, claimed);
      },
    });
    await judgeAgain(ctx, undecided, idempotencyKey);
    return purchaseToWire(ctx, saved, vendors);
  });

/**
 * The purchase of a receipt that was written before; undefined: none has this id. Another message of its id is refused. Nobody else writes
 * under the id until the transaction ends, or counts what is to be bought.
 */
export async function receivedBefore(
  ctx: OfficeScope,
  id: string,
  idempotencyKey: string,
): Promise<StoredPurchase | undefined> {
  const { purchases, stock } = ctx.stores;
  await purchases.shareSupply();
  const lines = await stock.writtenBy(id);
  const purchaseId = await purchases.ofReceipt(id);
  if (purchaseId === undefined) {
    if (lines.length > 0) unwrapOrThrow(refused('stock.id-taken', messages.inventory.idTaken));
    return undefined;
  }
  const stored = unwrapOrThrow(await loadPurchase(ctx, purchaseId));
  const isSame = stored.receipts.some((receipt) => receipt.id === id && receipt.idempotencyKey === idempotencyKey);
  if (!isSame) unwrapOrThrow(refused('purchase.receipt-taken', messages.purchase.receiptTaken));
  return stored;
}

/** Quantities in the units of their lines. */
function linesFrom(stored: StoredPurchase, sent: Sent['Lines']): Result<readonly ReceiptLine[]> {
  const lines: ReceiptLine[] = [];
  const standings = new Map(lineStandings(recordOfPurchase(stored)).map((each) => [each.line.id, each]));
  for (const { LineId: line, Quantity, Damaged, Place: place, Lot: lot, ...named } of sent) {
    const standing = standings.get(line);
    const unit = standing?.line.unit;
    if (unit === undefined) return refused('purchase.no-line', buyingMessages.otherLine);
    const [quantity, damaged] = [readQuantity(Quantity, unit), readQuantity(Damaged, unit)];
    if (quantity === undefined) return refused('stock.quantity', stockMessages.wrongQuantity(Quantity, unit));
    if (damaged === undefined) return refused('stock.quantity', stockMessages.wrongQuantity(Damaged, unit));
    const pieces = piecesFrom(named, standing?.line.made && standing.awaited);
    lines.push({ line, quantity, damaged, place, lot, ...(pieces && { pieces }) });
  }
  return accepted(lines);
}

/** Which pieces came: as somebody has named them, else all that were still to come. */
function piecesFrom(
  { Pieces, DamagedPieces }: Pick<Sent['Lines'][number], 'Pieces' | 'DamagedPieces'>,
  awaited: readonly string[] | undefined,
): ReceivedPieces | undefined {
  if (Pieces || DamagedPieces) return { whole: Pieces ?? [], damaged: DamagedPieces ?? [] };
  return awaited && { whole: awaited, damaged: [] };
}
