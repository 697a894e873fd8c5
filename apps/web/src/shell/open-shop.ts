import { itemId, type TemplateId } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import { newItem } from '@door/domain/item/new-item';
import type { DoorApi } from '../api/door-api.ts';
import type { Session } from '../api/session.ts';
import type { StartAnswers } from '../api/start-calls.ts';
import { afterPaint } from '../designer/after-paint.ts';
import { createDesignerStore } from '../designer/designer-store.ts';
import { memoryOf } from '../designer/remembered.ts';
import { retryWith } from '../designer/retry.ts';
import { onDevice } from '../kept.ts';
import type { Shop } from './shop.ts';
import { type ShopFacts, startUp } from './start-up.ts';
import { wearTheme } from './theme.ts';
import { say } from './toast-store.ts';

/** The server's own item takes this one's place once it is made. */
const begun = ({ catalogue, client }: ShopFacts, template: TemplateId): Item =>
  newItem({
    id: itemId('not-saved-yet'),
    template: catalogue.template(template),
    catalogue,
    currency: client.currency,
    partId: () => crypto.randomUUID(),
  });

export interface ShopPorts {
  readonly session: Session;
  /** On their way since before this code was here. */
  readonly answers: Promise<StartAnswers>;
  readonly api: DoorApi;
}

/** Loads what a shop needs. */
export async function openShop({ session, answers, api }: ShopPorts): Promise<Shop> {
  const facts = await startUp(answers, (client) => wearTheme(document.documentElement, client.ui));
  const { catalogue, client } = facts;
  const store = createDesignerStore({
    catalogue,
    currency: client.currency,
    calls: api.items(catalogue),
    memory: memoryOf(onDevice, session.clientId),
    retry: retryWith(window),
    afterPaint,
    now: () => Date.now(),
    say,
    beginning: (templateId) => begun(facts, templateId),
  });
  return { ...facts, session, api, store };
}
