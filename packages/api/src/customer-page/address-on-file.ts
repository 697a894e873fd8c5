import { isEmailAddress } from '@door/domain/lib/email-address';
import type { Customer } from '../customer/customer-store.ts';
import { findCustomer } from '../customer/customers.ts';
import type { CallScope } from '../procedure.ts';
import type { Sale } from './link-store.ts';

export interface AddressOnFile {
  readonly name: string;
  readonly email: string;
}

/** Where mails to the customer of a sale go today, whoever asks for them; null: there is no such address. */
export async function addressOnFile(scope: Pick<CallScope, 'stores'>, sale: Sale): Promise<AddressOnFile | null> {
  const details = await customerOfSale(scope, sale);
  if (!details || !isEmailAddress(details.email)) return null;
  const { name, email } = details;
  return { name, email };
}

/** Who has bought something; undefined: nobody was named. */
export async function customerOfSale(
  { stores }: Pick<CallScope, 'stores'>,
  { kind, id }: Sale,
): Promise<Customer['details'] | undefined> {
  const customerId =
    kind === 'quote'
      ? (await stores.quotes.load(id))?.quote.customerId
      : (await stores.orders.find([id])).at(0)?.order.customerId;
  const found = customerId ? await findCustomer({ stores }, customerId) : undefined;
  return found?.ok ? found.value.details : undefined;
}
