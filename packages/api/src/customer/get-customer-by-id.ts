import { customerIdInput } from '../input/ids.ts';
import { customerToWire } from './customer-to-wire.ts';
import { findCustomer } from './customers.ts';
import { loadHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import { orderHeadToWire } from '../order/order-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** A customer with their orders, the latest first, and their history. The id of one who was merged answers the customer that they are part of now. */
export const getCustomerById = procedure
  .allow('quotes.manage')
  .input(customerIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const customer = unwrapOrThrow(await findCustomer(ctx, id));
    const about = { about: 'customer', aboutId: customer.id } as const;
    const orders = await ctx.stores.orders.ofCustomer(customer.id);
    return {
      ...customerToWire(customer),
      Orders: orders.map(orderHeadToWire),
      History: await loadHistory(ctx, [about], await loadNames(ctx)),
    };
  });
