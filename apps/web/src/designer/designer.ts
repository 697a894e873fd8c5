import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import type { Item } from '@door/domain/item/item';
import type { ClientSettings } from '../api/client-settings.ts';
import type { Mode } from '../api/session.ts';
import type { Considering } from './considering.ts';

/** All that a screen of the designer needs: what the door is now, what may be chosen, and how to choose. */
export interface Designer extends Considering {
  /** What the page shows. Before the visitor's first choice this is the first template, as an invitation. */
  readonly item: Item;
  /** False until something was chosen; no tile is chosen then. */
  readonly started: boolean;
  readonly catalogue: Catalogue;
  readonly client: ClientSettings;
  readonly mode: Mode;
  /** Shows at once; the server follows and its answer stands. A refusal becomes a toast. */
  readonly choose: (...actions: readonly Action[]) => void;
  /** Leaves this design and begins with the invitation again. */
  readonly startOver: () => void;
}

export type Pending = 'saved' | 'saving' | 'waiting-for-network';
