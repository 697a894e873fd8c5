import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { TemplateId } from '@door/domain/item/ids';
import type { Currency, Item } from '@door/domain/item/item';
import type { ItemCalls, SavedItem, SavingCalls } from '../api/door-api.ts';
import type { Design } from './design.ts';
import type { Memory } from './remembered.ts';
import type { Retry } from './retry.ts';

export type Say = (kind: 'error' | 'info', message: string) => void;

/** What saving an item needs from the world around it, whoever changes it. */
export interface SavingPorts {
  readonly catalogue: Catalogue;
  readonly calls: SavingCalls;
  readonly retry: Retry;
  /** A call begins when the choice it tells is on the screen. */
  readonly afterPaint: () => Promise<void>;
  readonly say: Say;
}

/** What the designer's store needs besides. */
export interface DesignerPorts extends SavingPorts {
  readonly currency: Currency;
  readonly calls: ItemCalls;
  readonly memory: Memory;
  readonly now: () => number;
  /** The door that a template begins with, drawn before the server has made it. */
  readonly beginning: (templateId: TemplateId) => Item;
}

/** What became of changes that did not simply arrive; each page says it to its own people. */
export type News =
  | {
      readonly kind: 'changed elsewhere';
      readonly before: Design;
      readonly newest: SavedItem;
      /** What was taken back could not go on top of what somebody else chose. */
      readonly undoLeftOut: boolean;
      readonly choiceLeftOut: boolean;
    }
  | { readonly kind: 'choice left out' }
  | { readonly kind: 'sent already' }
  | { readonly kind: 'no longer kept' };

/** The design that is saved, and the way to change it. */
export interface Workbench extends SavingPorts {
  readonly current: () => Design;
  readonly set: (change: Partial<Design>) => void;
  readonly reset: () => void;
  /** Has the server make the item; asked for as long as it has none. */
  readonly make: () => Promise<SavedItem>;
  readonly tell: (news: News) => void;
}
