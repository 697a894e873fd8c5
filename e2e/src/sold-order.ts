import { randomUUID } from 'node:crypto';
import { measure } from './measured-order.ts';
import type { OfficeCalls } from './office-calls.ts';

interface Answer extends Readonly<Record<'Id' | 'LastUpdated' | 'Hash' | 'OfferUrl', string>> {
  readonly Version: number;
  readonly Lines: readonly { readonly ItemId: string }[];
}

/** A quote of one door that somebody has accepted is measured and accepted by the works; answers its order and the page of its customer. */
export async function soldOrder({ ask, call }: OfficeCalls, Name: string, DeliveryAddress: string) {
  const [CustomerId, QuoteId, OrderId] = [randomUUID(), randomUUID(), randomUUID()];
  await call('customer.create', { Id: CustomerId, Name, Email: 'mary@example.com' });
  const door = await call<Answer>('createItemFromTemplate', { ItemId: 'single-door' });
  await call('selectDesign', { ItemId: door.Id, DesignId: 1 });
  const quote = await call<Answer>('quote.create', { Id: QuoteId, CustomerId, ItemIds: [door.Id] });
  const sent = await call<Answer>('quote.send', { Id: QuoteId, LastUpdated: quote.LastUpdated });
  await call('quote.accept', { Id: QuoteId, Version: sent.Version, Hash: sent.Hash, How: 'phone' });
  const { LastUpdated, Lines } = await call<Answer>('quote.convertToOrder', { Id: QuoteId, OrderId });
  await call('order.updateDetails', { Id: OrderId, LastUpdated, DeliveryAddress });
  await measure({ call, ask }, Lines[0]?.ItemId ?? '');
  await call('order.confirm', { Id: OrderId, MeasurementsFinal: true });
  await call('order.waiveDrawing', { Id: OrderId, How: 'phone', Reason: 'Agreed by phone' });
  await call('order.accept', { Id: OrderId, CreditChecked: true });
  return { OrderId, offerUrl: sent.OfferUrl };
}
