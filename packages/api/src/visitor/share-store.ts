import type { ItemId } from '@door/domain/door/model/ids';
import type { BareDesign, Currency } from '@door/domain/door/model/item-record';

/** A copy of a design. Whoever has its link may look at it, and begin a door of their own from it. */
export interface SharedDesign {
  readonly id: string;
  /** The item it was copied from, to find an unchanged copy again. No call answers it: whoever knows an item's id may change the item. */
  readonly itemId: ItemId;
  readonly design: BareDesign;
  readonly currency: Currency;
  /** When the link was last asked for; the copy is deleted a year later. */
  readonly madeAt: string;
}

export interface ShareStore {
  load(id: string): Promise<SharedDesign | undefined>;
  /** The copy of this item with exactly this design. */
  findSame(copy: Pick<SharedDesign, 'itemId' | 'design' | 'currency'>): Promise<SharedDesign | undefined>;
  /** Adds a copy, or renews the time of the one with that id. */
  save(shared: SharedDesign): Promise<void>;
}
