import { proposedTreatment } from '@door/domain/selling/pricing/vat';
import { usualJob } from '@door/domain/selling/quote/change-lines';
import type { ItemId } from '@door/domain/door/model/ids';
import { emptyQuote } from '@door/domain/selling/quote/quote';
import { z } from 'zod';
import { itemIdsInput } from './added-item-input.ts';
import { customerIdInput, enquiryIdInput, newIdInput } from '../input/ids.ts';
import { findCustomer } from '../customer/customers.ts';
import { loadEnquiry, quoteEnquiry } from '../enquiry/enquiries.ts';
import { recordHistory } from '../system-status/history.ts';
import { oneOfEach, withCopies } from './new-lines.ts';
import { linkToQuote, tasksToQuote } from './quote-tasks.ts';
import { presentQuoteToWire } from './quote-to-wire.ts';
import { type CallScope, inTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z.strictObject({
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
 * A draft quote with the charges and the VAT treatment that its doors ask for. What it costs is reckoned for the answer behind the
 * transaction, in which a hundred copies have drawn their numbers: whoever begins a door meanwhile waits for it.
 */
export const create = procedure
  .allow('quotes.manage')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) => {
    await inTransaction(ctx, (scope) => createQuote(scope, wanted));
    return presentQuoteToWire(ctx, wanted.Id);
  });

async function createQuote(
  ctx: OfficeScope,
  { Id, EnquiryId: given, CustomerId, ItemIds }: z.infer<typeof input>,
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
    lastWrite: null,
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
