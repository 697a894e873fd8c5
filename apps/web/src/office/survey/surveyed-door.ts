import type { RuleContext } from '@door/domain/door/choice/rule';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { createContext, use } from 'react';

/** The door whose opening is measured. */
export interface SurveyedDoor {
  readonly item: Item;
  readonly context: RuleContext;
  /** null: whoever measures is not told how the works get their profiles. */
  readonly production: ProductionRows | null;
  /** Changes the door and resolves with it as it was saved; null: the office does that, and whoever measures does not. */
  readonly change: ((action: Action) => Promise<Item>) | null;
}

export const SurveyedDoorContext = createContext<SurveyedDoor | null>(null);

/** Only below a form of a survey. */
export function useSurveyedDoor(): SurveyedDoor {
  const door = use(SurveyedDoorContext);
  if (!door) throw new Error('No door is measured here.');
  return door;
}
