import { numberText } from '@door/domain/lib/running-number';
import { lineBillings } from '@door/domain/making/purchasing/line-billing';
import { isPurchaseMoveFrom, purchaseMoves, purchaseState } from '@door/domain/making/purchasing/purchase-states';
import { billStates } from '@door/domain/making/purchasing/vendor-bill';
import { quantityText } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { vendorIdInput } from '../input/ids.ts';
import { knownArticles } from '../inventory/articles.ts';
import { costToWire } from '../inventory/stock-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { billsToWire } from './bill-to-wire.ts';
import { loadPapers } from './load-papers.ts';
import { paperListInput, paperPage } from './paper-list.ts';
import { recordOfPurchase } from './purchase-store.ts';
import { loadVendors } from './vendors.ts';

/** What vendors asked money for, the newest first. */
export const bills = procedure
  .allow('inventory.manage')
  .input(paperListInput(billStates))
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const { found, After } = await paperPage(ctx, ctx.stores.bills, input);
    return { Bills: await billsToWire(ctx, found), After };
  });

/** What a vendor can bill: the lines of its purchases that are open, with what has come and is not billed. */
export const toBill = procedure
  .allow('inventory.manage')
  .input(z.strictObject({ VendorId: vendorIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { VendorId } }) => {
    const vendor = unwrapOrThrow((await loadVendors(ctx)).find(VendorId));
    const filter = { states: purchaseMoves.bill.from, vendor: vendor.id };
    const found = await ctx.stores.purchases.list({ filter, before: null, limit: null });
    const open = found.filter((stored) => isPurchaseMoveFrom('bill', purchaseState(recordOfPurchase(stored))));
    const papersOf = await loadPapers(
      ctx,
      open.map(({ id }) => id),
    );
    const keys = open.flatMap(({ purchase }) => purchase.lines.map(({ key }) => key));
    const articleOf = await knownArticles(ctx, [...new Set(keys)]);
    return {
      Vendor: { Id: vendor.id, Name: vendor.name },
      Currency: vendor.currency,
      Tolerance: {
        Percent: ctx.supplier.client.works.billTolerance.percent,
        Amount: costToWire(ctx, ctx.supplier.client.works.billTolerance.minor, vendor),
      },
      Lines: open.flatMap((stored) =>
        lineBillings(recordOfPurchase(stored), papersOf(stored.id)).map(({ line, received, billed, unbilled }) => {
          const text = (quantity: number) => quantityText(quantity, line.unit);
          const amount = line.price && costToWire(ctx, line.price.minor, vendor);
          return {
            PurchaseId: stored.id,
            Purchase: numberText('purchase', stored.number),
            LineId: line.id,
            Key: line.key,
            Text: articleOf(line.key)?.text ?? '',
            Unit: line.unit,
            Quantity: text(line.quantity),
            /** null: it is open, or the caller may not see it. */
            Price: line.price && amount !== null ? { Amount: amount, Per: text(line.price.per) } : null,
            /** What has come and was not sent back, with what has replaced it. */
            Received: text(received),
            Billed: text(billed),
            ToBill: text(unbilled),
          };
        }),
      ),
    };
  });
