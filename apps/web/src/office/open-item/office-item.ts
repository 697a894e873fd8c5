import type { RuleContext } from '@door/domain/door/choice/rule';
import type { DrawnPart } from '@door/domain/making/bom/drawn-part';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import type { Job } from '@door/domain/door/model/item-record';
import { createContext, use } from 'react';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import type { SaveStatus } from '../../designer/state/save-status.ts';

/** The open item for the parts of its pages: the design, the catalogue and production rows, and how to change it. */
export interface OfficeItem {
  /** As shown, with changes that are not saved yet. */
  readonly item: Item;
  readonly job: Job;
  /** As last saved, with its dates and its version. */
  readonly saved: SavedItem;
  readonly catalogue: Catalogue;
  readonly context: RuleContext;
  readonly production: ProductionRows;
  readonly pending: SaveStatus;
  /** Applies actions at once and saves them; a refusal is shown as a toast. */
  readonly choose: (...actions: readonly Action[]) => void;
  /** Resolves with the saved item once the server has every change; rejects when it cannot be reached now. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** What is highlighted on the drawing and in the lines, such as 'sill:sill'; empty: nothing. */
  readonly highlightedParts: readonly DrawnPart[];
  readonly highlightParts: (parts: readonly DrawnPart[]) => void;
}

export const OfficeItemContext = createContext<OfficeItem | null>(null);

/** Only below an `ItemLoader`. */
export function useOfficeItem(): OfficeItem {
  const item = use(OfficeItemContext);
  if (!item) throw new Error('No item is open here.');
  return item;
}
