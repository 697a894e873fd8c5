import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findCustomer } from './customers.ts';

/** Names the customers of a list; each is read once, however many rows are theirs. Who was merged is named as who they are now. */
export function customersByName(ctx: CallScope) {
  const known = new Map<string, { readonly Id: string; readonly Name: string }>();
  return async (id: string) => {
    const found = known.get(id);
    if (found) return found;
    const { id: Id, details } = unwrapOrThrow(await findCustomer(ctx, id));
    const customer = { Id, Name: details.name };
    known.set(id, customer);
    return customer;
  };
}
