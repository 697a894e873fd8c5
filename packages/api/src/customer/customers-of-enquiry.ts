import type { Customer } from './customer-store.ts';
import type { Enquiry } from '../enquiry/enquiry-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findCustomer } from './customers.ts';

interface NamedCustomer {
  readonly Id: string;
  readonly Name: string;
  /** Of the first site; '' where there is none. */
  readonly Address: string;
}

interface CustomersOfEnquiry {
  readonly Customer: NamedCustomer | null;
  readonly SameEmail: readonly NamedCustomer[];
}

const named = ({ id, details: { name, sites } }: Customer): NamedCustomer => ({
  Id: id,
  Name: name,
  Address: sites[0]?.address ?? '',
});

/** Whose an enquiry is, and until that is said the customers with its e-mail address. */
export async function customersOfEnquiry(ctx: CallScope, { customerId, email }: Enquiry): Promise<CustomersOfEnquiry> {
  if (customerId !== null)
    return { Customer: named(unwrapOrThrow(await findCustomer(ctx, customerId))), SameEmail: [] };
  return { Customer: null, SameEmail: (await ctx.stores.customers.withEmail(email)).map(named) };
}
