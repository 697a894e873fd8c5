import type { Quote } from '@door/domain/quote/quote';
import type { VersionCustomer } from '@door/domain/quote/quote-version';
import { findCustomer } from '../office/customers.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** Who a quote is for, at the address of their first site; null: nobody is chosen. */
export async function customerOf(ctx: CallScope, { customerId }: Quote): Promise<VersionCustomer | null> {
  if (customerId === null) return null;
  const { id, details } = unwrapOrThrow(await findCustomer(ctx, customerId));
  const [site] = details.sites;
  return { id, name: details.name, email: details.email, address: site?.address ?? '' };
}
