import { isEmailAddress } from '@door/domain/lib/email-address';
import { findCustomer } from '../customer/customers.ts';
import type { CallScope } from '../procedure.ts';
import type { Sale } from './link-store.ts';

export interface AddressOnFile {
  readonly name: string;
  readonly email: string;
}

/** Where mails to the customer of a sale go today, whoever asks for them; null: there is no such address. */
export async function addressOnFile(
  { stores }: Pick<CallScope, 'stores'>,
  { kind, id }: Sale,
): Promise<AddressOnFile | null> {
  const customerId =
    kind === 'quote'
      ? (await stores.quotes.load(id))?.quote.customerId
      : (await stores.orders.find([id])).at(0)?.order.customerId;
  const found = customerId ? await findCustomer({ stores }, customerId) : undefined;
  if (!found?.ok || !isEmailAddress(found.value.details.email)) return null;
  const { name, email } = found.value.details;
  return { name, email };
}
