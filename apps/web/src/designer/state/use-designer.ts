import { createContext, useContext } from 'react';
import type { Item } from '@door/domain/door/model/item';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Size } from '@door/domain/lib/mm';
import type { Action } from '@door/domain/door/model/action';
import type { ClientSettings } from '../../shared/calls/client-settings.ts';
import type { Mode } from '../../shared/calls/tab-session.ts';
import type { HoverPrerender } from './prerender-on-hover.ts';
import type { RuleContext } from '@door/domain/door/choice/rule';

export const DesignerContext = createContext<Designer | null>(null);

/** The door, what may be chosen, and how to choose; for every screen of the designer. */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('useDesigner is called outside a DesignProvider.');
  return designer;
}

/** The door as of the last click. The rest of the page follows a frame later, see `DesignProvider`. */
export const LatestItemContext = createContext<Item | null>(null);

/** Only for the preview, a field that is typed into, and what is done with the whole door: whoever reads this is rendered within the click. */
export function useLatestItem(): Item {
  const latest = useContext(LatestItemContext);
  const { item } = useDesigner();
  return latest ?? item;
}

/** What a screen of the designer is given. */
export interface Designer extends HoverPrerender {
  /** What the page shows; before the first choice the supplier's first template. */
  readonly item: Item;
  /** False until something was chosen; until then no tile is marked as chosen. */
  readonly started: boolean;
  /** Of an opening that somebody has measured, as in `Design`. */
  readonly typedSize: Size | null;
  readonly catalogue: Catalogue;
  /** What the rules are handed: `offeredDesigns(item, context)`. */
  readonly context: RuleContext;
  readonly client: ClientSettings;
  readonly mode: Mode;
  /** Shows the choice at once and sends it; the server's answer replaces it. A refusal becomes a toast. */
  readonly choose: (...actions: readonly Action[]) => void;
  /** Leaves this design and begins with the first template again. */
  readonly startOver: () => void;
}
