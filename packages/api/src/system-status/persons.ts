import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { numberText } from '@door/domain/lib/running-number';
import { z } from 'zod';
import { filledText } from '../input/text.ts';
import { eraseRecords, whatRemains } from '../customer/erase-records.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { countRecords } from './count-records.ts';
import { loadPerson, personInput } from './load-person.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

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
