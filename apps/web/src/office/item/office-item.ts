import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { WorksRows } from '@door/domain/catalogue/works-rows';
import type { Action } from '@door/domain/item/action';
import type { Item } from '@door/domain/item/item';
import { createContext, use } from 'react';
import type { SavedItem } from '../../api/door-api.ts';
import type { Pending } from '../../designer/designer.ts';

/** All that a part of the item page needs: the door set as it is now, what the works keep, and how to change it. */
export interface OfficeItem {
  /** As shown: a choice stands here at once, before the server has heard of it. */
  readonly item: Item;
  /** As the server last answered, with its dates and its version. */
  readonly saved: SavedItem;
  readonly catalogue: Catalogue;
  readonly works: WorksRows;
  readonly pending: Pending;
  /** Shows at once; the server follows and its answer stands. A refusal becomes a toast. */
  readonly choose: (...actions: readonly Action[]) => void;
  /** The item once the server has every choice; rejects when it cannot be reached now. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** The part of the set that is lit on the drawing and in the lines, by its name; null: none. */
  readonly lit: string | null;
  readonly light: (part: string | null) => void;
}

export const OfficeItemContext = createContext<OfficeItem | null>(null);

/** The item of the page; only below the item page's own frame. */
export function useOfficeItem(): OfficeItem {
  const item = use(OfficeItemContext);
  if (!item) throw new Error('No item is open here.');
  return item;
}
