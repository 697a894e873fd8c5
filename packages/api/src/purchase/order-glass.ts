import { refused } from '@door/domain/door/model/result';
import { groupsOf } from '@door/domain/lib/records';
import { madeAlike } from '@door/domain/making/batch/made-to-order';
import { withLines } from '@door/domain/making/purchasing/move-purchase';
import type { PurchaseLine } from '@door/domain/making/purchasing/purchase';
import { z } from 'zod';
import { glassStanding } from '../batch/glass-standing.ts';
import { findBatch } from '../batch/load-batch.ts';
import { piecesOfBatch } from '../batch/open-lines.ts';
import { batchIdInput, newIdInput, vendorIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { emptyPurchase, firstDelivery } from './edit-purchase.ts';
import { buyingTexts, createPurchase, madeBefore } from './load-purchase.ts';
import { purchaseToWire } from './purchase-to-wire.ts';
import { loadReceiving, loadVendors, orderNow, supplyDays } from './vendors.ts';

const input = z.strictObject({
  BatchId: batchIdInput,
  VendorId: vendorIdInput,
  /** Of the purchase, made up by the page. */
  Id: newIdInput,
});

/** A draft of the glass of a batch: one line for units that are made alike, without those that are on their way or there. */
export const orderGlass = procedure
  .allow('purchasing.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.orderGlass', sent);
    const vendors = await loadVendors(ctx);
    const earlier = await madeBefore(ctx, { id: sent.Id, idempotencyKey });
    if (earlier) return purchaseToWire(ctx, earlier, vendors);
    await ctx.stores.purchases.lockSupply();
    const vendor = unwrapOrThrow(vendors.find(sent.VendorId));
    const batch = unwrapOrThrow(await findBatch(ctx, sent.BatchId));
    const glass = await glassStanding(ctx, await piecesOfBatch(ctx, batch));
    const open = glass.filter(({ state }) => state === 'open');
    if (open.length === 0) unwrapOrThrow(refused('purchase.pieces-ordered', messages.purchase.piecesOrdered));
    const days = supplyDays(vendors, { vendor: vendor.id, now: orderNow(ctx), receiving: await loadReceiving(ctx) });
    const lines = [...groupsOf(open, ({ how }) => madeAlike(how)).values()].flatMap(
      (alike): readonly PurchaseLine[] => {
        const [first] = alike;
        if (!first) return [];
        const { article: key, spec } = first.how;
        const pieces = alike.map(({ piece }) => piece);
        const price = vendors.itemOf(vendor.id, key)?.item.price ?? null;
        const goods = { key, unit: 'piece', quantity: pieces.length, price, made: { spec, pieces } } as const;
        return [{ ...goods, id: ctx.ids.other(), wanted: firstDelivery(key, days), isClosed: false }];
      },
    );
    const draft = { purchase: emptyPurchase(vendor), confirmed: [], received: [] };
    const isVendorActive = vendor.state === 'active';
    const { record } = unwrapOrThrow(withLines(draft, { lines, isVendorActive }, buyingTexts));
    const made = await createPurchase(ctx, { id: sent.Id, purchase: record.purchase, idempotencyKey });
    return purchaseToWire(ctx, made, vendors);
  });
