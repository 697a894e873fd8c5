import type { CreditNote } from '@door/domain/selling/credit/credit-note';

export interface StoredCreditNote {
  readonly id: string;
  /** Running number of the supplier's credit notes, without gaps. */
  readonly number: number;
  readonly note: CreditNote;
  /** Account of whoever issued it. */
  readonly issuedBy: string;
  /** ISO 8601. */
  readonly issuedAt: string;
}

/** Credit notes of orders. Lock the order first: what can be credited is only sound while nobody else issues one. */
export interface CreditNoteStore {
  load(id: string): Promise<StoredCreditNote | undefined>;
  /** The first before the others. */
  ofOrder(orderId: string): Promise<readonly StoredCreditNote[]>;
  /** False: there is a note of that id already. */
  add(stored: StoredCreditNote): Promise<boolean>;
}
