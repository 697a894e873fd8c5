import type { PersonRecords } from '../customer/customer-records.ts';
import type { CallScope } from '../procedure.ts';

/** How many of each are kept of a person. */
export async function countRecords({ stores }: Pick<CallScope, 'stores'>, records: PersonRecords) {
  const { customers, enquiries, items, tasks, quotes, orders } = records;
  let surveys = 0;
  let photos = 0;
  let pictures = 0;
  for (const { item } of items) {
    surveys += (await stores.surveys.load(item.id)) ? 1 : 0;
    photos += (await stores.surveys.photos(item.id)).length;
    pictures += (await stores.images.of(item.id)).length;
  }
  return {
    Customers: customers.length,
    Enquiries: enquiries.length,
    Items: items.length,
    Surveys: surveys,
    Photos: photos,
    Pictures: pictures,
    Tasks: tasks.length,
    Quotes: quotes.length,
    Orders: orders.length,
  };
}
