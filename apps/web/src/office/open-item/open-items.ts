import type { RuleContext } from '@door/domain/door/choice/rule';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { itemId } from '@door/domain/door/model/ids';
import { officeItemCalls } from './office-item-calls.ts';
import { afterPaint } from '../../shared/scheduling/scheduling.ts';
import { isAllSaved } from '../../designer/state/save-status.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { endSession, queryClient, trpc } from '../queries/query-client.ts';
import type { AppServices } from '../../designer/app/app-context.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { unsentChangesStorage, withUnsentChanges } from './unsent-changes.ts';
import { createItemStore, type ItemStore } from './item-store.ts';

/** An open item: its store, and the production rows of the supplier. */
export interface OpenItem {
  readonly store: ItemStore;
  readonly production: ProductionRows;
  readonly context: RuleContext;
}

type AppOfItem = Pick<AppServices, 'catalogue' | 'context'> & {
  readonly session: Pick<AppServices['session'], 'clientId'>;
};

/**
 * Items opened in this tab, by id. An item is saved to the end after its page was left, and the next of its pages (survey,
 * work sheet) shows it at once.
 */
const open = new Map<string, OpenItem>();

export const alreadyOpen = (id: string): OpenItem | undefined => open.get(id);

/** 'none': the supplier has no such item. */
export async function openItem(id: string, { catalogue, context, session }: AppOfItem): Promise<OpenItem | 'none'> {
  const calls = officeItemCalls(catalogue, goToLogIn);
  const unsentStorage = unsentChangesStorage(deviceStorage, { clientId: session.clientId, id });
  const [saved, production] = await Promise.all([calls.load(itemId(id)), fetchProduction()]);
  if (saved === 'none' || saved === 'sent') return 'none';
  const opened = await withUnsentChanges(saved, { storage: unsentStorage, catalogue });
  const store = createItemStore(
    {
      catalogue,
      context,
      calls,
      unsentStorage,
      backOff: createBackOff(window),
      isFatal: isSessionExpired,
      afterPaint,
      showToast,
    },
    opened,
  );
  closeSavedItems();
  const item = open.get(id) ?? { store, production, context };
  open.set(id, item);
  return item;
}

/** Production rows change seldom, so they are fetched once in a tab. */
const fetchProduction = (): Promise<ProductionRows> =>
  queryClient.fetchQuery(trpc.catalogue.getProductionRows.queryOptions(undefined, { staleTime: Infinity }));

function closeSavedItems() {
  for (const [id, { store }] of open) if (isAllSaved(store.current())) open.delete(id);
}

/** Unsaved changes stay on this device and are sent after the next log-in. */
function goToLogIn(error: unknown) {
  endSession(error);
  open.clear();
}
