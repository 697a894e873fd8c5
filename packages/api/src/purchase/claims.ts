import { keysOf } from '@door/domain/lib/records';
import { claimReasons, claimStates, claimWishes } from '@door/domain/making/purchasing/claim';
import { writtenAs } from '@door/domain/making/stock/quantity';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { newIdInput, purchaseIdInput, purchaseLineIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { quantityInput } from '../inventory/inventory-input.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages, stockMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { setAside } from './book-receipt.ts';
import { claimsToWire, claimToWire } from './claim-to-wire.ts';
import { buyingTexts, loadPurchase, savePurchase } from './load-purchase.ts';
import { paperListInput, paperPage } from './paper-list.ts';
import { piecesInput } from './purchase-input.ts';
import { recordOfPurchase } from './purchase-store.ts';
import { loadVendors } from './vendors.ts';
import { addClaim, claimsOf } from './write-claim.ts';

/** What vendors were told about goods, the newest first. */
export const claims = procedure
  .allow('inventory.manage')
  .input(paperListInput(claimStates))
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const { found, After } = await paperPage(ctx, ctx.stores.claims, input);
    return { Claims: await claimsToWire(ctx, found), After };
  });

const claimInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice claims once. */
  Id: newIdInput,
  PurchaseId: purchaseIdInput,
  LineId: purchaseLineIdInput,
  Reason: oneOf(keysOf(claimReasons)),
  /** Other goods, the money for these, or these for less. */
  Wish: oneOf(claimWishes),
  Quantity: quantityInput,
  /** Which of the pieces that have come, of a line that is made for doors. */
  Pieces: piecesInput.default([]),
  /** What is wrong, in words. */
  Says: text(500).default(''),
});

/**
 * Tells a vendor what is wrong with goods of a line. Where other goods are wanted, they are to come from this moment on; pieces for a door
 * are put aside, so that it waits for others.
 */
export const claim = procedure
  .allow('inventory.manage')
  .input(claimInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.claim', sent);
    const earlier = await ctx.stores.claims.hold(sent.Id);
    if (earlier) {
      if (earlier.firstIdempotencyKey === idempotencyKey) return claimToWire(ctx, earlier);
      unwrapOrThrow(refused('purchase.claim-taken', messages.purchase.claimTaken));
    }
    await ctx.stores.purchases.shareSupply();
    const stored = unwrapOrThrow(await loadPurchase(ctx, sent.PurchaseId));
    const line = stored.purchase.lines.find(({ id }) => id === sent.LineId);
    if (!line) return unwrapOrThrow<never>(refused('purchase.no-line', buyingTexts.buying.otherLine));
    const written = { text: sent.Quantity, unit: line.unit, messages: stockMessages };
    const planned = await claimsOf(ctx, stored, await loadVendors(ctx));
    const { claimed, moved } = planned(recordOfPurchase(stored), {
      ...{ id: sent.Id, idempotencyKey, line: line.id, reason: sent.Reason, wish: sent.Wish, pieces: sent.Pieces },
      quantity: unwrapOrThrow(writtenAs('wrongQuantity', written)),
      text: sent.Says.trim(),
    });
    const { pieces, text: reason } = claimed.claim;
    await setAside(ctx, pieces, { id: sent.Id, idempotencyKey, happenedOn: today(ctx), reason });
    await savePurchase(ctx, stored, { ...moved, idempotencyKey, beside: () => addClaim(ctx, claimed) });
    return claimToWire(ctx, claimed);
  });
