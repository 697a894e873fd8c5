import type { Charge, Discount, SaleTotals, SoldItem } from '../commerce/quote-totals.ts';
import type { ChargeKind } from '../commerce/proposed-charges.ts';
import type { VatTreatment } from '../commerce/vat.ts';
import type { ItemId } from '../model/ids.ts';
import type { Currency } from '../model/item-record.ts';

/** In the order of work; held and cancelled orders stand at the end. */
export const orderStates = [
  'Draft',
  'Confirmed From Installer',
  'Accepted',
  'Ready For Production',
  'In Batch',
  'Manufactured',
  'Dispatched',
  'Delivered',
  'Installed',
  'Closed',
  'On Hold',
  'Cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What a customer has ordered, at the prices that were agreed: no price list is asked again. */
export interface Order {
  readonly state: OrderState;
  /** The version that was accepted. */
  readonly quote: { readonly id: string; readonly version: number };
  readonly customerId: string;
  /** One for the whole order. */
  readonly currency: Currency;
  /** In the order of the paper. */
  readonly lines: readonly OrderLine[];
  readonly charges: readonly OrderCharge[];
  readonly discount: Discount;
  readonly treatment: VatTreatment;
  readonly terms: string;
  readonly note: string;
  /** What the customer accepted. */
  readonly agreed: SaleTotals;
}

/** A position. Its item is a copy of its own, so that a later change of the quote's or the enquiry's item touches no order. */
export interface OrderLine extends SoldItem {
  readonly id: string;
  readonly itemId: ItemId;
}

export interface OrderCharge extends Charge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly text: string;
}
