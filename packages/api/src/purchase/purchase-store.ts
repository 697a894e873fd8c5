import type { OrderWay } from '@door/domain/making/purchasing/vendor';
import type {
  ConfirmedLine,
  LivePiece,
  Purchase,
  PurchaseRecord,
  PurchaseStage,
  ReceivedLine,
} from '@door/domain/making/purchasing/purchase';
import type { PurchaseState } from '@door/domain/making/purchasing/purchase-states';
import type { Stored } from './paper-store.ts';

/** What a vendor has said of a revision. It is never changed. */
export interface StoredConfirmation {
  readonly id: string;
  readonly revision: number;
  /** The vendor's own number of it; '' for none. */
  readonly number: string;
  readonly how: OrderWay;
  readonly lines: readonly ConfirmedLine[];
  /** Account. */
  readonly who: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A line of a receipt, with where it was put away. Of what was taken back both quantities are negative. */
export interface ReceiptLine extends ReceivedLine {
  readonly place: string;
  readonly lot: string | null;
}

/** Goods that came at once, or that were taken back. It is never changed. */
export interface StoredReceipt {
  readonly id: string;
  readonly deliveryNote: string;
  /** Why more came than was ordered, or why it is taken back; '' for none. */
  readonly reason: string;
  /** Id of the receipt that it takes back; null: it takes none back. */
  readonly undoes: string | null;
  readonly lines: readonly ReceiptLine[];
  /** Mark of the message that has written it. */
  readonly idempotencyKey: string;
  /** ISO day. */
  readonly happenedOn: string;
  readonly who: string;
  readonly at: string;
}

export interface StoredPurchase extends Stored {
  /** Running number of the supplier's purchases, for people. */
  readonly number: number;
  readonly purchase: Purchase;
  /** Oldest first, of all revisions. */
  readonly confirmations: readonly StoredConfirmation[];
  /** Oldest first. */
  readonly receipts: readonly StoredReceipt[];
}

/** A purchase as its rules see it: with what was confirmed of this revision. */
export const recordOfPurchase = (stored: StoredPurchase): PurchaseRecord => ({
  purchase: stored.purchase,
  confirmed: ofThisRevision(stored).flatMap(({ lines }) => lines),
  received: stored.receipts.flatMap(({ lines }) => lines),
});

/** What the vendor has said of the purchase as it is now. */
export const ofThisRevision = ({ purchase, confirmations }: StoredPurchase): readonly StoredConfirmation[] =>
  confirmations.filter(({ revision }) => revision === purchase.revision);

/** null: whatever it is. */
export interface PurchaseFilter {
  readonly states: readonly PurchaseState[] | null;
  readonly vendor: string | null;
  /** Only those that were saved at this moment or later; absent: whenever that was. */
  readonly since?: Date;
}

export interface PurchasePage {
  readonly filter: PurchaseFilter;
  /** Only purchases with smaller numbers; null: from the newest on. */
  readonly before: number | null;
  /** null: all. */
  readonly limit: number | null;
}

/** A piece that is made for one door, and the purchase that is to bring it. */
export interface BroughtPiece extends Pick<LivePiece, 'piece'> {
  readonly purchaseId: string;
  readonly stage: PurchaseStage;
}

/** What was ordered of vendors. The state of a purchase is kept as its rules tell it, to be found by. */
export interface PurchaseStore {
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<StoredPurchase | undefined>;
  /** As `load`; where there is none, whoever else claims this id waits until this transaction ends, and then finds the purchase. */
  claim(id: string): Promise<StoredPurchase | undefined>;
  /** Unlocked; those that are not there are missing. */
  find(ids: readonly string[]): Promise<readonly StoredPurchase[]>;
  /** Newest first; unlocked. */
  list(page: PurchasePage): Promise<readonly StoredPurchase[]>;
  /** Those of a vendor that are open, or of which something came on this day or later; unlocked. */
  openOrReceivedSince(vendor: string, day: string): Promise<readonly StoredPurchase[]>;
  create(stored: StoredPurchase, state: PurchaseState): Promise<void>;
  /** Saves the purchase with its lines; number and maker are never changed. */
  save(stored: StoredPurchase, state: PurchaseState): Promise<void>;
  addConfirmation(purchaseId: string, confirmation: StoredConfirmation): Promise<void>;
  addReceipt(purchaseId: string, receipt: StoredReceipt): Promise<void>;
  /** The purchase of a receipt; undefined: there is no such receipt. */
  ofReceipt(id: string): Promise<string | undefined>;
  /**
   * From here on the purchase brings these pieces and no others. Answers one of them that another purchase is to bring; undefined: none.
   * Lock nothing after it: nobody else places pieces until the transaction ends.
   */
  placePieces(purchaseId: string, pieces: readonly LivePiece[]): Promise<string | undefined>;
  /** Those of these pieces that a draft or sent purchase is to bring, by their references. */
  bringing(pieces: readonly string[]): Promise<readonly BroughtPiece[]>;
  /** The same of all pieces for the doors of an order, by its number. */
  bringingFor(orderNumber: string): Promise<readonly BroughtPiece[]>;
  /** Until the transaction ends nobody counts what is to be bought while goods come in, and two never count it at once. */
  lockSupply(): Promise<void>;
  /** As `lockSupply`, beside others who book goods in. */
  shareSupply(): Promise<void>;
}
