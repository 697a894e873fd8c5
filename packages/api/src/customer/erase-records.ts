import { emptyCustomer } from '@door/domain/selling/customer/customer';
import { withoutHouseNumber } from '@door/domain/door/model/item-record';
import { isEqual } from '@door/domain/lib/is-equal';
import { numberText } from '@door/domain/lib/running-number';
import { saleOfOrder, saleOfQuote } from '../customer-page/customer-link.ts';
import { nextVersion } from '../item/item-version.ts';
import type { Customer } from './customer-store.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import type { Enquiry } from '../enquiry/enquiry-store.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { saveQuote } from '../quote/load-quote.ts';
import { messages } from '../messages.ts';
import { ownersOf, type PersonRecords } from './customer-records.ts';
import { type NewHistoryEntry, recordHistory } from '../system-status/history.ts';
import { removeZips } from './person-zips.ts';
import { endTask } from '../task/tasks.ts';

/**
 * Takes a person out of everything that is kept of them but what has to be kept. Doors, sums and dates stay, without a name;
 * mails to them that have not left are taken out of the queue, and zips of their data are deleted. A repeat finds nothing more to
 * take out.
 */
export async function eraseRecords(ctx: CallScope, records: PersonRecords): Promise<void> {
  const told = entriesOf(records);
  const wasErased = records.customers.every(isErased) && records.enquiries.every(isErasedEnquiry);
  for (const each of records.customers) {
    if (!isErased(each)) await eraseCustomer(ctx, each);
    await ctx.stores.messages.removeChoices(each.id);
  }
  const ended = { at: ctx.clock.now().toISOString(), as: 'ended' } as const;
  for (const sale of [...records.orders.map(saleOfOrder), ...records.quotes.map(({ id }) => saleOfQuote(id))]) {
    await ctx.stores.links.end(sale, ended);
    await ctx.stores.access.removeAll(sale);
    await ctx.stores.threads.removeAll(sale);
  }
  for (const { id } of records.orders) await ctx.stores.faults.removeTexts(id);
  for (const stored of records.quotes) {
    await saveQuote(ctx, stored, { quote: { ...stored.quote, note: '', deliveryAddress: '' }, idempotencyKey: null });
  }
  await ctx.stores.deliveries.eraseNames(records.orders.map(({ id }) => id));
  await ctx.stores.visitEvents.erasePersons(records.orders.map(({ id }) => id));
  await eraseHandoverPacks(ctx, records);
  await eraseTasks(ctx, records);
  for (const enquiry of records.enquiries) await ctx.stores.enquiries.erase(enquiry, messages.customer.erased);
  for (const item of records.items) await eraseItem(ctx, item);
  const { quotes, orders, enquiries } = records;
  await ctx.stores.jobs.discardMailsAbout([...quotes, ...orders, ...enquiries].map(({ id }) => id));
  if (!wasErased) await deleteMails(ctx, records);
  await removeZips(ctx, [...ownersOf(records), ...orders.map(({ id }) => ({ about: 'order', aboutId: id }) as const)]);
  if (!wasErased) await ctx.stores.outbox.add({ kind: 'purge-deleted-rows', clientId: ctx.clientId });
  await recordHistory(ctx, told);
}

/** Mails that have left are gone from here, but where no mail server is set they are files. */
async function deleteMails(
  { stores, clientId }: CallScope,
  { enquiries, quotes, orders }: PersonRecords,
): Promise<void> {
  const mailsAbout = [...enquiries, ...quotes, ...orders].map(({ id }) => id);
  const add = async (subject: DocumentSubject) => {
    const document = await stores.documents.of(subject);
    if (document) mailsAbout.push(document.id);
  };
  for (const { quoteId: aboutId, version } of await stores.quoteVersions.of(quotes.map(({ id }) => id)))
    await add({ kind: 'quote', aboutId, version });
  for (const { id: aboutId } of orders)
    for (const { version } of await stores.orderVersions.of(aboutId)) await add({ kind: 'order', aboutId, version });
  if (mailsAbout.length > 0) await stores.outbox.add({ kind: 'delete-mails', clientId, mailsAbout });
}

