import { accepted, refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { z } from 'zod';
import { type PersonRecords, recordsOf, recordsOfEnquiry } from '../customer/customer-records.ts';
import { findCustomer, loadCustomer } from '../customer/customers.ts';
import { eraseRecords, whatRemains } from '../customer/erase-records.ts';
import { mayErase, openWork, openWorkInput, openWorkToWire } from '../customer/open-work.ts';
import type { ZipSubject } from '../customer/person-zip-store.ts';
import { beginZip, readyZip, recordOpening, zipOf, zipToWire } from '../customer/person-zips.ts';
import { customerIdInput, enquiryIdInput, newIdInput, personZipIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { messages } from '../messages.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** Somebody of whom something is kept: a customer, or somebody who asked and is nobody's customer yet. */
const personInput = z.union([
  z.strictObject({ CustomerId: customerIdInput }),
  z.strictObject({ EnquiryId: enquiryIdInput }),
]);

const {
  options: [aCustomer, anEnquiry],
} = personInput;
const erasureInput = z.union([
  aCustomer.extend({ OpenWork: openWorkInput }),
  anEnquiry.extend({ OpenWork: openWorkInput }),
]);

/** All that is kept of a person, locked. An enquiry that has become a customer's is all of that customer's. */
async function loadPerson(ctx: CallScope, person: z.output<typeof personInput>): Promise<Result<PersonRecords>> {
  if ('CustomerId' in person) return recordsOfCustomer(ctx, person.CustomerId);
  const enquiry = await ctx.stores.enquiries.load(person.EnquiryId);
  if (!enquiry) return refused('enquiry.none', messages.enquiry.none);
  return enquiry.customerId === null
    ? accepted(await recordsOfEnquiry(ctx, enquiry))
    : recordsOfCustomer(ctx, enquiry.customerId);
}

async function recordsOfCustomer(ctx: CallScope, id: string): Promise<Result<PersonRecords>> {
  const customer = await loadCustomer(ctx, id);
  return customer.ok ? accepted(await recordsOf(ctx, customer.value)) : customer;
}

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
        CustomerId: id,
        EnquiryId: null,
        Number: null,
        Name: details.name,
        Email: details.email,
        Phone: details.phone,
        Address: details.sites[0]?.address ?? '',
      })),
      ...enquiries.map(({ id, number, name, email, phone, address }) => ({
        CustomerId: null,
        EnquiryId: id,
        Number: numberText('enquiry', number),
        Name: name,
        Email: email,
        Phone: phone,
        Address: address,
      })),
    ];
  });

/** How much is kept of a person, what is still open with them, and what stays although they are erased. */
export const personHeld = personalData
  .input(personInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const records = unwrapOrThrow(await loadPerson(ctx, input));
    return {
      Counts: await countRecords(ctx, records),
      Open: (await openWork(ctx, records)).map(openWorkToWire),
      Kept: whatRemains(records),
    };
  });

/** Takes a person out as `customer.erasePerson`, also somebody who is nobody's customer. A repeat finds nothing more to take out. */
export const erasePerson = personalData
  .input(erasureInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const records = unwrapOrThrow(await mayErase(ctx, unwrapOrThrow(await loadPerson(ctx, input)), input));
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
    photos += (await stores.surveys.photos([item.id])).length;
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

type Person = z.output<typeof personInput>;

/** Whose zip it is: the customer that they are part of now, or the enquiry of somebody who is nobody’s customer yet. */
const subjectBy =
  (customerOf: typeof findCustomer | typeof loadCustomer) =>
  async (ctx: CallScope, person: Person): Promise<Result<ZipSubject>> => {
    const ofCustomer = async (id: string): Promise<Result<ZipSubject>> => {
      const customer = await customerOf(ctx, id);
      return customer.ok ? accepted({ about: 'customer', aboutId: customer.value.id }) : customer;
    };
    if ('CustomerId' in person) return ofCustomer(person.CustomerId);
    const enquiry = await ctx.stores.enquiries.load(person.EnquiryId);
    if (!enquiry) return refused('enquiry.none', messages.enquiry.none);
    const { id, customerId } = enquiry;
    return customerId === null ? accepted({ about: 'enquiry', aboutId: id }) : ofCustomer(customerId);
  };

/** To be read only: a page that waits for a zip holds nobody up. */
const findZipSubject = subjectBy(findCustomer);
/** Its record is locked: of two who ask for a zip at once, the second finds that of the first. */
const lockZipSubject = subjectBy(loadCustomer);

/** The zip of somebody's data that is being made, or is ready; null: nobody has asked for one, or its days are over. */
export const personZip = personalData
  .input(personInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const found = await zipOf(ctx, unwrapOrThrow(await findZipSubject(ctx, input)));
    return found ? zipToWire(ctx, found) : null;
  });

const beginning = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one zip. */
  Id: newIdInput,
  Person: personInput,
});

/** Makes a zip of everything that is kept of a person, in the place of the one before; the audit log says who asked for it. */
export const makePersonZip = personalData
  .input(beginning)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Person } }) => {
    const subject = unwrapOrThrow(await lockZipSubject(ctx, Person));
    return zipToWire(ctx, unwrapOrThrow(await beginZip(ctx, subject, Id)));
  });

/** Where a zip that is ready can be read for a minute; the audit log says who took it. */
export const openPersonZip = personalData
  .input(z.strictObject({ Id: personZipIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    const found = await readyZip(ctx, Id);
    const isOther = found.ok && found.value.about === 'order';
    const zip = unwrapOrThrow(isOther ? refused('zip.none', messages.zip.none) : found);
    await recordOpening(ctx, zip);
    return { Url: await ctx.blobs.addressOf({ container: 'personzips', name: zip.blob, type: 'zip' }) };
  });
