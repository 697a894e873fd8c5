import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import type { TemplateId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import type { Currency } from '@door/domain/model/item-record';
import type { ItemCalls, SavedItem, SavingCalls } from '../../platform/calls/door-api.ts';
import type { Design } from './design.ts';
import type { DesignStorage } from './stored-design.ts';
import type { Retry } from '../save-queue/retry.ts';

export type ShowToast = (kind: 'error' | 'info', message: string) => void;

/** What saving an item needs, on the visitor's page and on the trade's. */
export interface SavingPorts {
  readonly catalogue: Catalogue;
  readonly context: () => PageContext;
  readonly calls: SavingCalls;
  readonly retry: Retry;
  /** Resolves when the browser has painted: only then is a choice sent. */
  readonly afterPaint: () => Promise<void>;
  readonly showToast: ShowToast;
}

/** What the visitor's designer needs besides. */
export interface DesignerPorts extends SavingPorts {
  readonly currency: Currency;
  readonly calls: ItemCalls;
  readonly storage: DesignStorage;
  readonly now: () => number;
  /** The door of a template as it is shown until the server has created the item. */
  readonly newDoor: (templateId: TemplateId) => Item;
}

/** What can happen to unsent edits besides being saved; each page tells its users in its own words. */
export type SyncEvent =
  | {
      readonly kind: 'changed-elsewhere';
      readonly before: Design;
      readonly newest: SavedItem;
      /** An undo was dropped, because it would have overwritten somebody else's choices. */
      readonly undoLeftOut: boolean;
      readonly choiceLeftOut: boolean;
    }
  | { readonly kind: 'choice-left-out' }
  | { readonly kind: 'sent-already' }
  | { readonly kind: 'item-deleted' };

/** The design that is being edited, and the ways to change it. */
export interface EditingSession extends SavingPorts {
  readonly current: () => Design;
  readonly set: (change: Partial<Design>) => void;
  readonly reset: () => void;
  /** Creates the item on the server; called while it has none. */
  readonly create: () => Promise<SavedItem>;
  readonly notify: (event: SyncEvent) => void;
}
