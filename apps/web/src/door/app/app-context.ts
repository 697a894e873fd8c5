import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Drawers } from '@door/drawing/drawers';
import { createContext, useContext } from 'react';
import type { ClientSettings } from '../../platform/calls/client-settings.ts';
import type { DoorApi } from '../../platform/calls/door-api.ts';
import type { PageContext, PageRules } from '../../platform/on-demand/load-on-demand.ts';
import type { TabSession } from '../../platform/calls/tab-session.ts';
import type { DesignerStore } from '../designer/designer-store.ts';
import { useSubscribed } from '../../platform/state/use-subscribed.ts';

/** What every page knows about the supplier. */
export interface SupplierData {
  readonly client: ClientSettings;
  readonly catalogue: Catalogue;
  /** What the rules of this page are handed now. */
  readonly context: () => PageContext;
  /** The rules and drawings that are loaded so far. */
  readonly rules: PageRules;
  /** Where a visitor can write to when a call fails; '' when the supplier has none. */
  readonly email: string;
  /** Whether a door can be designed; an empty catalogue makes none. */
  readonly sellsDoors: boolean;
}

/** What the app has for all pages: the supplier's data, the calls, and the visitor's design. */
export interface AppServices extends SupplierData {
  readonly session: TabSession;
  readonly api: DoorApi;
  readonly store: DesignerStore;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp is called before the app has started.');
  return app;
}

/** The drawings that are loaded so far. */
export function useDrawers(): Drawers {
  const { rules } = useApp();
  return useSubscribed(rules.subscribe, rules.drawers);
}
