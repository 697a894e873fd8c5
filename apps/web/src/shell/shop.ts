import { createContext, useContext } from 'react';
import type { DoorApi } from '../api/door-api.ts';
import type { Session } from '../api/session.ts';
import type { DesignerStore } from '../designer/designer-store.ts';
import type { ShopFacts } from './start-up.ts';

/** One supplier's shop, open in this tab. */
export interface Shop extends ShopFacts {
  readonly session: Session;
  readonly api: DoorApi;
  readonly store: DesignerStore;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('The shop is not open yet.');
  return shop;
}
