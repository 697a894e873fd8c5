import type { BasisPoints, Money } from '../pricing/money.ts';
import type { VatTreatment } from '../pricing/vat.ts';
import type { Paper } from '../quote/paper.ts';
import type { ChargedPart } from './charged-lines.ts';

/** A credit note as it was issued: nothing changes it afterwards. All amounts are negative. */
export interface CreditNote {
  /** Of this document. */
  readonly format: 1;
  readonly order: { readonly id: string; readonly number: number };
  readonly customer: { readonly name: string; readonly address: string };
  /** Of the supplier, as it was. */
  readonly letterhead: Paper['letterhead'];
  /** Of the catalogue that was valid. */
  readonly catalogueVersion: number;
  readonly reason: string;
  /** ISO day. */
  readonly issuedOn: string;
  readonly lines: readonly CreditLine[];
  readonly net: Money;
  readonly vat: CreditVat;
  readonly total: Money;
}

export interface CreditLine extends ChargedPart {
  /** As the order's paper names it. */
  readonly text: string;
  /** How many of it; null: a sum. */
  readonly quantity: number | null;
  /** Without VAT. */
  readonly net: Money;
}

/** At the rate that was charged. */
export interface CreditVat {
  readonly treatment: VatTreatment;
  readonly rate: BasisPoints;
  readonly amount: Money;
}
