import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { FullContext, VisitorContext } from '@door/domain/choice/rule';
import { visitorContext } from '@door/domain/configure/visitor-rules';
import type { Item } from '@door/domain/model/item';
import { isPlainItem } from '@door/domain/model/plain-item';
import { type Drawers, plainDrawers } from '@door/drawing/drawers';
import { words } from '../words/words.ts';

/** What the rules of this page are handed: only visitors' rules until `loadTradeRules` was called. */
export type PageContext = VisitorContext | FullContext;

/** The drawings that are loaded so far; a visitor's first door has plain glass and no extras. */
export const loadedDrawers: Drawers = { ...plainDrawers };

/** The code that `loadTradeRules` fetches. */
interface TradeRules {
  readonly drawers: Partial<Drawers>;
  fullContextOf(catalogue: Catalogue): FullContext;
}
let tradeRules: TradeRules | undefined;

/** The context of this page for a supplier. Ask for it when you need it: it grows when the trade's rules are loaded. */
export function pageContextOf(catalogue: Catalogue): () => PageContext {
  const visitor = visitorContext(catalogue, words.rules);
  let full: FullContext | undefined;
  return () => {
    full ??= tradeRules?.fullContextOf(catalogue);
    return full ?? visitor;
  };
}

/** Call it before an item is shown: loads the trade's rules and drawers if the item has parts of the trade. */
export async function loadTradeRulesFor(item: Pick<Item, 'extras' | 'build'>): Promise<void> {
  if (!isPlainItem(item)) await loadTradeRules();
}

/** For a page that offers what only the trade chooses. */
export async function loadTradeRules(): Promise<TradeRules> {
  tradeRules ??= await import('./trade-rules.ts');
  Object.assign(loadedDrawers, tradeRules.drawers);
  return tradeRules;
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
