import type { ItemId } from '@door/domain/door/model/ids';
import { refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { explainedPrice } from '@door/domain/selling/pricing/explained-price';
import { itemPriceOf } from '@door/domain/selling/pricing/item-price';
import { proposedTreatment } from '@door/domain/selling/pricing/vat';
import { usualJob } from '@door/domain/selling/quote/change-lines';
import { draftOnly, emptyQuote } from '@door/domain/selling/quote/quote';
import { z } from 'zod';
import { findCustomer } from '../customer/customers.ts';
import { loadEnquiry, quoteEnquiry } from '../enquiry/enquiries.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import { customerIdInput, enquiryIdInput, itemIdInput, newIdInput, quoteIdInput } from '../input/ids.ts';
import { messages, pricingMessages, quotingMessages } from '../messages.ts';
import { listPriceOfItem } from '../pricing/list-price-of-item.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import { priceToWire } from '../pricing/price-to-wire.ts';
import { type CallScope, inOneTransaction, inTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import { loadHistory, recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { itemIdsInput } from './added-item-input.ts';
import { addItems, previewWithoutLines, removeLine, updateLine } from './change-lines.ts';
import { convertToOrder } from './convert-to-order.ts';
import {
  previewCharges,
  previewDiscount,
  proposeCharges,
  setDiscount,
  setVat,
  updateCharges,
  updateDetails,
} from './edit-quote.ts';
import { getVersion } from './get-version.ts';
import { list } from './list.ts';
import { loadQuote } from './load-quote.ts';
import { complete, discardRevision, lose, revise, unaccept } from './moves.ts';
import { oneOfEach, withCopies } from './new-lines.ts';
import { linkToQuote, tasksToQuote } from './quote-tasks.ts';
import { presentQuoteToWire, quoteToWire } from './quote-to-wire.ts';
import { accept, createOfferLink, revokeOfferLink, send } from './send.ts';

const createInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one quote. */
  Id: newIdInput,
  /** The enquiry that it answers, with its door; it is In Quote from then on. Absent: that of the one door that the quote begins with. */
  EnquiryId: enquiryIdInput.nullish(),
  /** Absent: whoever the enquiry is of; may be said later, at the latest when it is sent. */
  CustomerId: customerIdInput.nullish(),
  /** Doors to begin with; each line is a copy. */
  ItemIds: itemIdsInput,
});

/**
 * A draft quote with the charges and the VAT treatment that its doors ask for. What it costs is computed for the answer behind the
 * transaction, in which a hundred copies have drawn their numbers: whoever begins a door meanwhile waits for it.
 */
const create = procedure
  .allow('quotes.manage')
  .input(createInput)
  .mutation(async ({ ctx, input: wanted }) => {
    await inTransaction(ctx, (scope) => createQuote(scope, wanted));
    return presentQuoteToWire(ctx, wanted.Id);
  });

async function createQuote(
  ctx: OfficeScope,
  { Id, EnquiryId: given, CustomerId, ItemIds }: z.infer<typeof createInput>,
): Promise<void> {
  const { quotes, numbers } = ctx.stores;
  // Claimed before anything else is locked: of two calls of one id one would have its quote and want its copies, the other the reverse.
  if (await quotes.claim(Id)) return;
  const customer = CustomerId ? unwrapOrThrow(await findCustomer(ctx, CustomerId)) : null;
  const enquiryId = given ?? (await enquiryAbout(ctx, ItemIds));
  const toQuote = await tasksToQuote(ctx, { enquiryId, itemIds: ItemIds });
  const enquiry = enquiryId === null ? null : unwrapOrThrow(await loadEnquiry(ctx, enquiryId));
  if (enquiry) await quoteEnquiry(ctx, enquiry);
  const { currency } = ctx.supplier.client;
  const items = [...new Set([...(enquiry ? [enquiry.itemId] : []), ...ItemIds])];
  const customerId = customer?.id ?? enquiry?.customerId ?? null;
  const empty = { ...emptyQuote(currency, proposedTreatment(currency, usualJob)), customerId };
  const quote = await withCopies(ctx, { id: Id, quote: empty }, oneOfEach(ctx, `quote ${Id}`, items));
  const createdAt = ctx.clock.now().toISOString();
  await quotes.create({
    id: Id,
    // Last: everybody else who draws one waits until this transaction ends.
    number: await numbers.draw('quote'),
    enquiryId: enquiry?.id ?? null,
    quote,
    createdAt,
    createdBy: ctx.caller.userId,
    changedBy: ctx.caller.userId,
    lastUpdated: createdAt,
    lastIdempotencyKey: null,
  });
  await recordHistory(ctx, [{ about: 'quote', aboutId: Id, kind: 'state', from: null, to: quote.state }]);
  await linkToQuote(ctx, toQuote, Id);
}

/** The open enquiry about the only door; null: none, or there are several doors, which nobody has asked for together. */
async function enquiryAbout({ stores }: CallScope, [itemId, ...others]: readonly ItemId[]): Promise<string | null> {
  if (itemId === undefined || others.length > 0) return null;
  const enquiry = await stores.enquiries.ofItem(itemId);
  return enquiry === undefined || enquiry.state === 'Closed' ? null : enquiry.id;
}

/** Removes a draft with the copies that its lines are. One that is gone already counts as removed. */
const remove = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ Id: quoteIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    const { quotes, items } = ctx.stores;
    const stored = await quotes.load(Id);
    if (!stored) return { Id };
    unwrapOrThrow(draftOnly(stored.quote, quotingMessages));
    if (stored.quote.version > 1) unwrapOrThrow(refused('quote.was-sent', messages.quote.wasSent));
    await quotes.remove(Id);
    for (const { itemId } of stored.quote.lines) await items.remove(itemId);
    return { Id };
  });

/** A quote with lines, charges, totals by the prices of today, and its history. */
const getQuoteById = procedure
  .allow('quotes.manage')
  .input(quoteIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, id));
    const nameOf = await loadNames(ctx);
    const order = await ctx.stores.orders.namedOfQuote(id);
    return {
      ...(await quoteToWire(ctx, stored)),
      /** null: it has become none. */
      Order: order ? { Id: order.id, Number: numberText('order', order.number) } : null,
      CreatedBy: personToWire(stored.createdBy, nameOf),
      History: await loadHistory(ctx, [{ about: 'quote', aboutId: id }], nameOf),
    };
  });

const priceItemsInput = z.array(itemIdInput, 'must be a list of items').max(200, 'must have at most 200 items');

/** What each of these items costs today on the supplier's usual terms, in the order in which they are named. */
const priceItems = procedure
  .allow('quotes.manage')
  .input(priceItemsInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: ids }) => {
    const { version, prices } = await validPriceList(ctx);
    const priced = [];
    for (const id of ids) {
      const price = itemPriceOf(await listPriceOfItem(ctx, id, { prices, currency: null }), prices.terms, prices);
      priced.push({ ItemId: id, ...priceToWire(explainedPrice(price, prices, pricingMessages), ctx.caller) });
    }
    return priced.map((price) => ({ ...price, PriceListVersion: version }));
  });

export const quoteRouter = router({
  accept,
  addItems,
  complete,
  convertToOrder,
  create,
  createOfferLink,
  discardRevision,
  getQuoteById,
  getVersion,
  list,
  lose,
  previewCharges,
  previewDiscount,
  previewWithoutLines,
  priceItems,
  proposeCharges,
  remove,
  removeLine,
  revise,
  revokeOfferLink,
  send,
  setDiscount,
  setVat,
  unaccept,
  updateCharges,
  updateDetails,
  updateLine,
});
