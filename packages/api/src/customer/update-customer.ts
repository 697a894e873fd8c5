import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { customerFields } from './customer-input.ts';
import { customerIdInput, customerVersionInput } from '../input/ids.ts';
import { markOf } from '../item/item-version.ts';
import { customerToWire, detailsFromWire } from './customer-to-wire.ts';
import { loadCustomer, saveDetails } from './customers.ts';
import { recordHistory } from '../system-status/history.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** `LastUpdated` as the customer carried it, and all their fields: what is left out is taken away. */
const input = z.strictObject({ Id: customerIdInput, LastUpdated: customerVersionInput, ...customerFields });

/** Saves the details of a customer, unless somebody else has changed them meanwhile. */
export const updateCustomer = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, sent.Id));
    const lastWrite = markOf(ctx, 'updateCustomer', sent);
    if (customer.lastWrite === lastWrite) return customerToWire(customer);
    if (Date.parse(customer.lastUpdated) !== Date.parse(sent.LastUpdated))
      unwrapOrThrow(refused('customer.changed-elsewhere', messages.customer.changedElsewhere));
    const saved = unwrapOrThrow(await saveDetails(ctx, customer, { details: detailsFromWire(sent), lastWrite }));
    if (saved !== customer)
      await recordHistory(ctx, [{ about: 'customer', aboutId: saved.id, kind: 'details', from: null, to: null }]);
    return customerToWire(saved);
  });
