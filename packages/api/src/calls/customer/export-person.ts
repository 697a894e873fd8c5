import { numberText } from '@door/domain/model/running-number';
import { surveyToWire } from '@door/wire/survey-wire';
import { customerIdInput } from '../../input/ids.ts';
import { recordsOf } from '../../office/customer-records.ts';
import { customerToWire } from '../../office/customer-to-wire.ts';
import { loadCustomer } from '../../office/customers.ts';
import { loadHistory } from '../../office/history.ts';
import { loadNames } from '../../office/people.ts';
import { enquiryToWire, taskToWire } from '../../office/to-wire.ts';
import { orderToWire } from '../../orders/order-to-wire.ts';
import type { HistorySubject } from '../../ports/history-store.ts';
import type { StoredItem } from '../../ports/item-store.ts';
import { type CallScope, inOneTransaction, procedure } from '../../procedure.ts';
import { quoteToWire } from '../../quotes/quote-to-wire.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';

/** Everything that is kept of a person, for the person: their right to a copy (GDPR, articles 15 and 20). */
export const exportPerson = procedure
  .allow('personalData.manage')
  .input(customerIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, id));
    const { merged, quotes, orders, tasks, enquiries, items } = await recordsOf(ctx, customer);
    const nameOf = await loadNames(ctx);
    const subjects: readonly HistorySubject[] = [
      ...[customer, ...merged].map((each) => ({ about: 'customer', aboutId: each.id }) as const),
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
    return {
      ExportedAt: ctx.clock.now().toISOString(),
      Supplier: ctx.supplier.client.name,
      Customer: customerToWire(customer),
      Merged: merged.map(customerToWire),
      Enquiries: enquiries.map((enquiry) => ({
        ...enquiryToWire(enquiry, nameOf),
        Consents: enquiry.consents.map(({ kind, text, given }) => ({ Kind: kind, Text: text, Given: given })),
      })),
      Items: itemParts,
      Quotes: quoteParts,
      Orders: orderParts,
      Tasks: tasks.map((task) => taskToWire(task, nameOf)),
      History: await loadHistory(ctx, subjects, nameOf),
    };
  });

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
