import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { TemplateId } from '@door/domain/item/ids';
import type { Currency, Item } from '@door/domain/item/item';
import type { ItemCalls } from '../api/door-api.ts';
import type { Design } from './design.ts';
import type { Memory } from './remembered.ts';
import type { Retry } from './retry.ts';

/** What the store needs from the world around it. */
export interface DesignerPorts {
  readonly catalogue: Catalogue;
  readonly currency: Currency;
  readonly calls: ItemCalls;
  readonly memory: Memory;
  readonly retry: Retry;
  /** A call begins when the choice it tells is on the screen. */
  readonly afterPaint: () => Promise<void>;
  readonly now: () => number;
  readonly say: (kind: 'error' | 'info', message: string) => void;
  /** The door that a template begins with, drawn before the server has made it. */
  readonly beginning: (templateId: TemplateId) => Item;
}

/** What the sender and the return to a design share. */
export interface Workbench extends DesignerPorts {
  readonly current: () => Design;
  readonly set: (change: Partial<Design>) => void;
  readonly reset: () => void;
}
