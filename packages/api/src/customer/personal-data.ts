import { z } from 'zod';
import { customerIdInput } from '../input/ids.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { recordsOf } from './customer-records.ts';
import { customerToWire } from './customer-to-wire.ts';
import { loadCustomer } from './customers.ts';
import { eraseRecords, whatRemains } from './erase-records.ts';
import { exportRecords, recordExport } from './export-records.ts';
import { mayErase, openWorkInput } from './open-work.ts';

/** Everything that is kept of a person, for the person: their right to a copy (GDPR, articles 15 and 20). */
export const exportPerson = procedure
  .allow('personalData.manage')
  .input(customerIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, id));
    const records = await recordsOf(ctx, customer);
    const { Customers, ...rest } = await exportRecords(ctx, records);
    await recordExport(ctx, records);
    return { ...rest, Customer: customerToWire(customer), Merged: Customers.slice(1) };
  });

/**
 * Takes a person out of everything but what has to be kept, which the answer says (GDPR, article 17). Doors, sums and dates
 * stay, without a name. A repeat finds nothing more to take out. While a visit is booked or an order is open it is refused with
 * what is open, unless whoever asks has read that.
 */
export const erasePerson = procedure
  .allow('personalData.manage')
  .input(z.strictObject({ Id: customerIdInput, OpenWork: openWorkInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, OpenWork } }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, Id));
    const records = unwrapOrThrow(await mayErase(ctx, await recordsOf(ctx, customer), { OpenWork }));
    await eraseRecords(ctx, records);
    return { Id: customer.id, Kept: whatRemains(records) };
  });
