import { customerIdInput } from '../input/ids.ts';
import { recordsOf } from './customer-records.ts';
import { customerToWire } from './customer-to-wire.ts';
import { loadCustomer } from './customers.ts';
import { exportRecords, recordExport } from './export-records.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

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
