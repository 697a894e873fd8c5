import { judgedBill } from '@door/domain/making/purchasing/judge-bill';
import { clearPurchaseFacts } from '@door/domain/making/purchasing/purchase-guards';
import { purchaseAfter } from '@door/domain/making/purchasing/purchase-states';
import {
  type BillLine,
  billAfter,
  checkedBill,
  doesDiffer,
  mostBillLines,
} from '@door/domain/making/purchasing/vendor-bill';
import { writtenAs } from '@door/domain/making/stock/quantity';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { currencyInput, newIdInput, purchaseIdInput, purchaseLineIdInput, vendorIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { quantityInput } from '../inventory/inventory-input.ts';
import { booking } from '../inventory/write-moves.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { buyingMessages, messages, stockMessages } from '../messages.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import { moneyInput } from '../quote/quote-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { billToWire, judging } from './bill-to-wire.ts';
import { askApproval, bookBill, tellPurchases } from './decide-bill.ts';
import { priceFrom } from './edit-purchase.ts';
import { lockBilled } from './load-papers.ts';
import { buyingTexts } from './load-purchase.ts';
import type { StoredBill } from './paper-store.ts';
import { priceInput } from './purchase-input.ts';
import { recordOfPurchase, type StoredPurchase } from './purchase-store.ts';
import { loadVendors } from './vendors.ts';

const enterInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice enters one bill. */
  Id: newIdInput,
  VendorId: vendorIdInput,
  /** The vendor's own. */
  Number: filledText(60),
  Day: dateInput,
  Currency: currencyInput,
  /** As billed; all lines and it come to the total. */
  Vat: moneyInput,
  Total: moneyInput,
  Lines: z
    .array(
      z.strictObject({
        PurchaseId: purchaseIdInput,
        LineId: purchaseLineIdInput,
        Quantity: quantityInput,
        Price: priceInput,
      }),
      'must be a list of lines',
    )
    .min(1, 'must have at least one line')
    .max(mostBillLines, `must have at most ${String(mostBillLines)} lines`),
});
type Sent = z.output<typeof enterInput>;

/** Writes down what a vendor asks money for, and compares it with what was ordered and has come: it matches, or an admin is asked. */
export const enterBill = procedure
  .allow('inventory.manage')
  .input(enterInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.enterBill', sent);
    const earlier = await ctx.stores.bills.hold(sent.Id);
    if (earlier) {
      if (earlier.firstIdempotencyKey === idempotencyKey) return billToWire(ctx, earlier);
      unwrapOrThrow(refused('purchase.bill-taken', messages.purchase.billTaken));
    }
    const vendor = unwrapOrThrow((await loadVendors(ctx)).find(sent.VendorId));
    const { currency } = vendor;
    if (sent.Currency !== currency)
      unwrapOrThrow(refused('purchase.bill-currency', messages.purchase.billCurrency(currency)));
    const number = sent.Number.trim();
    if (await ctx.stores.bills.isNumberUsed(vendor.id, number))
      unwrapOrThrow(refused('purchase.bill-number', messages.purchase.billNumber(number)));
    const purchaseIds = sent.Lines.map(({ PurchaseId }) => PurchaseId);
    const { purchases, billed } = await lockBilled(ctx, purchaseIds);
    for (const stored of purchases.values()) {
      if (stored.purchase.vendor !== vendor.id)
        unwrapOrThrow(refused('purchase.bill-vendor', messages.purchase.billVendor));
      const before = recordOfPurchase(stored);
      unwrapOrThrow(purchaseAfter('bill', { before, after: before, facts: clearPurchaseFacts }, buyingTexts));
    }
    const bill = unwrapOrThrow(
      checkedBill(
        {
          vendor: vendor.id,
          number,
          day: sent.Day,
          currency,
          lines: linesFrom(purchases, sent.Lines, vendor),
          vat: unwrapOrThrow(amountFrom(sent.Vat, currency)).minor,
          total: unwrapOrThrow(amountFrom(sent.Total, currency)).minor,
        },
        booking.portion,
        buyingMessages,
      ),
    );
    const judged = unwrapOrThrow(judgedBill(bill.lines, billed, judging(ctx)));
    const differs = judged.some(doesDiffer);
    const facts = { state: 'Entered', doesDiffer: differs, why: '' } as const;
    const createdAt = ctx.clock.now().toISOString();
    const entered: StoredBill = {
      id: sent.Id,
      createdAt,
      createdBy: ctx.caller.userId,
      lastUpdated: createdAt,
      reason: '',
      firstIdempotencyKey: idempotencyKey,
      lastIdempotencyKey: null,
      state: unwrapOrThrow(billAfter(differs ? 'differ' : 'match', facts, buyingTexts)),
      bill: { ...bill, lines: bill.lines.map((line) => ({ ...line, excess: 0, inStock: 0, priceDifference: 0 })) },
    };
    const made = differs ? entered : await bookBill(ctx, entered, { purchases, judged, idempotencyKey });
    await ctx.stores.bills.create(made);
    await tellPurchases(ctx, made, { from: null, reason: '' });
    if (differs) await askApproval(ctx, made, vendor.name);
    return billToWire(ctx, made);
  });

/** Quantities and prices in the units of their lines. A line of no purchase has none: the rules refuse it. */
const linesFrom = (
  purchases: ReadonlyMap<string, StoredPurchase>,
  sent: Sent['Lines'],
  vendor: Parameters<typeof priceFrom>[2],
): readonly BillLine[] =>
  sent.map(({ PurchaseId: purchase, LineId: line, Quantity, Price }) => {
    const ordered = purchases.get(purchase)?.purchase.lines.find(({ id }) => id === line);
    if (!ordered) return unwrapOrThrow<never>(refused('purchase.no-line', buyingMessages.otherLine));
    const { unit } = ordered;
    const quantity = unwrapOrThrow(writtenAs('wrongQuantity', { text: Quantity, unit, messages: stockMessages }));
    return { purchase, line, quantity, price: unwrapOrThrow(priceFrom(Price, unit, vendor)) };
  });
