import type { ItemId } from '@door/domain/door/model/ids';
import { quoteSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { amountText } from '@door/domain/selling/pricing/money';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { customersByName } from '../customer/customer-names.ts';
import { findCustomer } from '../customer/customers.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { customerIdInput, enquiryIdInput } from '../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { type StoredPricedItem, withManualLines } from '../pricing/list-price-of-item.ts';
import { localToday, validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { pricedBy } from './price-quote.ts';
import { validUntil } from './quote-figures.ts';
import type { ListedQuote, StoredQuote } from './quote-store.ts';
import { quoteHeadToWire } from './quote-to-wire.ts';

/** Small pictures in a row of a list. */
const mostPictures = 3;

/**
 * The quotes as lists show them, with what they come to. Their items are not locked: people who look at a list would keep
 * each other waiting.
 */
async function listedQuotesToWire(ctx: CallScope, quotes: readonly StoredQuote[]) {
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
    const computed = async () => (await pricedBy(ctx, quote, { list, tax, items: doors })).totals.total;
    rows.push({
      ...quoteHeadToWire({ quote, ...stored }),
      Customer: quote.customerId === null ? null : await customerOf(quote.customerId),
      ValidUntil: head?.validUntil ?? validUntil(ctx, quote, list.prices),
      Total: amountText(head?.total ?? (await computed())),
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

const input = z
  .strictObject({
    /** Without a state: quotes of every state. */
    State: oneOf(quoteStates).nullish(),
    /** True: only those that the caller made. */
    Mine: booleanInput.default(false),
    Customer: customerIdInput.nullish(),
    /** The enquiry that they answer. */
    Enquiry: enquiryIdInput.nullish(),
    /** True: only those to ask about: sent a week ago or earlier, or valid for three more days at most. */
    Chase: booleanInput.default(false),
    /** The number, or beginnings of words that find its customer or one of its doors. */
    Search: text(200).default(''),
    Sort: sortInput(quoteSorts, usualSorts.quotes),
    After: cursorInput(anyKeyInput),
    Most: wholeNumberFrom(1, 50).default(50),
  })
  .superRefine(cursorFits(quoteSorts));

/** The quotes, last changed first unless they are sorted by another column. */
export const list = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, Mine, Customer, Enquiry, Chase, Search, Sort, After, Most: limit } }) => {
    const filter = {
      state: State ?? null,
      createdBy: Mine ? ctx.caller.userId : null,
      customer: Customer ? unwrapOrThrow(await findCustomer(ctx, Customer)).id : null,
      enquiry: Enquiry ?? null,
      toChaseOn: Chase ? localToday(ctx) : null,
    };
    const found = await ctx.stores.quotes.list({ filter, search: searchOf(Search), sort: Sort, limit, after: After });
    const nameOf = await loadNames(ctx);
    const quotes = await listedQuotesToWire(
      ctx,
      found.map(({ stored }) => stored),
    );
    const cursorOf = ({ stored: { id }, key }: ListedQuote) => ({ key, id });
    return {
      Quotes: quotes.map(({ createdBy, ...quote }) => ({ ...quote, CreatedBy: personToWire(createdBy, nameOf) })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });
