import { createContext, useContext } from 'react';
import type { ClientSettings } from '../calls/client-settings.ts';
import type { TabSession } from '../calls/tab-session.ts';

/** What every page knows of the supplier, also one that designs no door. */
export interface Supplier {
  readonly session: TabSession;
  readonly client: ClientSettings;
  /** Where a visitor can write to when a call fails; '' when the supplier has none. */
  readonly email: string;
}

export const SupplierContext = createContext<Supplier | null>(null);

export function useSupplier(): Supplier {
  const supplier = useContext(SupplierContext);
  if (!supplier) throw new Error('useSupplier is called before the supplier is known.');
  return supplier;
}
