import type { WorksSettings } from '../../catalogue/rows/works-settings.ts';
import type { Currency } from '../../door/model/item-record.ts';
import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { Guard } from '../../people/history/life-cycle.ts';
import type { OfficeRole } from '../../people/roles.ts';

/** An amount in minor units. */
interface Sum {
  readonly minor: number;
  readonly currency: Currency;
}

/** What the guards ask about a purchase at the moment of the move. */
export interface PurchaseMoveFacts {
  readonly lines: number;
  /** How many have no price; whether somebody has ticked that it is open. */
  readonly openPrices: number;
  readonly isOpenPriceAccepted: boolean;
  readonly isVendorActive: boolean;
  /** What it comes to and the vendor's least value; null: that is reached. */
  readonly belowLeast: { readonly value: Sum; readonly least: Sum } | null;
  /** The most that the person may order at once; null: it is within. */
  readonly overLimit: Sum | null;
  /** It is to be mailed, and the vendor has no address. */
  readonly lacksMail: boolean;
  /** '' for none. */
  readonly reason: string;
  /** Whether anything has come that was not taken back. */
  readonly hasReceived: boolean;
  /** Keys of open lines of which the vendor has said nothing. */
  readonly unsaid: readonly string[];
  /** Keys of lines of which more is scheduled than was ordered. */
  readonly overScheduled: readonly string[];
  /** What differs from what was ordered, in words; whether somebody has seen it. */
  readonly differences: readonly string[];
  readonly areDifferencesAccepted: boolean;
  /** What would come beyond what is tolerated, in words. */
  readonly excess: readonly string[];
  /** Whether something of it is billed or claimed that would then never have come. */
  readonly hasPapers: boolean;
  /** What is not billed, not matched, or claimed and open, in words. */
  readonly unsettled: readonly string[];
}

/** With nothing in the way, for moves that ask only some of it. */
export const clearPurchaseFacts: PurchaseMoveFacts = {
  lines: 1,
  openPrices: 0,
  isOpenPriceAccepted: false,
  isVendorActive: true,
  belowLeast: null,
  overLimit: null,
  lacksMail: false,
  reason: '',
  hasReceived: false,
  unsaid: [],
  overScheduled: [],
  differences: [],
  areDifferencesAccepted: false,
  excess: [],
  hasPapers: false,
  unsettled: [],
};

const isSaid = (reason: string): boolean => reason.trim() !== '';

export const purchaseGuards = [
  { code: 'purchase.vendor', holds: ({ isVendorActive }) => isVendorActive },
  { code: 'purchase.no-lines', holds: ({ lines }) => lines > 0 },
  {
    code: 'purchase.no-price',
    holds: ({ openPrices, isOpenPriceAccepted }) => openPrices === 0 || isOpenPriceAccepted,
  },
  { code: 'purchase.least-value', holds: ({ belowLeast, reason }) => belowLeast === null || isSaid(reason) },
  { code: 'purchase.no-mail', holds: ({ lacksMail }) => !lacksMail },
  // Last of those about sending: an admin is asked about nothing that could not be sent anyway.
  { code: 'purchase.over-limit', holds: ({ overLimit }) => overLimit === null },
  { code: 'purchase.received', holds: ({ hasReceived }) => !hasReceived },
  { code: 'purchase.unsaid', holds: ({ unsaid }) => unsaid.length === 0 },
  { code: 'purchase.schedule', holds: ({ overScheduled }) => overScheduled.length === 0 },
  {
    code: 'purchase.differs',
    holds: ({ differences, areDifferencesAccepted }) => differences.length === 0 || areDifferencesAccepted,
  },
  { code: 'purchase.over', holds: ({ excess, reason }) => excess.length === 0 || isSaid(reason) },
  { code: 'purchase.has-papers', holds: ({ hasPapers }) => !hasPapers },
  { code: 'purchase.unsettled', holds: ({ unsettled, reason }) => unsettled.length === 0 || isSaid(reason) },
  { code: 'purchase.no-reason', holds: ({ reason }) => isSaid(reason) },
] as const satisfies readonly Guard<RefusalCode, PurchaseMoveFacts>[];

/** Why a move is refused although the state allows it. */
export type PurchaseGuard = (typeof purchaseGuards)[number]['code'];

/** The limit that a purchase of this value is over, if it is this person who sends it; null: it is within. An admin orders for any sum. */
export const exceededLimit = (
  { minor, currency }: Sum,
  { role, orderLimit }: Pick<WorksSettings, 'orderLimit'> & { readonly role: OfficeRole },
): Sum | null => (role === 'admin' || minor <= orderLimit ? null : { minor: orderLimit, currency });
