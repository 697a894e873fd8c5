import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import type { Money } from '../pricing/money.ts';
import type { Charge, ChargeKind, Discount, SaleTotals, SoldItem } from '../pricing/quote-totals.ts';
import type { VatTreatment } from '../pricing/vat.ts';
import type { ItemId } from '../../door/model/ids.ts';
import type { Currency } from '../../door/model/item-record.ts';
import type { WeekLabel } from '../../lib/production-week.ts';
import { type OrderState, orderStates } from './order-states.ts';
import type { Remake } from './remake.ts';

/** What a customer has ordered, at the prices that were agreed: no price list is asked again while the doors stay as they are. */
export interface Order {
  readonly state: OrderState;
  /** The state that a held order left; null: it is not held. */
  readonly heldFrom: OrderState | null;
  /** The version that was accepted, and what it came to; null: the order was made by hand. */
  readonly quote: { readonly id: string; readonly version: number; readonly total: Money } | null;
  /** null: the order is no remake of another one. */
  readonly remake: Remake | null;
  readonly customerId: string;
  /** One for the whole order. */
  readonly currency: Currency;
  /** In the order of the paper. */
  readonly lines: readonly OrderLine[];
  readonly charges: readonly OrderCharge[];
  /** What of `granted` its lines have now. */
  readonly discount: Discount;
  /** The discount as it was given, and the sum of items that it was given on; null: its lines are those that it was given on. */
  readonly granted: GrantedDiscount | null;
  readonly treatment: VatTreatment;
  readonly terms: string;
  readonly note: string;
  /** Where the doors go; '' while nobody has said so. */
  readonly deliveryAddress: string;
  /** In which rows it is paid. */
  readonly plan: readonly PlanRow[];
  /** What it comes to, by the VAT rates of the day on which its amounts were last changed. */
  readonly agreed: SaleTotals;
  /** What it takes of a production week, in tenths; null: its doors are not settled yet. */
  readonly points: number | null;
  /** In which the works make it, `2647`; null: not set yet. */
  readonly week: WeekLabel | null;
  /** The week that was promised when the works accepted it. */
  readonly promisedWeek: WeekLabel | null;
  /** ISO days on which it left the works, arrived and was fitted; null: not yet. */
  readonly days: OrderDays;
}

export interface GrantedDiscount {
  readonly discount: Discount;
  readonly on: Money;
}

/** A position. Its item is a copy of its own, so that a later change of the quote's or the enquiry's item touches no order. */
export interface OrderLine extends SoldItem {
  readonly id: string;
  readonly itemId: ItemId;
  /** `LastUpdated` of the item for which this price was agreed; null: stored before that was kept. */
  readonly pricedAt: string | null;
}

export interface OrderDays {
  readonly dispatched: string | null;
  readonly delivered: string | null;
  readonly installed: string | null;
}

export const noOrderDays: OrderDays = { dispatched: null, delivered: null, installed: null };

export interface OrderCharge extends Charge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly text: string;
  /** The lines whose doors it counts, as the fitting of a line does; empty: none. */
  readonly follows: readonly string[];
}

/** What is made again comes first in a week. */
export const isUrgent = ({ remake }: Pick<Order, 'remake'>): boolean => remake !== null;

/** A draft without lines, made by hand. */
export const emptyOrder = (
  begun: Pick<Order, 'customerId' | 'currency' | 'treatment' | 'plan' | 'deliveryAddress' | 'agreed'>,
): Order => ({
  state: 'Draft',
  heldFrom: null,
  quote: null,
  remake: null,
  lines: [],
  charges: [],
  discount: { kind: 'none' },
  granted: null,
  terms: '',
  note: '',
  points: null,
  week: null,
  promisedWeek: null,
  days: noOrderDays,
  ...begun,
});

const firstInProduction: OrderState = 'In Batch';

/** Whether the doors of the order have left the works. */
export const hasLeftWorks = ({ state }: Pick<Order, 'state'>): boolean =>
  state !== 'Cancelled' && state !== 'On Hold' && orderStates.indexOf(state) > orderStates.indexOf('Manufactured');

/** Whether the works make the order, or have made it: then it is neither reopened nor cancelled, but made again or credited. */
export const isInProduction = ({ state, heldFrom }: Pick<Order, 'state' | 'heldFrom'>): boolean =>
  state !== 'Cancelled' && orderStates.indexOf(heldFrom ?? state) >= orderStates.indexOf(firstInProduction);
