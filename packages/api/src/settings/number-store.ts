import type { NumberedKind } from '@door/domain/lib/running-number';

export interface NumberStore {
  /**
   * The next number of this kind, given to nobody else. Everybody who draws one of the same kind for the supplier waits until
   * this transaction ends: draw late, and never while a mail is sent. A transaction that fails gives the number back; one that
   * did not need it leaves a gap.
   * @param count how many are drawn at once: the answer is the first of so many, one after the other
   */
  draw(kind: NumberedKind, count?: number): Promise<number>;
  /** The number that each kind's next one gets. */
  next(): Promise<Readonly<Record<NumberedKind, number>>>;
  /** As `next` for one kind; nobody else draws or changes it until the transaction ends. */
  lockNext(kind: NumberedKind): Promise<number>;
  /** The next one of this kind gets this number; a lower one than it would have anyway changes nothing. */
  goOnWith(kind: NumberedKind, number: number): Promise<void>;
}
