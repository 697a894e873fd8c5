import type { RuleContext } from '@door/domain/door/choice/rule';
import { itemId, type TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { newItem } from '@door/domain/door/configure/new-item';
import type { DoorApi } from '../../shared/calls/door-api.ts';
import type { TabSession } from '../../shared/calls/tab-session.ts';
import type { StartData } from '../../shared/calls/ask-start.ts';
import { afterNextFrame, afterPaint } from '../../shared/scheduling/scheduling.ts';
import { createDesignerStore, type DesignerStore } from '../state/designer-store.ts';
import { createDesignQueue } from '../state/design-queue.ts';
import { designStorage, writtenAfterFrame } from '../state/stored-design.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import type { AppServices, SupplierData } from './app-context.ts';
import { applyTheme } from '../../shared/appearance/theme.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { type ClientSettings, clientOf } from '../../shared/calls/client-settings.ts';
import { messages } from '../../shared/messages/messages.ts';

/** Applies the theme first, so that the page has the supplier's colours before anything is shown. */
async function loadSupplier(
  answers: Promise<StartData>,
  applyTheme: (client: Pick<ClientSettings, 'ui'>) => Promise<void>,
): Promise<SupplierData> {
  const started = await answers;
  const catalogue = catalogueOf(started.catalogue);
  const client = clientOf(started);
  await applyTheme(client);
  return {
    client,
    catalogue,
    context: { catalogue, messages: messages.rules },
    email: started.email,
    sellsDoors: catalogue.sold.templates.length > 0,
  };
}

/** Shown until the server has created the item. */
const doorOfTemplate = (template: TemplateId, context: RuleContext): Item =>
  newItem(itemId('not-saved-yet'), context.catalogue.template(template), context);

export interface StartOptions {
  readonly session: TabSession;
  /** Requested in `start.ts`, before this code was loaded. */
  readonly answers: Promise<StartData>;
  readonly api: DoorApi;
  /** Gets the supplier's theme; null: there is no document. The root element of the page where none is given. */
  readonly root?: HTMLElement | null;
}

/** Loads the supplier's data and creates the services of the app. */
export async function startApp({ session, answers, api, root }: StartOptions): Promise<AppServices> {
  const dress = async (client: Pick<ClientSettings, 'ui'>) => {
    if (root !== null) await applyTheme(root ?? document.documentElement, client.ui);
  };
  const supplier = await loadSupplier(answers, dress);
  const { catalogue, context, client } = supplier;
  const newStore = () =>
    createDesignerStore({
      catalogue,
      context,
      currency: client.currency,
      calls: api.items(catalogue),
      storage: writtenAfterFrame(designStorage(deviceStorage, session.clientId), { afterNextFrame, page: globalThis }),
      backOff: createBackOff(globalThis),
      afterPaint,
      now: () => Date.now(),
      showToast,
      queueFor: createDesignQueue,
      newAttempt: () => crypto.randomUUID(),
      newDoor: (templateId) => doorOfTemplate(templateId, context),
    });
  let store: DesignerStore | undefined;
  return {
    ...supplier,
    session,
    api,
    // Made when a page asks for it: where no door is sold, the office is open and nobody does.
    get store() {
      return (store ??= newStore());
    },
  };
}
