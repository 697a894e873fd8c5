import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { createContext, useContext } from 'react';
import type { ClientSettings } from '../../shared/calls/client-settings.ts';
import type { DoorApi } from '../../shared/calls/door-api.ts';
import type { TabSession } from '../../shared/calls/tab-session.ts';
import type { DesignerStore } from '../state/designer-store.ts';

/** What every page knows about the supplier. */
export interface SupplierData {
  readonly client: ClientSettings;
  readonly catalogue: Catalogue;
  /** What the rules read: this catalogue, and texts in the language of the page. */
  readonly context: RuleContext;
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
