import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { createContext, useContext } from 'react';
import type { DoorApi } from '../../shared/calls/door-api.ts';
import type { Supplier } from '../../shared/page/supplier-context.ts';
import type { DesignerStore } from '../state/designer-store.ts';

/** What the pages of doors know about the supplier. */
export interface SupplierData extends Omit<Supplier, 'session'> {
  readonly catalogue: Catalogue;
  /** What the rules read: this catalogue, and texts in the language of the page. */
  readonly context: RuleContext;
  /** Whether a door can be designed; an empty catalogue makes none. */
  readonly sellsDoors: boolean;
}

/** What the app has for all pages: the supplier's data, the calls, and the visitor's design. */
export interface AppServices extends SupplierData, Supplier {
  readonly api: DoorApi;
  readonly store: DesignerStore;
}

export const AppContext = createContext<AppServices | null>(null);

export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp is called before the app has started.');
  return app;
}
