import { amountText } from '@door/domain/selling/pricing/money';
import type { ItemId } from '@door/domain/door/model/ids';
import { itemToWire } from '@door/wire/item-to-wire';
import { customersByName } from '../customer/customer-names.ts';
import type { StoredQuote } from './quote-store.ts';
import { type StoredPricedItem, withManualLines } from '../pricing/list-price-of-item.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import type { CallScope } from '../procedure.ts';
import { pricedBy } from './price-quote.ts';
import { validUntil } from './quote-figures.ts';
import { quoteHeadToWire } from './quote-to-wire.ts';

/** Small pictures in a row of a list. */
const mostPictures = 3;

/**
 * The quotes as lists show them, with what they come to. Their items are not locked: people who look at a list would keep
 * each other waiting.
 */
export async function listedQuotesToWire(ctx: CallScope, quotes: readonly StoredQuote[]) {
  const versions = await ctx.stores.quoteVersions.of(quotes.filter(isSent).map(({ id }) => id));
  const sentAs = new Map(
    quotes.map(({ id, quote }) => [
      id,
      versions.find(({ quoteId, version }) => quoteId === id && version === quote.version),
    ]),
  );
  // What was sent has its total: of its doors only those that are drawn are read.
  const idsOf = ({ id, quote }: StoredQuote) =>
    quote.lines.slice(0, sentAs.get(id) ? mostPictures : undefined).map(({ itemId }) => itemId);
  const items = await pricedItems(ctx, quotes.flatMap(idsOf));
  const list = await validPriceList(ctx);
  const tax = await taxOf(ctx);
  const customerOf = customersByName(ctx);
  const rows = [];
  for (const { quote, ...stored } of quotes) {
    const head = sentAs.get(stored.id);
    const doors = idsOf({ quote, ...stored }).flatMap((id) => items.get(id) ?? []);
    const reckoned = async () => (await pricedBy(ctx, quote, { list, tax, items: doors })).totals.total;
    rows.push({
      ...quoteHeadToWire({ quote, ...stored }),
      Customer: quote.customerId === null ? null : await customerOf(quote.customerId),
      ValidUntil: head?.validUntil ?? validUntil(ctx, quote, list.prices),
      Total: amountText(head?.total ?? (await reckoned())),
      Items: quote.lines.map(({ itemId, quantity }) => ({ ItemId: itemId, Quantity: quantity })),
      /** The first doors, to be drawn small. */
      Doors: doors.slice(0, mostPictures).map((door) => itemToWire(door.stored, ctx.supplier.catalogue)),
      createdBy: stored.createdBy,
    });
  }
  return rows;
}

/** What was sent is answered as it was sent. */
const isSent = ({ quote }: StoredQuote): boolean => quote.state !== 'Draft';

/** A hundred doors take a hundredth of a second to read. */
const readAtOnce = 100;

/** By their ids, read in several portions: others have their turn between two. */
async function pricedItems(
  { stores }: CallScope,
  ids: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, StoredPricedItem>> {
  const found: StoredPricedItem[] = [];
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const portion = ids.slice(at, at + readAtOnce);
    found.push(...withManualLines(await stores.items.find(portion), await stores.instructions.manualLines(portion)));
  }
  return new Map(found.map((each) => [each.item.id, each]));
}
