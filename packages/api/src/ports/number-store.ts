import type { NumberedKind } from '@door/domain/model/running-number';

export interface NumberStore {
  /**
   * The next number of this kind, given to nobody else. Everybody who draws one of the same kind for the supplier waits until
   * this transaction ends: draw late, and never while a mail is sent. A transaction that fails gives the number back; one that
   * did not need it leaves a gap.
   */
  draw(kind: NumberedKind): Promise<number>;
}
