import type { WorksRows } from '@door/domain/catalogue/works-rows';
import { itemId } from '@door/domain/item/ids';
import { type OfficeItemCalls, officeItemCalls } from '../../api/office-item-calls.ts';
import { afterPaint } from '../../designer/after-paint.ts';
import { isAllSaved } from '../../designer/design.ts';
import { retryWith } from '../../designer/retry.ts';
import { onDevice } from '../../kept.ts';
import { endSession } from '../session-over.ts';
import { bringExtras } from '../../shell/extras.ts';
import type { Shop } from '../../shell/shop.ts';
import { say } from '../../shell/toast-store.ts';
import { itemMemory } from './item-memory.ts';
import { createItemStore, type ItemStore } from './item-store.ts';
import { withUnsent } from './with-unsent.ts';

/** An item with all that its page needs. */
export interface OpenItem {
  readonly store: ItemStore;
  readonly works: WorksRows;
}

type ShopOfItems = Pick<Shop, 'catalogue'> & { readonly session: Pick<Shop['session'], 'clientId'> };

/**
 * Items whose pages were opened in this tab. An item goes on being saved after its page was left, and is there at once when
 * one of its pages follows another.
 */
const open = new Map<string, OpenItem>();
let arrivingWorks: Promise<WorksRows> | undefined;

export const openAlready = (id: string): OpenItem | undefined => open.get(id);

/** `none`: this supplier keeps no such item. */
export async function openItem(id: string, { catalogue, session }: ShopOfItems): Promise<OpenItem | 'none'> {
  const calls = officeItemCalls(catalogue, leaveForLogIn);
  const memory = itemMemory(onDevice, { clientId: session.clientId, id });
  const [saved, works] = await Promise.all([calls.load(itemId(id)), worksBy(calls), bringExtras()]);
  if (saved === 'none' || saved === 'sent') return 'none';
  const opened = await withUnsent(saved, { memory, catalogue });
  const store = createItemStore({ catalogue, calls, memory, retry: retryWith(window), afterPaint, say }, opened);
  forgetFinished();
  const item = open.get(id) ?? { store, works };
  open.set(id, item);
  return item;
}

/** What the works keep changes seldom: asked once in a tab. */
function worksBy(calls: OfficeItemCalls): Promise<WorksRows> {
  arrivingWorks ??= calls.works().catch((error: unknown) => {
    arrivingWorks = undefined;
    throw error;
  });
  return arrivingWorks;
}

function forgetFinished() {
  for (const [id, { store }] of open) if (isAllSaved(store.current())) open.delete(id);
}

/** What is unsaved stays on this device and is sent after the log-in. */
function leaveForLogIn(error: unknown) {
  endSession(error);
  open.clear();
  location.replace('#/login');
}
