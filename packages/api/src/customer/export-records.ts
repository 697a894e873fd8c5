import { describeItem } from '@door/domain/door/configure/describe-item';
import { numberText } from '@door/domain/lib/running-number';
import { surveyToWire } from '@door/wire/survey-wire';
import { creditHeadToWire, paymentToWire } from '../order/money-to-wire.ts';
import { orderToWire } from '../order/order-to-wire.ts';
import type { HistorySubject } from '../system-status/history-store.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { OfferEvent } from '../quote/offer-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { StoredQuote } from '../quote/quote-store.ts';
import type { CallScope } from '../procedure.ts';
import { quoteToWire } from '../quote/quote-to-wire.ts';
import { recipientOf } from '../system-status/mail-recipient.ts';
import { subjectOfJob } from '../system-status/job-subject.ts';
import { consentsToWire } from '../enquiry/consents-to-wire.ts';
import { ownersOf, type PersonRecords } from './customer-records.ts';
import { customerToWire } from './customer-to-wire.ts';
import { recordHistory } from '../system-status/history.ts';
import { loadNames, type NameOf } from '../user/people.ts';
import { enquiryToWire, historyEntryToWire, taskToWire } from '../enquiry/to-wire.ts';

/** Grows when a field of the record changes its meaning or goes; one that is added changes nothing. */
const recordVersion = 1;

/** Of the history: beyond what anybody has, and no more than one answer can hold. */
const mostEntries = 10_000;

export type PersonRecord = Awaited<ReturnType<typeof exportRecords>>;

/** What records are read with: whoever asks for them, the person reads what may be told to customers, so without costs. */
export type ExportScope = Omit<CallScope, 'caller'>;

/** Reads every item and no cost. */
const seller = { role: 'installer', userId: '' } as const;

/** Everything that is kept of a person, for the person. */
export async function exportRecords(scope: ExportScope, records: PersonRecords) {
  const ctx: CallScope = { ...scope, caller: seller };
  const { customers, quotes, orders, tasks, enquiries, items } = records;
  const nameOf = await loadNames(ctx);
  const subjects: readonly HistorySubject[] = [
    ...ownersOf(records),
    ...quotes.map((each) => ({ about: 'quote', aboutId: each.id }) as const),
    ...orders.map((each) => ({ about: 'order', aboutId: each.id }) as const),
  ];
  return {
    Version: recordVersion,
    ExportedAt: ctx.clock.now().toISOString(),
    Supplier: ctx.supplier.client.name,
    Customers: customers.map(customerToWire),
    Enquiries: await each(enquiries, async (enquiry) => ({
      ...enquiryToWire(enquiry, nameOf),
      Consents: await consentsToWire(ctx, enquiry),
    })),
    Items: await each(items, (item) => itemToExport(ctx, item)),
    Quotes: await each(quotes, (quote) => quoteToExport(ctx, quote)),
    Orders: await each(orders, (order) => orderToExport(ctx, order, nameOf)),
    Tasks: tasks.map((task) => taskToWire(task, nameOf)),
    Mails: await mailsToExport(ctx, records),
    History: (await ctx.stores.history.of(subjects, mostEntries)).map((entry) => historyEntryToWire(entry, nameOf)),
  };
}

/** Says in the history of the first of their records that it was given out. */
export async function recordExport(ctx: CallScope, records: PersonRecords): Promise<void> {
  const [owner] = ownersOf(records);
  if (owner) await recordHistory(ctx, [{ ...owner, kind: 'export', from: null, to: null }]);
}

/** One after the other: a person may have hundreds. */
async function each<From, To>(all: readonly From[], toWire: (one: From) => Promise<To>): Promise<readonly To[]> {
  const found: To[] = [];
  for (const one of all) found.push(await toWire(one));
  return found;
}

async function itemToExport(
  { stores, supplier, blobs }: CallScope,
  { item, number, job, measuredAt, lastUpdated }: StoredItem,
) {
  const survey = await stores.surveys.load(item.id);
  return {
    Id: item.id,
    Number: numberText('item', number),
    /** The door in words. */
    Design: describeItem(item, supplier.context).map(({ term, value }) => ({ Term: term, Value: value })),
    HouseNumber: item.houseNumber,
    Address: job.address,
    LastUpdated: lastUpdated,
    /** null: nobody has measured yet. */
    Survey: survey ? surveyToWire(survey.survey, { isFinal: measuredAt !== null }) : null,
    Photos: (await stores.surveys.photos([item.id])).map(({ of, id: version }) =>
      blobs.pictureUrl({ container: 'surveyphotos', of, version }),
    ),
  };
}

const quoteToExport = async (ctx: CallScope, quote: StoredQuote) => ({
  ...(await quoteToWire(ctx, quote)),
  /** What was done with the link to it. */
  Answers: (await ctx.stores.offers.events([quote.id])).map(answerToExport),
});

const answerToExport = ({ version, kind, how, name, confirmed, text, addressMark, agent, at }: OfferEvent) => ({
  Version: version,
  Kind: kind,
  How: how,
  Name: name,
  Confirmed: confirmed,
  Text: text,
  /** A mark by which two visits from one address can be told to be so; the address itself is not kept. */
  AddressMark: addressMark,
  Agent: agent,
  At: at,
});

async function orderToExport(ctx: CallScope, order: StoredOrder, nameOf: NameOf) {
  const payments = await ctx.stores.payments.ofOrder(order.id);
  const creditNotes = await ctx.stores.creditNotes.ofOrder(order.id);
  return {
    ...(await orderToWire(ctx, order)),
    Payments: payments.map((payment) => paymentToWire(payment, payments, nameOf)),
    CreditNotes: creditNotes.map((note) => creditHeadToWire(note, nameOf)),
  };
}

/** Of the last month: mails are not kept longer than their job. */
async function mailsToExport(ctx: CallScope, { enquiries, quotes, orders }: PersonRecords) {
  const found = await ctx.stores.jobs.mailsAbout([...enquiries, ...quotes, ...orders].map(({ id }) => id));
  return each(found, async ({ job, state, since }) => {
    const { subject, document } = await subjectOfJob(ctx, job);
    return {
      Kind: job.kind,
      To: await recipientOf(ctx, job, document),
      About: subject && { Of: subject.about, Id: subject.aboutId },
      State: state,
      Since: since,
    };
  });
}
