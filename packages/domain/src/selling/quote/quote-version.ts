import type { ManualLine } from '../../making/bom/manual-line.ts';
import type { WorkInstruction } from '../../making/bom/work-instruction.ts';
import type { DateEstimate } from '../../making/promise/promise.ts';
import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import { planOfDeposit } from '../payment/plan.ts';
import type { PriceTerms } from '../pricing/item-price.ts';
import type { BasisPoints } from '../pricing/money.ts';
import type { ExplainedPrice } from '../pricing/explained-price.ts';
import type { SaleTotals, TippedByDiscount } from '../pricing/quote-totals.ts';
import type { Paper } from './paper.ts';
import type { Quote, QuoteLine } from './quote.ts';

/**
 * A version of a quote as it was sent. It holds everything that was said and everything that it followed from, so that no
 * catalogue, price list, setting or item is asked about it ever again.
 */
export interface QuoteVersion {
  /** Of this document. */
  readonly format: 3;
  /** The running number of the quote. */
  readonly number: number;
  /** As it was when it was sent, its version among it. */
  readonly quote: Quote;
  /** ISO 8601. */
  readonly sentAt: string;
  /** Last day, `2026-12-22`. */
  readonly validUntil: string;
  readonly customer: VersionCustomer | null;
  /** By which its prices followed from the list. */
  readonly terms: VersionTerms;
  readonly priceListVersion: number;
  readonly catalogueVersion: number;
  /** In the order of the quote. */
  readonly lines: readonly VersionLine[];
  readonly totals: SaleTotals;
  readonly tipped: TippedByDiscount | null;
  readonly paper: Paper;
  /** null: there was none, or it was sent before dates were said. */
  readonly estimate: DateEstimate | null;
}

/** Before plans it had a deposit alone. */
interface DepositVersion extends Omit<QuoteVersion, 'format' | 'terms'> {
  readonly format: 2;
  readonly terms: PriceTerms & { readonly deposit: BasisPoints };
}

/** A version as it was stored: the first format had no date. */
export type StoredQuoteVersion =
  | QuoteVersion
  | DepositVersion
  | (Omit<DepositVersion, 'format' | 'estimate'> & { readonly format: 1 });

/** A version of any format in the form of today. */
export function presentQuoteVersion(stored: StoredQuoteVersion): QuoteVersion {
  if (stored.format === 1) return presentQuoteVersion({ ...stored, format: 2, estimate: null });
  if (stored.format === 3) return stored;
  const { deposit, ...terms } = stored.terms;
  return { ...stored, format: 3, terms: { ...terms, plan: planOfDeposit(deposit) } };
}

export interface VersionTerms extends PriceTerms {
  /** In which rows it is paid. */
  readonly plan: readonly PlanRow[];
}

export interface VersionCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly address: string;
}

export interface VersionLine extends QuoteLine {
  /** `Single Door, Minster, Ruby Red`. */
  readonly heading: string;
  /** The item as the database stores items, in the version of that day: `readItemDocument` reads it. */
  readonly document: unknown;
  /** The lines that people added to the bill, for the order that this becomes. */
  readonly added: readonly ManualLine[];
  /** The bill of materials, with the lines that people added. */
  readonly bill: readonly WorkInstruction[];
  readonly price: ExplainedPrice;
  readonly drawing: VersionDrawing;
}

/** The technical drawing as data, mm of the set. The drawing room makes it, and whoever shows it needs no item. */
export interface VersionDrawing {
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly lines: readonly {
    readonly weight: 'outline' | 'edge' | 'detail' | 'opening';
    readonly d: string;
    readonly broken: boolean;
  }[];
  readonly dimensions: readonly DrawnDimension[];
  /** Height of the figures. */
  readonly figure: number;
}

interface DrawnDimension {
  readonly measures: 'overall' | 'cell' | 'leaf';
  readonly runs: 'across' | 'upright';
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly edge: number;
}
