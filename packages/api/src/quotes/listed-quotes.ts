import { amountText } from '@door/domain/commerce/money';
import { itemToWire } from '@door/wire/item-to-wire';
import { customersByName } from '../office/customer-names.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { StoredQuote } from '../ports/quote-store.ts';
import type { StoredPricedItem } from '../pricing/list-price-of-item.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import type { CallScope } from '../procedure.ts';
import { pricedBy } from './price-quote.ts';
import { validUntil } from './quote-figures.ts';
import { quoteHeadToWire } from './quote-to-wire.ts';

/** A list has room for so many small pictures in a row. */
const mostPictures = 3;

/**
 * The quotes as lists show them, with what they come to. Their items are not locked: people who look at a list would keep
 * each other waiting.
 */
export async function listedQuotesToWire(ctx: CallScope, quotes: readonly StoredQuote[]) {
  const ids = quotes.flatMap(({ quote }) => quote.lines.map(({ itemId }) => itemId));
  const items = new Map((await ctx.stores.items.find(ids)).map((stored) => [stored.item.id, stored]));
  const list = await validPriceList(ctx);
  const tax = await taxOf(ctx);
  const customerOf = customersByName(ctx);
  const sent = await ctx.stores.quoteVersions.of(quotes.filter(isSent).map(({ id }) => id));
  const rows = [];
  for (const { quote, ...stored } of quotes) {
    const doors = quote.lines.flatMap(({ itemId }) => items.get(itemId) ?? []);
    const head = sent.find(({ quoteId, version }) => quoteId === stored.id && version === quote.version);
    const reckoned = async () =>
      (await pricedBy(ctx, quote, { list, tax, items: await pricedItems(ctx, doors) })).totals.total;
    rows.push({
      ...quoteHeadToWire({ quote, ...stored }),
      Customer: quote.customerId === null ? null : await customerOf(quote.customerId),
      ValidUntil: head?.validUntil ?? validUntil(ctx, quote, list.prices),
      Total: amountText(head?.total ?? (await reckoned())),
      Items: quote.lines.map(({ itemId, quantity }) => ({ ItemId: itemId, Quantity: quantity })),
      /** The first doors, to be drawn small. */
      Doors: doors.slice(0, mostPictures).map((door) => itemToWire(door, ctx.supplier.catalogue)),
      createdBy: stored.createdBy,
    });
  }
  return rows;
}

/** What was sent is answered as it was sent. */
const isSent = ({ quote }: StoredQuote): boolean => quote.state !== 'Draft';

async function pricedItems({ stores }: CallScope, items: readonly StoredItem[]): Promise<readonly StoredPricedItem[]> {
  const priced: StoredPricedItem[] = [];
  for (const stored of items) {
    const { item } = stored;
    const lines = await stores.instructions.lines(item.id);
    const added = lines.filter(({ manuallyAdded }) => manuallyAdded);
    priced.push({ stored, item, added: added.map(({ instruction }) => instruction) });
  }
  return priced;
}
