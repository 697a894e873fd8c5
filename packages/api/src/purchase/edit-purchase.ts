import { daysAfter } from '@door/domain/lib/open-days';
import { accepted, refused } from '@door/domain/door/model/result';
import { madeAlike, type MadeToOrder } from '@door/domain/making/batch/made-to-order';
import { arrival } from '@door/domain/making/promise/arrival';
import { withLines } from '@door/domain/making/purchasing/move-purchase';
import type { MadeGoods, Purchase, PurchaseLine } from '@door/domain/making/purchasing/purchase';
import type { SupplyDays } from '@door/domain/making/purchasing/purchase-supply';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import type { VendorPrice } from '@door/domain/making/purchasing/vendor-item';
import { type StockUnit, writtenAs } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { newIdInput, vendorIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { knownArticles, noArticle } from '../inventory/articles.ts';
import { messages, stockMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { buyingTexts, createPurchase, madeBefore, purchaseOfMessage, savePurchase } from './load-purchase.ts';
import { linesInput, purchaseInput, type WireLine, type WirePrice } from './purchase-input.ts';
import { recordOfPurchase } from './purchase-store.ts';
import { purchaseToWire } from './purchase-to-wire.ts';
import { loadReceiving, loadVendors, orderNow, supplyDays, type Vendors } from './vendors.ts';

const buying = procedure.allow('purchasing.manage');

const createInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one purchase. */
  Id: newIdInput,
  VendorId: vendorIdInput,
  Lines: linesInput,
});

/** A draft of what is to be bought of a vendor. */
export const create = buying
  .input(createInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.create', sent);
    const vendors = await loadVendors(ctx);
    const earlier = await madeBefore(ctx, { id: sent.Id, idempotencyKey });
    if (earlier) return purchaseToWire(ctx, earlier, vendors);
    const vendor = unwrapOrThrow(vendors.find(sent.VendorId));
    if (sent.Lines.some(({ Pieces }) => Pieces)) await ctx.stores.purchases.lockSupply();
    const lines = await draftLines(ctx, sent.Lines, { vendor, vendors, before: [] });
    const draft = { purchase: emptyPurchase(vendor), confirmed: [], received: [] };
    const isVendorActive = vendor.state === 'active';
    const { record } = unwrapOrThrow(withLines(draft, { lines, isVendorActive }, buyingTexts));
    const made = await createPurchase(ctx, { id: sent.Id, purchase: record.purchase, idempotencyKey });
    return purchaseToWire(ctx, made, vendors);
  });

/** A draft without lines. */
export const emptyPurchase = ({
  id,
  currency,
}: {
  readonly id: string;
  readonly currency: Purchase['currency'];
}): Purchase => ({
  vendor: id,
  currency,
  stage: 'Draft',
  revision: 1,
  sentOn: null,
  lines: [],
});

/** Replaces the lines of a draft. What is not said of a line that is there stays as it was. */
export const changeLines = buying
  .input(z.strictObject({ ...purchaseInput, Lines: linesInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'purchase.changeLines', sent);
    const message = { id: sent.Id, lastUpdated: sent.LastUpdated, idempotencyKey };
    const { stored, isRepeated } = await purchaseOfMessage(ctx, message);
    const vendors = await loadVendors(ctx);
    if (isRepeated) return purchaseToWire(ctx, stored, vendors);
    const vendor = unwrapOrThrow(vendors.find(stored.purchase.vendor));
    const lines = await draftLines(ctx, sent.Lines, { vendor, vendors, before: stored.purchase.lines });
    const isVendorActive = vendor.state === 'active';
    const moved = unwrapOrThrow(withLines(recordOfPurchase(stored), { lines, isVendorActive }, buyingTexts));
    return purchaseToWire(ctx, await savePurchase(ctx, stored, { ...moved, idempotencyKey }), vendors);
  });

interface Drafting {
  readonly vendor: Vendor;
  readonly vendors: Vendors;
  /** The lines as they were. */
  readonly before: readonly PurchaseLine[];
}

/**
 * The lines of a draft as somebody sent them. What is not said of a line that is there stays as it was: another quantity changes no day.
 * A line of another article is a new one.
 */
async function draftLines(
  ctx: OfficeScope,
  sent: readonly WireLine[],
  { vendor, vendors, before }: Drafting,
): Promise<readonly PurchaseLine[]> {
  const articleOf = await knownArticles(ctx, [...new Set(sent.map(({ Key }) => Key))]);
  const days = supplyDays(vendors, { vendor: vendor.id, now: orderNow(ctx), receiving: await loadReceiving(ctx) });
  const needed = await ctx.stores.demands.made(sent.flatMap(({ Pieces = [] }) => Pieces));
  return sent.map(({ LineId: id, Key: key, Quantity, Price, Wanted, Pieces }) => {
    const kept = before.find((line) => line.id === id && line.key === key);
    const unit = kept?.unit ?? unwrapOrThrow(unitOf(articleOf(key), key));
    const quantity = unwrapOrThrow(writtenAs('wrongQuantity', { text: Quantity, unit, messages: stockMessages }));
    const usual = kept ? kept.price : (vendors.itemOf(vendor.id, key)?.item.price ?? null);
    const price = Price === undefined ? usual : Price && unwrapOrThrow(priceFrom(Price, unit, vendor));
    const wanted = Wanted ?? kept?.wanted ?? firstDelivery(key, days);
    const made = unwrapOrThrow(madeFrom({ key, quantity, pieces: Pieces ?? kept?.made?.pieces, kept, needed }));
    return { id, key, unit, quantity, price, wanted, isClosed: false, ...(made && { made }) };
  });
}

interface Making {
  readonly key: string;
  readonly quantity: number;
  /** undefined: it is kept for all doors. */
  readonly pieces: readonly string[] | undefined;
  /** The line as it was. */
  readonly kept: PurchaseLine | undefined;
  /** How pieces are made that doors need. */
  readonly needed: ReadonlyMap<string, MadeToOrder>;
}

/** What a line is to bring for doors: as many pieces as are ordered, all made alike. Those that it had stay, also where no door needs them now. */
function madeFrom({ key, quantity, pieces, kept, needed }: Making): Result<MadeGoods | undefined> {
  if (!pieces) return accepted(undefined);
  const had = kept?.made && { article: key, ...kept.made };
  const ways = pieces.map((piece) => (had?.pieces.includes(piece) ? had : needed.get(piece)));
  const [first] = ways;
  const isAlike = first?.article === key && ways.every((way) => way && madeAlike(way) === madeAlike(first));
  return isAlike && quantity === pieces.length
    ? accepted({ spec: first.spec, pieces })
    : refused('purchase.pieces-apart', messages.purchase.piecesApart(key));
}

const unitOf = (article: { readonly unit: StockUnit } | undefined, key: string): Result<StockUnit> =>
  article ? accepted(article.unit) : noArticle(key);

/** What so many base units cost. */
export function priceFrom(
  { Amount, Per }: WirePrice,
  unit: StockUnit,
  { currency }: Pick<Vendor, 'currency'>,
): Result<VendorPrice> {
  const amount = amountFrom(Amount, currency);
  if (!amount.ok) return amount;
  const per = writtenAs('wrongQuantity', { text: Per, unit, messages: stockMessages });
  return per.ok ? accepted({ minor: amount.value.minor, per: per.value }) : per;
}

/** The day on which what is ordered now is delivered; of a vendor without days tomorrow, until somebody says another. */
export const firstDelivery = (key: string, { now, receiving, calendarOf }: SupplyDays): string =>
  arrival(calendarOf({ key }), now, receiving)?.delivered ?? daysAfter(now.day, 1);
