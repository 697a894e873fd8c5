import { z } from 'zod';
import { newIdInput, personZipIdInput } from '../input/ids.ts';
import { beginZip, readyZip, recordOpening, zipOf, zipToWire } from '../customer/person-zips.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { findZipSubject, lockZipSubject } from './zip-subject.ts';
import { personInput } from './load-person.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

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
