import { numberText } from '@door/domain/lib/running-number';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { z } from 'zod';
import type { PersonRecords } from '../customer/customer-records.ts';
import { eraseRecords, whatRemains } from '../customer/erase-records.ts';
import { filledText } from '../input/text.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadPerson, personInput } from './load-person.ts';

const personalData = procedure.allow('personalData.manage');

/** Of each kind; a longer search text finds fewer. */
const mostNamed = 20;

/** Customers, and those who asked and are nobody's customer yet, by name, mail, phone or address. */
export const findPersons = personalData
  .input(z.strictObject({ Search: filledText(200) }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Search } }) => {
    const search = searchOf(Search);
    const page = { search, sort: usualSorts.customers, limit: mostNamed, after: null };
    const customers = await ctx.stores.customers.list(page);
    const enquiries = await ctx.stores.enquiries.ofNobody(search, mostNamed);
    return [
      ...customers.map(({ customer: { id, details } }) => ({
        ...{ CustomerId: id, EnquiryId: null, Number: null, Name: details.name, Email: details.email },
        ...{ Phone: details.phone, Address: details.sites[0]?.address ?? '' },
      })),
      ...enquiries.map(({ id, number, name, email, phone, address }) => ({
        ...{ CustomerId: null, EnquiryId: id, Number: numberText('enquiry', number), Name: name, Email: email },
        ...{ Phone: phone, Address: address },
      })),
    ];
  });

/** How much is kept of a person, and what of it stays although they are erased. */
export const personHeld = personalData
  .input(personInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const records = unwrapOrThrow(await loadPerson(ctx, input));
    return { Counts: await countRecords(ctx, records), Kept: whatRemains(records) };
  });

/** Takes a person out as `customer.erasePerson`, also somebody who is nobody's customer. A repeat finds nothing more to take out. */
export const erasePerson = personalData
  .input(personInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const records = unwrapOrThrow(await loadPerson(ctx, input));
    await eraseRecords(ctx, records);
    return { Kept: whatRemains(records) };
  });

/** How many of each are kept of a person. */
async function countRecords({ stores }: Pick<CallScope, 'stores'>, records: PersonRecords) {
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
