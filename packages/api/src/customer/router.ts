import { refused } from '@door/domain/door/model/result';
import { customerSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { customerOfEnquiry, joinCustomers, withAddress } from '@door/domain/selling/customer/join-customers';
import { z } from 'zod';
import { loadEnquiry } from '../enquiry/enquiries.ts';
import { wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { customerIdInput, customerVersionInput, enquiryIdInput, newIdInput } from '../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages } from '../messages.ts';
import { shownNow } from '../order/order-facts.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { orderHeadToWire } from '../order/order-to-wire.ts';
import { type CallScope, inOneTransaction, procedure, router } from '../procedure.ts';
import { loadHistory, recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { customerFields } from './customer-input.ts';
import type { Customer, ListedCustomer } from './customer-store.ts';
import { customerToWire, detailsFromWire } from './customer-to-wire.ts';
import { createCustomer, findCustomer, giveEnquiry, loadCustomer, saveDetails } from './customers.ts';
import { erasePerson, exportPerson } from './personal-data.ts';

const listInput = z
  .strictObject({
    /** Beginnings of words of names, e-mail addresses and addresses, or of a phone number. */
    Search: text(200).default(''),
    Sort: sortInput(customerSorts, usualSorts.customers),
    After: cursorInput(anyKeyInput),
    Most: wholeNumberFrom(1, 100).default(50),
  })
  .superRefine(cursorFits(customerSorts));

/** The customers that the search finds, last changed first unless they are sorted by name. */
const list = procedure
  .allow('quotes.manage')
  .input(listInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Search, Sort, After, Most: limit } }) => {
    const found = await ctx.stores.customers.list({ search: searchOf(Search), sort: Sort, limit, after: After });
    const cursorOf = ({ customer: { id }, key }: ListedCustomer) => ({ key, id });
    return {
      Customers: found.map(({ customer: { id, details, lastUpdated }, enquiries, quotes, orders }) => ({
        Id: id,
        Kind: details.kind,
        Name: details.name,
        Email: details.email,
        Phone: details.phone,
        /** Of the first site; '' where there is none. */
        Address: details.sites[0]?.address ?? '',
        Enquiries: enquiries,
        Quotes: quotes,
        Orders: orders,
        LastUpdated: lastUpdated,
      })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });

/** A customer with their orders, the latest first, and their history. The id of one who was merged answers the customer that they are part of now. */
const getCustomerById = procedure
  .allow('quotes.manage')
  .input(customerIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const customer = unwrapOrThrow(await findCustomer(ctx, id));
    const about = { about: 'customer', aboutId: customer.id } as const;
    const orders: StoredOrder[] = [];
    for (const stored of await ctx.stores.orders.ofCustomer(customer.id)) orders.push(await shownNow(ctx, stored));
    return {
      ...customerToWire(customer),
      Orders: orders.map(orderHeadToWire),
      History: await loadHistory(ctx, [about], await loadNames(ctx)),
    };
  });

const createInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one customer. */
  Id: newIdInput,
  /** The enquiry of which the customer is made; whatever else is sent then counts for nothing. */
  EnquiryId: enquiryIdInput.nullish(),
  ...customerFields,
});

/** A new customer, written by hand or made of an enquiry, which is theirs from then on. */
const create = procedure
  .allow('quotes.manage')
  .input(createInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, EnquiryId, ...sent } }) =>
    customerToWire(
      EnquiryId
        ? await ofEnquiry(ctx, Id, EnquiryId)
        : unwrapOrThrow(await createCustomer(ctx, Id, detailsFromWire(sent))),
    ),
  );

/** An enquiry that has a customer keeps them: of two people who press the button, the second finds what the first has made. */
async function ofEnquiry(ctx: CallScope, id: string, enquiryId: string): Promise<Customer> {
  const enquiry = unwrapOrThrow(await loadEnquiry(ctx, enquiryId));
  if (enquiry.customerId !== null) return unwrapOrThrow(await findCustomer(ctx, enquiry.customerId));
  const customer = unwrapOrThrow(await createCustomer(ctx, id, customerOfEnquiry(enquiry, ctx.ids.other())));
  await giveEnquiry(ctx, enquiry, customer);
  return customer;
}

/** `LastUpdated` as the customer carried it, and all their fields: what is left out is taken away. */
const updateCustomerInput = z.strictObject({
  Id: customerIdInput,
  LastUpdated: customerVersionInput,
  ...customerFields,
});

/** Saves the details of a customer, unless somebody else has changed them meanwhile. */
const updateCustomer = procedure
  .allow('quotes.manage')
  .input(updateCustomerInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, sent.Id));
    const lastIdempotencyKey = idempotencyKeyOf(ctx, 'updateCustomer', sent);
    if (customer.lastIdempotencyKey === lastIdempotencyKey) return customerToWire(customer);
    if (Date.parse(customer.lastUpdated) !== Date.parse(sent.LastUpdated))
      unwrapOrThrow(refused('customer.changed-elsewhere', messages.customer.changedElsewhere));
    const saved = unwrapOrThrow(
      await saveDetails(ctx, customer, { details: detailsFromWire(sent), lastIdempotencyKey }),
    );
    if (saved !== customer)
      await recordHistory(ctx, [{ about: 'customer', aboutId: saved.id, kind: 'details', from: null, to: null }]);
    return customerToWire(saved);
  });

/** Gives an enquiry to a customer who is there already; its address becomes one of their sites. */
const addEnquiry = procedure
  .allow('quotes.manage')
  .input(z.strictObject({ Id: customerIdInput, EnquiryId: enquiryIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, EnquiryId } }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, Id));
    const enquiry = unwrapOrThrow(await loadEnquiry(ctx, EnquiryId));
    if (enquiry.customerId === customer.id) return customerToWire(customer);
    const details = withAddress(customer.details, enquiry.address, ctx.ids.other());
    const saved = unwrapOrThrow(await saveDetails(ctx, customer, { details }));
    await giveEnquiry(ctx, enquiry, saved);
    return customerToWire(saved);
  });

const mergeInput = z.strictObject({
  /** The customer that stays. */
  Id: customerIdInput,
  /** The customer that becomes part of it. */
  From: customerIdInput,
});

/** Makes two customers one: contacts, sites, notes, quotes and enquiries of the other join those of the one that stays. A repeat changes nothing. */
const merge = procedure
  .allow('quotes.manage')
  .input(mergeInput)
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

export const customerRouter = router({
  addEnquiry,
  create,
  erasePerson,
  exportPerson,
  getCustomerById,
  list,
  merge,
  updateCustomer,
});
