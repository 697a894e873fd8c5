import { joinCustomers } from '@door/domain/selling/customer/join-customers';
import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { customerIdInput } from '../input/ids.ts';
import { customerToWire } from './customer-to-wire.ts';
import { loadCustomer, saveDetails } from './customers.ts';
import { recordHistory } from '../system-status/history.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const input = z.strictObject({
  /** The customer that stays. */
  Id: customerIdInput,
  /** The customer that becomes part of it. */
  From: customerIdInput,
});

/** Makes two customers one: contacts, sites, notes, quotes and enquiries of the other join those of the one that stays. A repeat changes nothing. */
export const merge = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, From } }) => {
    // In the order of their ids, so that two people who merge the same two never wait for each other.
    for (const id of [Id, From].toSorted()) unwrapOrThrow(await loadCustomer(ctx, id));
    const [into, from] = [unwrapOrThrow(await loadCustomer(ctx, Id)), unwrapOrThrow(await loadCustomer(ctx, From))];
    if (Id === From) unwrapOrThrow(refused('customer.same', messages.customer.same));
    if (into.id === from.id) return customerToWire(into);
    const details = joinCustomers({ into: into.details, from: from.details, contactId: ctx.ids.other() });
    const joined = unwrapOrThrow(await saveDetails(ctx, into, { details }));
    await ctx.stores.customers.save({ ...from, mergedInto: joined.id });
    // Quotes before enquiries, as everywhere, so that two calls never wait for each other.
    await ctx.stores.quotes.moveToCustomer({ from: from.id, to: joined.id });
    await ctx.stores.enquiries.moveToCustomer({ from: from.id, to: joined.id });
    await ctx.stores.orders.moveToCustomer({ from: from.id, to: joined.id });
    await recordHistory(ctx, [
      { about: 'customer', aboutId: joined.id, kind: 'merge', from: null, to: null },
      { about: 'customer', aboutId: from.id, kind: 'merge', from: null, to: null },
    ]);
    return customerToWire(joined);
  });
