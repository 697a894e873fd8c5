import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { FullContext, RuleContext, Rules, RuleSet } from '@door/domain/choice/rule';
import { firstRules } from '@door/domain/configure/first-rules';
import type { VisitorAction } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import { isPlainItem } from '@door/domain/model/plain-item';
import { type Drawers, plainDrawers } from '@door/drawing/drawers';
import { createStore } from '../state/store.ts';
import { words } from '../words/words.ts';

/** The rules of a visitor's page, as far as they are loaded: the first step has its own from the beginning. */
export interface VisitorPageContext extends RuleContext {
  readonly rules: Omit<RuleSet<VisitorAction>, 'actions'> & { readonly actions: Partial<Rules<VisitorAction>> };
}

/** What the rules of a page are handed: only visitors' rules until the trade's were loaded. */
export type PageContext = VisitorPageContext | FullContext;

/** Filled in place: what is offered depends on none of them, so that no screen need be rendered anew. */
const visitorActions: Partial<Rules<VisitorAction>> = { ...firstRules.actions };

/** Call it before anything of the later steps can be chosen: fetches the rules of all that visitors choose. */
export async function loadVisitorRules(): Promise<void> {
  const { visitorRules } = await import('@door/domain/configure/visitor-rules');
  Object.assign(visitorActions, visitorRules.actions);
}

/** The rules and drawings that a page has for one supplier; it begins with a visitor's and fetches the rest when needed. */
export interface PageRules {
  readonly catalogue: Catalogue;
  readonly context: () => PageContext;
  /** A visitor's first door has plain glass and no extras. */
  readonly drawers: () => Drawers;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call it before an item is shown: fetches the rules and drawings that its parts need. */
  readonly loadFor: (item: Pick<Item, 'extras' | 'build' | 'frame' | 'glass'>) => Promise<void>;
  /** For a page that offers glass themes. */
  readonly loadGlassThemes: () => Promise<void>;
  /** For a page that offers what only the trade chooses. */
  readonly loadTradeRules: () => Promise<FullContext>;
}

interface Loaded {
  readonly full: FullContext | null;
  readonly drawers: Drawers;
}

export function createPageRules(catalogue: Catalogue): PageRules {
  const visitor = { catalogue, words: words.rules, rules: { ...firstRules, actions: visitorActions } };
  const loaded = createStore<Loaded>({ full: null, drawers: plainDrawers });
  const add = (drawers: Partial<Drawers>) => ({ drawers: { ...loaded.current().drawers, ...drawers } });
  const loadGlassThemes = async () => {
    const { themeNamed: theme } = await import('@door/drawing/glass/themes/themes');
    if (loaded.current().drawers.theme !== theme) loaded.set(add({ theme }));
  };
  const loadTradeRules = async () => {
    const { drawers, fullContextOf } = await import('./trade-rules.ts');
    const full = loaded.current().full ?? fullContextOf(catalogue);
    if (full !== loaded.current().full) loaded.set({ full, ...add(drawers) });
    return full;
  };
  return {
    catalogue,
    context: () => loaded.current().full ?? visitor,
    drawers: () => loaded.current().drawers,
    subscribe: loaded.subscribe,
    loadGlassThemes,
    loadTradeRules,
    loadFor: async (item) => {
      await Promise.all([
        loadVisitorRules(),
        isPlainItem(item) ? undefined : loadTradeRules(),
        hasTheme(item) ? loadGlassThemes() : undefined,
      ]);
    },
  };
}

function hasTheme({ glass: { door, frame } }: Pick<Item, 'glass'>): boolean {
  const glazings = frame.kind === 'own' ? [door, frame.glazing, ...Object.values(frame.ofPart ?? {})] : [door];
  return glazings.some(({ kind }) => kind === 'theme');
}
