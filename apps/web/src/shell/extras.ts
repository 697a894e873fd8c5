import { type ExtraRules, plainDoors } from '@door/domain/extras/extra-rules';
import type { Item } from '@door/domain/item/item';

/** The rules as far as they are here. A visitor's doors have nothing of what the trade adds. */
export const extrasHere: ExtraRules = { ...plainDoors };

/** To be asked for before an item is shown: rules and drawers of extras come with the first that has any. */
export async function bringExtrasFor({ extras }: Pick<Item, 'extras'>): Promise<void> {
  if (Object.values(extras.chosen).every((code) => code === null)) return;
  const { bringTradeExtras } = await import('./trade-extras.ts');
  Object.assign(extrasHere, bringTradeExtras());
}