/** A pack shows photos of the house and a signature, which nothing else keeps. */
async function eraseHandoverPacks({ stores, clientId }: CallScope, { orders }: PersonRecords): Promise<void> {
  const removed = await stores.documents.remove(
    'handover',
    orders.map(({ id }) => id),
  );
  for (const blob of removed) await stores.outbox.add({ kind: 'delete-document', clientId, blob });
}

/** One entry, about the customer, or about the enquiry of somebody who is none; none where all was erased before. */
function entriesOf({ customers: [customer], enquiries: [enquiry] }: PersonRecords): readonly NewHistoryEntry[] {
  const erasure = { kind: 'erasure', from: null, to: null } as const;
  if (customer) return isErased(customer) ? [] : [{ ...erasure, about: 'customer', aboutId: customer.id }];
  return !enquiry || isErasedEnquiry(enquiry) ? [] : [{ ...erasure, about: 'enquiry', aboutId: enquiry.id }];
}

const isErasedEnquiry = ({ name, email, phone, address, notes }: Enquiry): boolean =>
  name === messages.customer.erased && [email, phone, address, notes].every((text) => text === '');

const erasedDetails = ({ details: { kind } }: Customer): Customer['details'] => ({
  ...emptyCustomer,
  kind,
  name: messages.customer.erased,
});
const isErased = (customer: Customer): boolean => isEqual(customer.details, erasedDetails(customer));

async function eraseCustomer({ stores, clock }: CallScope, customer: Customer): Promise<void> {
  const lastUpdated = nextVersion(customer.lastUpdated, clock.now());
  await stores.customers.save({ ...customer, details: erasedDetails(customer), lastUpdated, lastIdempotencyKey: null });
}

/** What is still to be done about the person is dropped; of what was done stays that it was. */
async function eraseTasks(ctx: CallScope, { tasks }: PersonRecords): Promise<void> {
  for (const task of tasks) {
    const nameless = { ...task, what: messages.customer.erasedTask, about: '' };
    await ctx.stores.tasks.save(nameless);
    if (task.state === 'Open') await endTask(ctx, nameless, { move: 'drop', reason: messages.customer.erasedReason });
  }
}

/** The door stays; where it stands, and what was noted and photographed there, goes. */
async function eraseItem({ stores, clock }: CallScope, stored: StoredItem): Promise<void> {
  const { id } = stored.item;
  const lastUpdated = nextVersion(stored.lastUpdated, clock.now());
  const item = withoutHouseNumber(stored.item);
  await stores.items.save({ ...stored, item, job: { address: '' }, lastUpdated, lastIdempotencyKey: null });
  const measured = await stores.surveys.load(id);
  if (measured) {
    const survey = { ...measured.survey, notes: '' };
    await stores.surveys.save({ ...measured, survey, version: measured.version + 1 });
  }
  for (const photo of await stores.surveys.photos([id])) await stores.surveys.removePhoto(photo);
  await stores.images.remove({ itemId: id, side: 'house' });
}

/** What stays, in sentences for the person who asked for the erasure. */
export function whatRemains({ quotes, orders }: PersonRecords): readonly string[] {
  const sent = quotes.filter(({ quote }) => quote.state !== 'Draft' || quote.version > 1);
  const { kept } = messages.customer;
  const numbers = sent.map(({ number }) => numberText('quote', number)).join(', ');
  const ordered = orders.map(({ number }) => numberText('order', number)).join(', ');
  return [
    ...(sent.length > 0 ? [kept.sent(numbers)] : []),
    ...(orders.length > 0 ? [kept.ordered(ordered)] : []),
    kept.comments,
    kept.elsewhere,
  ];
}
