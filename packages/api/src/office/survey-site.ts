import { designLabel } from '@door/domain/design/design-label';
import { numberText } from '@door/domain/model/running-number';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';

/** Whom the surveyor rings, where to go, and which of the doors there is meant. */
export interface SurveySite {
  /** '' where nobody has asked for the door yet. */
  readonly Customer: string;
  readonly Phone: string;
  readonly Address: string;
  /** `Single Door, Minster, Ruby Red`. */
  readonly Door: string;
  /** Which line of how many of its order or quote, and how many doors like it; null: the door stands in none. */
  readonly Line: { readonly At: number; readonly Of: number; readonly Quantity: number } | null;
  /** `Q-2291` of the quote, while there is no order; null: the door stands in none. */
  readonly Quote: { readonly Id: string; readonly Number: string } | null;
}

/** Of the order in which the door stands, else of its quote, else of the enquiry about it. */
export async function surveySite(ctx: CallScope, stored: StoredItem): Promise<SurveySite> {
  const { stores, supplier } = ctx;
  const { item, job } = stored;
  const order = await stores.orders.ofItem(item.id);
  const [quote] = order ? [] : await stores.quotes.about(item.id);
  const sale = order?.order ?? quote?.quote;
  const enquiry = await stores.enquiries.ofItem(item.id);
  const customer = sale?.customerId ? await stores.customers.find(sale.customerId) : undefined;
  const { name, phone } = customer?.details ?? enquiry ?? { name: '', phone: '' };
  const at = sale?.lines.findIndex(({ itemId }) => itemId === item.id) ?? -1;
  const addresses = [sale?.deliveryAddress, job.address, customer?.details.sites[0]?.address, enquiry?.address];
  const phones = [phone, ...(customer?.details.contacts ?? []).map((contact) => contact.phone)];
  return {
    Customer: name,
    Phone: phones.find((each) => each !== '') ?? '',
    Address: addresses.find((address) => address !== undefined && address.trim() !== '') ?? '',
    Door: designLabel(item, supplier.catalogue),
    Line: sale?.lines[at] ? { At: at + 1, Of: sale.lines.length, Quantity: sale.lines[at].quantity } : null,
    Quote: quote ? { Id: quote.id, Number: numberText('quote', quote.number) } : null,
  };
}
