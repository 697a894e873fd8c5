import type { BasisPoints } from '../pricing/money.ts';
import type { PriceTier } from '../pricing/price-list.ts';
import type { Charge, ChargeKind, Discount, Sale, SoldItem } from '../pricing/quote-totals.ts';
import type { ProposedCharge } from '../pricing/proposed-charges.ts';
import type { VatTreatment } from '../pricing/vat.ts';
import type { ItemId } from '../../door/model/ids.ts';
import type { Currency } from '../../door/model/item-record.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { QuotingMessages } from '../../messages/messages.ts';
import { isDraftState, type QuoteState } from './quote-cycle.ts';

/** What somebody is offered. Prices are not in it: a draft costs what the price list of the day says. */
export interface Quote extends QuoteDetails {
  readonly state: QuoteState;
  /** Grows with each revision; the number on the paper stays. */
  readonly version: number;
  /** The state in which its last revision was begun; absent: it was never revised, or before this was kept. */
  readonly revisedFrom?: QuoteState;
  /** One for the whole quote. */
  readonly currency: Currency;
  /** In the order of the paper. */
  readonly lines: readonly QuoteLine[];
  readonly charges: readonly QuoteCharge[];
  /** Proposals that a person took out, so that they do not come back by themselves. */
  readonly withdrawn: readonly ChargeOrigin[];
  readonly discount: Discount;
  /** What the discount was granted on; absent: none is given, or it was given before grants were kept. */
  readonly grant?: DiscountGrant;
}

/** A discount as whoever gave it knew it: a share of the sum of those lines. */
export interface DiscountGrant {
  /** The share is `off` of `of`, two whole numbers. */
  readonly off: number;
  readonly of: number;
  /** What it took off when it was given, in the smallest unit of the currency; absent: given before that was kept. */
  readonly most?: number;
  readonly lines: readonly Pick<QuoteLine, 'id' | 'quantity'>[];
}

export interface QuoteDetails {
  /** null: not chosen yet. */
  readonly customerId: string | null;
  /** Last day, `2026-12-22`; null: as many days from Send on as the price list says. */
  readonly validUntil: string | null;
  readonly treatment: VatTreatment;
  /** null: as the price list says. */
  readonly tier: PriceTier | 'none' | null;
  readonly markup: BasisPoints | null;
  readonly terms: string;
  readonly note: string;
  /** Where the doors go; '' where it is the customer's address. */
  readonly deliveryAddress: string;
}

/** A position. Its item is a copy of its own, so that a later change of the original touches no quote. */
export interface QuoteLine {
  readonly id: string;
  readonly itemId: ItemId;
  readonly quantity: number;
}

export interface QuoteCharge extends Charge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly text: string;
  /** The proposal that it was; null: written by hand. */
  readonly origin: ChargeOrigin | null;
  /** Whether a person wrote it or changed something of it. */
  readonly isChanged: boolean;
  /** What of it a person changed: the rest follows the items. Absent: all of it, or it was changed before this was kept. */
  readonly changed?: readonly ChargePart[];
}

/** What of a charge a person can change. */
export const chargeParts = ['kind', 'text', 'quantity', 'unit', 'costOfGoods'] as const;
export type ChargePart = (typeof chargeParts)[number];

/** The parts that stay as they are whatever is proposed. */
export const changedParts = ({ isChanged, changed = chargeParts }: QuoteCharge): readonly ChargePart[] =>
  isChanged ? changed : [];

export interface ChargeOrigin {
  readonly kind: ProposedCharge['kind'];
  /** The line that it is about; null: the whole job. */
  readonly lineId: string | null;
}

/** A draft without lines, in that currency. */
export const emptyQuote = (currency: Quote['currency'], treatment: Quote['treatment']): Quote => ({
  state: 'Draft',
  version: 1,
  currency,
  treatment,
  lines: [],
  charges: [],
  withdrawn: [],
  discount: { kind: 'none' },
  customerId: null,
  validUntil: null,
  tier: null,
  markup: null,
  terms: '',
  note: '',
  deliveryAddress: '',
});

/** The last day that was chosen, unless it is over: then as many days as the price list says are proposed anew. */
export const lastDayAhead = ({ validUntil }: Pick<QuoteDetails, 'validUntil'>, today: string): string | null =>
  validUntil !== null && validUntil < today ? null : validUntil;

/** A changed quote, if it may be changed: what was sent stays as it is. */
export const draftOnly = (changed: Quote, messages: QuotingMessages): Result<Quote> =>
  isDraftState(changed.state) ? accepted(changed) : refused('quote.not-draft', messages.notDraft);

interface PricedLines {
  /** The lines of the quote, priced, in their order. */
  readonly items: readonly SoldItem[];
  readonly deposit: BasisPoints;
}

/** The quote as what `totalsOf` adds up and `tippedByDiscount` warns about. */
export const saleOfQuote = (
  { currency, charges, discount, treatment }: Quote,
  { items, deposit }: PricedLines,
): Sale => ({ currency, items, charges, discount, treatment, deposit });
