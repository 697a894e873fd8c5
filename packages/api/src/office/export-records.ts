import { numberText } from '@door/domain/model/running-number';
import { surveyToWire } from '@door/wire/survey-wire';
import { orderToWire } from '../orders/order-to-wire.ts';
import type { HistorySubject } from '../ports/history-store.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { quoteToWire } from '../quotes/quote-to-wire.ts';
import type { PersonRecords } from './customer-records.ts';
import { customerToWire } from './customer-to-wire.ts';
import { loadHistory, recordHistory } from './history.ts';
import { loadNames } from './people.ts';
import { enquiryToWire, taskToWire } from './to-wire.ts';

/** Everything that is kept of a person, for the person; the history of the first of their records says that it was given out. */
export async function exportRecords(ctx: CallScope, records: PersonRecords) {
  const { customers, quotes, orders, tasks, enquiries, items } = records;
  const nameOf = await loadNames(ctx);
  const subjects: readonly HistorySubject[] = [
    ...customers.map((each) => ({ about: 'customer', aboutId: each.id }) as const),
    ...quotes.map((each) => ({ about: 'quote', aboutId: each.id }) as const),
    ...orders.map((each) => ({ about: 'order', aboutId: each.id }) as const),
    ...enquiries.map((each) => ({ about: 'enquiry', aboutId: each.id }) as const),
  ];
  const itemParts = [];
  for (const item of items) itemParts.push(await itemToExport(ctx, item));
  const quoteParts = [];
  for (const quote of quotes) quoteParts.push(await quoteToWire(ctx, quote));
  const orderParts = [];
  for (const order of orders) orderParts.push(await orderToWire(ctx, order));
  const [owner] = [...customers.map(aboutCustomer), ...enquiries.map(aboutEnquiry)];
  if (owner) await recordHistory(ctx, [{ ...owner, kind: 'export', from: null, to: null }]);
  return {
    ExportedAt: ctx.clock.now().toISOString(),
    Supplier: ctx.supplier.client.name,
    Enquiries: enquiries.map((enquiry) => ({
      ...enquiryToWire(enquiry, nameOf),
      Consents: enquiry.consents.map(({ kind, text, given }) => ({ Kind: kind, Text: text, Given: given })),
    })),
    Customers: customers.map(customerToWire),
    Items: itemParts,
    Quotes: quoteParts,
    Orders: orderParts,
    Tasks: tasks.map((task) => taskToWire(task, nameOf)),
    History: await loadHistory(ctx, subjects, nameOf),
  };
}

const aboutCustomer = ({ id }: { readonly id: string }) => ({ about: 'customer', aboutId: id }) as const;
const aboutEnquiry = ({ id }: { readonly id: string }) => ({ about: 'enquiry', aboutId: id }) as const;

async function itemToExport({ stores }: CallScope, { item, number, job, measuredAt, lastUpdated }: StoredItem) {
  const survey = await stores.surveys.load(item.id);
  return {
    Id: item.id,
    Number: numberText('item', number),
    HouseNumber: item.houseNumber,
    Address: job.address,
    LastUpdated: lastUpdated,
    /** null: nobody has measured yet. */
    Survey: survey ? surveyToWire(survey.survey, { isFinal: measuredAt !== null }) : null,
    Photos: (await stores.surveys.photos(item.id)).map(({ url }) => url),
  };
}
