import { accepted, refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { findCustomer, loadCustomer } from '../customer/customers.ts';
import type { ZipSubject } from '../customer/person-zip-store.ts';
import { beginZip, readyZip, recordOpening, zipOf, zipToWire } from '../customer/person-zips.ts';
import { newIdInput, personZipIdInput } from '../input/ids.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { personInput } from './load-person.ts';

type Person = z.output<typeof personInput>;

/** Whose zip it is: the customer that they are part of now, or the enquiry of somebody who is nobody’s customer yet. */
const subjectBy =
  (customerOf: typeof findCustomer | typeof loadCustomer) =>
  async (ctx: CallScope, person: Person): Promise<Outcome<ZipSubject>> => {
    const ofCustomer = async (id: string): Promise<Outcome<ZipSubject>> => {
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

const personalData = procedure.allow('personalData.manage');

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
    const zip = unwrapOrThrow(await readyZip(ctx, Id));
    await recordOpening(ctx, zip);
    return { Url: await ctx.blobs.addressOf({ container: 'personzips', name: zip.blob, type: 'zip' }) };
  });
