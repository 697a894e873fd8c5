import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { FullContext, RuleContext, Rules, RuleSet } from '@door/domain/choice/rule';
import { firstRules } from '@door/domain/configure/first-rules';
import type { VisitorAction } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import { isPlainItem } from '@door/domain/model/plain-item';
import { type Drawers, plainDrawers } from '@door/drawing/drawers';
import { firstHardware, type HardwareDrawers } from '@door/drawing/hardware/hardware-drawers';
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

/** Filled in place, too: a door is shown when the hardware that it has is here. */
const visitorHardware: HardwareDrawers = { ...firstHardware };

/** Call it before anything of the later steps can be chosen: fetches the rules and the hardware of all that visitors choose. */
export async function loadVisitorRules(): Promise<void> {
  const [{ visitorRules }, { allHardware }] = await Promise.all([
    import('@door/domain/configure/visitor-rules'),
    import('@door/drawing/hardware/later/all-hardware'),
  ]);
  Object.assign(visitorActions, visitorRules.actions);
  Object.assign(visitorHardware, allHardware);
}

/** The rules and drawings that a page has for one supplier; it begins with a visitor's and fetches the rest when needed. */
export interface PageRules {
  readonly catalogue: Catalogue;
  readonly context: () => PageContext;
  /** A visitor's first door has plain glass, usual hardware and no extras. */
  readonly drawers: () => Drawers;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call it before an item is shown: fetches the rules and drawings that its parts need. */
  readonly loadFor: (item: Pick<Item, 'extras' | 'build' | 'frame' | 'glass'>) => Promise<void>;
  /** Call it before the first step is shown: fetches the hardware of its doors, where the first script has not all of it. */
  readonly loadFirstStep: () => Promise<void>;
  /** For a page that offers glass themes. */
  readonly loadGlassThemes: () => Promise<void>;
  /** For a page that offers what only the trade chooses. */
  readonly loadTradeRules: () => Promise<FullContext>;
}

interface Loaded {
  readonly full: FullContext | null;
  readonly drawers: Drawers;
}

/** What is known of a supplier's doors before a page shows one. */
export interface KnownOfDoors {
  /** The first script draws the hardware of each door of the first step. */
  readonly firstHardwareSuffices?: boolean;
}

export function createPageRules(catalogue: Catalogue, { firstHardwareSuffices = false }: KnownOfDoors = {}): PageRules {
  const visitor = { catalogue, words: words.rules, rules: { ...firstRules, actions: visitorActions } };
  const loaded = createStore<Loaded>({ full: null, drawers: { ...plainDrawers, hardware: visitorHardware } });
  const add = (drawers: Partial<Drawers>) => ({ drawers: { ...loaded.current().drawers, ...drawers } });
  const loadGlassThemes = async () => {
    const [{ themeNamed: theme }, { numberInPanes }] = await Promise.all([
      import('@door/drawing/glass/themes/themes'),
      import('@door/domain/glass/house-number-place'),
    ]);
    if (loaded.current().drawers.theme !== theme) loaded.set(add({ theme, numberInPanes }));
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
    loadFirstStep: firstHardwareSuffices ? () => Promise.resolve() : loadVisitorRules,
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
