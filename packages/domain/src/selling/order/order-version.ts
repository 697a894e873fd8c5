import { depositShare } from '../payment/plan.ts';
import type { BasisPoints } from '../pricing/money.ts';
import type { SaleTotals } from '../pricing/quote-totals.ts';
import type { Paper } from '../quote/paper.ts';
import type { VersionCustomer, VersionDrawing } from '../quote/quote-version.ts';
import type { Order, OrderCharge } from './order.ts';

/**
 * An order as it was confirmed. It holds what was said to the customer and to the works, so that no catalogue, price list,
 * setting or item is asked about it ever again.
 */
export interface OrderVersion {
  readonly format: 1;
  /** The running number of the order. */
  readonly number: number;
  /** Which confirmation it is, from 1. */
  readonly version: number;
  /** As it was when it was confirmed. */
  readonly order: ConfirmedOrder;
  /** ISO 8601. */
  readonly confirmedAt: string;
  readonly customer: VersionCustomer;
  readonly catalogueVersion: number;
  /** In the order of the order. */
  readonly lines: readonly OrderVersionLine[];
  readonly totals: SaleTotals;
  readonly paper: Paper;
  /** The copy for the works, with what the doors cost the fitter. */
  readonly tradePaper: Paper;
}

/** What was agreed, without what only a later change of the order asks for. */
export interface ConfirmedOrder extends Omit<Order, 'granted' | 'charges' | 'plan'> {
  readonly charges: readonly Omit<OrderCharge, 'follows'>[];
  /** Share of the total that is asked for with the order; all rows stand on the paper. */
  readonly deposit: BasisPoints;
}

export function confirmedOrder({ granted: _granted, plan, charges, ...agreed }: Order): ConfirmedOrder {
  const deposit = depositShare(plan);
  return { ...agreed, deposit, charges: charges.map(({ follows: _follows, ...charge }) => charge) };
}

export interface OrderVersionLine {
  readonly id: string;
  /** The item as the database stores items: `readItemDocument` reads it. */
  readonly document: unknown;
  readonly drawing: VersionDrawing;
}
