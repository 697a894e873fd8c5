import type { Claim, ClaimState } from '@door/domain/making/purchasing/claim';
import type { BillLine, BillState, VendorBill } from '@door/domain/making/purchasing/vendor-bill';
import type { PhotoStore } from '../photo/photo-store.ts';
import type { Cursor } from '../ports/page.ts';

/** What every purchase and every paper about one is stored with. */
export interface Stored {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly createdBy: string;
  /** ISO 8601 with milliseconds; grows with every save, so that it also serves as the version for two people at one. */
  readonly lastUpdated: string;
  /** Mark of the message that has made it, by which a repeat of that is recognised. */
  readonly firstIdempotencyKey: string;
  /** Mark of the message that made this version. */
  readonly lastIdempotencyKey: string | null;
}

export interface StoredClaim extends Stored {
  readonly claim: Claim;
}

/** A line of a bill, with what became of its differences. */
export interface StoredBillLine extends BillLine {
  /** What was billed and had not come when it was decided, base units; 0 until then. */
  readonly excess: number;
  /** What stock took of the difference to what goods were booked in for, and what is price difference. Minor units; 0 until it is decided. */
  readonly inStock: number;
  readonly priceDifference: number;
}

export interface StoredBill extends Stored {
  readonly bill: Omit<VendorBill, 'lines'> & { readonly lines: readonly StoredBillLine[] };
  readonly state: BillState;
  /** Why it was approved or rejected; '' for none. */
  readonly reason: string;
}

export interface PaperPage<State> {
  /** null: whatever it is. */
  readonly state: State | null;
  readonly purchase: string | null;
  readonly vendor: string | null;
  /** The last one of the page before, by the moment at which it was made. */
  readonly after: Cursor | null;
  readonly limit: number;
}

export interface PaperStore<Paper, State> {
  /** Locks it until the transaction ends; where there is none, whoever else holds this id waits until then. */
  hold(id: string): Promise<Paper | undefined>;
  /** Unlocked. */
  find(id: string): Promise<Paper | undefined>;
  /** Oldest first; unlocked. */
  ofPurchases(purchases: readonly string[]): Promise<readonly Paper[]>;
  /** Newest first; unlocked. */
  list(page: PaperPage<State>): Promise<readonly Paper[]>;
  create(paper: Paper): Promise<void>;
  /** Saves what became of it; what it is about is never changed. */
  save(paper: Paper): Promise<void>;
}

/** What vendors are told about goods. */
export interface ClaimStore extends PaperStore<StoredClaim, ClaimState>, PhotoStore {
  /** How many claims of a vendor's purchases are open. */
  countOpen(vendor: string): Promise<number>;
  /** All that have not ended, the oldest first; unlocked. */
  unsettled(): Promise<readonly StoredClaim[]>;
}

/** What vendors ask money for. */
export interface BillStore extends PaperStore<StoredBill, BillState> {
  /** Whether a vendor has billed under a number before, rejected bills aside. Nobody else enters one of the vendor until the transaction ends. */
  isNumberUsed(vendor: string, number: string): Promise<boolean>;
  /** Those in one of these states, of a day until this one, that were saved last before a moment; locked until the transaction ends. */
  holdUntil(
    day: string,
    of: { readonly states: readonly BillState[]; readonly before: Date },
  ): Promise<readonly StoredBill[]>;
}
