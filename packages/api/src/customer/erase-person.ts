import { z } from 'zod';
import { customerIdInput } from '../input/ids.ts';
import { recordsOf } from './customer-records.ts';
import { loadCustomer } from './customers.ts';
import { eraseRecords, whatRemains } from './erase-records.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/**
 * Takes a person out of everything but what has to be kept, which the answer says (GDPR, article 17). Doors, sums and dates
 * stay, without a name. A repeat finds nothing more to take out.
 */
export const erasePerson = procedure
  .allow('personalData.manage')
  .input(z.strictObject({ Id: customerIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, Id));
    const records = await recordsOf(ctx, customer);
    await eraseRecords(ctx, records);
    return { Id: customer.id, Kept: whatRemains(records) };
  });
