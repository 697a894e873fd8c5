import { plainBuild } from '@door/domain/build/plain-build';
import { plainDoors, type TradeRules } from '@door/domain/build/trade-rules';
import type { Item } from '@door/domain/item/item';
import { alike } from '@door/domain/shared/alike';

/** The rules as far as they are here. A visitor's doors have nothing of what the trade adds. */
export const extrasHere: TradeRules = { ...plainDoors };

/** To be asked for before an item is shown: the trade's rules and drawers come with the first that needs them. */
export async function bringExtrasFor({ extras, build }: Pick<Item, 'extras' | 'build'>): Promise<void> {
  const isPlain =
    alike({ ...build, ...plainBuild }, build) && Object.values(extras.chosen).every((code) => code === null);
  if (!isPlain) await bringExtras();
}

/** For a page that offers extras, whatever its item has. */
export async function bringExtras(): Promise<void> {
  const { bringTradeExtras } = await import('./trade-extras.ts');
  Object.assign(extrasHere, bringTradeExtras());
}
