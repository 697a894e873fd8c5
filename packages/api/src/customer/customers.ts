import { customerProblems, tidyCustomer, type CustomerDetails } from '@door/domain/selling/customer/customer';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import { nextVersion } from '../item/item-version.ts';
import type { Customer, CustomerStore } from './customer-store.ts';
import type { Enquiry } from '../enquiry/enquiry-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { officeMessages, messages } from '../messages.ts';
import { recordHistory } from '../system-status/history.ts';

/** The customer, locked until the transaction ends; for one who was merged, the customer that they are part of now. */
export const loadCustomer = ({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<Customer>> =>
  unmerged((each) => stores.customers.load(each), id);

/** As `loadCustomer`, to be read only: others may change it meanwhile. */
export const findCustomer = ({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<Customer>> =>
  unmerged((each) => stores.customers.find(each), id);

async function unmerged(read: CustomerStore['find'], id: string): Promise<Result<Customer>> {
  const found = await read(id);
  if (!found) return refused('customer.none', messages.customer.none);
  return found.mergedInto === null ? accepted(found) : unmerged(read, found.mergedInto);
}

/** Tidied details, or the first reason why they cannot be saved. */
export function checkDetails(details: CustomerDetails): Result<CustomerDetails> {
  const tidy = tidyCustomer(details);
  const [problem] = customerProblems(tidy, officeMessages);
  return problem ? { ok: false, refusal: problem } : accepted(tidy);
}

/** A new customer with the begin of their history; the one with that id, as they are, where a repeat finds them. */
export async function createCustomer(ctx: CallScope, id: string, details: CustomerDetails): Promise<Result<Customer>> {
  const checked = checkDetails(details);
  if (!checked.ok) return checked;
  const lastUpdated = ctx.clock.now().toISOString();
  const customer: Customer = { id, details: checked.value, lastUpdated, lastIdempotencyKey: null, mergedInto: null };
  if (!(await ctx.stores.customers.create(customer))) return findCustomer(ctx, id);
  await recordHistory(ctx, [{ about: 'customer', aboutId: id, kind: 'state', from: null, to: null }]);
  return accepted(customer);
}

interface Change {
  readonly details: CustomerDetails;
  readonly lastIdempotencyKey?: string;
}

/** Saves changed details under a new version; unchanged ones keep theirs. */
export async function saveDetails(
  ctx: CallScope,
  customer: Customer,
  { details, lastIdempotencyKey }: Change,
): Promise<Result<Customer>> {
  const checked = checkDetails(details);
  if (!checked.ok) return checked;
  if (isEqual(checked.value, customer.details)) return accepted(customer);
  const lastUpdated = nextVersion(customer.lastUpdated, ctx.clock.now());
  const saved = { ...customer, details: checked.value, lastUpdated, lastIdempotencyKey: lastIdempotencyKey ?? null };
  await ctx.stores.customers.save(saved);
  return accepted(saved);
}

/** Makes an enquiry, and by it its item, this customer's. History names nobody: it outlives whoever is erased. */
export async function giveEnquiry(ctx: CallScope, enquiry: Enquiry, { id }: Customer): Promise<void> {
  if (enquiry.customerId === id) return;
  await ctx.stores.enquiries.save({ ...enquiry, customerId: id });
  await recordHistory(ctx, [{ about: 'enquiry', aboutId: enquiry.id, kind: 'customer', from: null, to: null }]);
}
