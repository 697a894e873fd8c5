import { plainBuild } from '@door/domain/build/plain-build';
import { plainDoors, type TradeRules } from '@door/domain/build/trade-rules';
import type { Item } from '@door/domain/model/item';
import { isEqual } from '@door/domain/model/is-equal';
import { type Drawers, plainDrawers } from '@door/drawing/drawers';

/** The rules for extras that are loaded so far. A visitor's door has no extras, so its page starts without them. */
export const loadedRules: TradeRules = { ...plainDoors };

/** The drawings that are loaded so far; a visitor's first door has plain glass and no extras. */
export const loadedDrawers: Drawers = { ...plainDrawers };

/** Call it before an item is shown: loads the trade's rules and drawers if the item has extras. */
export async function loadTradeRulesFor({ extras, build }: Pick<Item, 'extras' | 'build'>): Promise<void> {
  const isPlain =
    isEqual({ ...build, ...plainBuild }, build) && Object.values(extras.chosen).every((code) => code === null);
  if (!isPlain) await loadTradeRules();
}

/** For a page that offers extras. */
export async function loadTradeRules(): Promise<void> {
  const { tradeExtras } = await import('./trade-extras.ts');
  Object.assign(loadedRules, tradeExtras.rules);
  Object.assign(loadedDrawers, tradeExtras.drawers);
}

/** Call it before an item is shown: loads the drawings of the glass themes if the item has one. */
export async function loadGlassThemesFor({ glass: { door, frame } }: Pick<Item, 'glass'>): Promise<void> {
  const glazings = frame.kind === 'own' ? [door, frame.glazing] : [door];
  if (glazings.some(({ kind }) => kind === 'theme')) await loadGlassThemes();
}

/** For a page that offers glass themes. */
export async function loadGlassThemes(): Promise<void> {
  const { themeNamed } = await import('@door/drawing/glass/themes/themes');
  Object.assign(loadedDrawers, { theme: themeNamed } satisfies Partial<Drawers>);
}
