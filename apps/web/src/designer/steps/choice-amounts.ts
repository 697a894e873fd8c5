import type { Action } from '@door/domain/door/model/action';
import { createStore, type Store } from '../../shared/state/store.ts';
import type { DesignerStore } from '../state/designer-store.ts';

/** What a choice costs beside the present one, as it is shown: `+ €68.19`. */
export interface ChoiceAmount {
  readonly action: Action;
  readonly text: string;
}

interface ToldAmounts {
  readonly amounts: readonly ChoiceAmount[];
}

const ofDesigns = new WeakMap<DesignerStore, Store<ToldAmounts>>();

/**
 * The amounts that stand on the tiles of a design. Empty until somebody who knows prices sets them: where prices are hidden,
 * and in the office, nobody does.
 */
export function choiceAmountsOf(design: DesignerStore): Store<ToldAmounts> {
  const known = ofDesigns.get(design) ?? createStore<ToldAmounts>({ amounts: [] });
  ofDesigns.set(design, known);
  return known;
}
