import { contextOf } from '@door/domain/testing/a-context';
import { aDoor } from '@door/domain/testing/a-door';
import { jobAfter, unnamedJob, type EditedItem, editedItemOf } from '@door/domain/door/model/item-record';
import { configureAll } from '@door/domain/door/configure/configure';
import { itemId, type TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { ItemCalls, SavedItem } from '../../../shared/calls/door-api.ts';
import { answered, catalogue, fakeStorage, savedAt } from '../../../shared/testing/fakes.ts';
import { createDesignQueue } from '../design-queue.ts';
import { createDesignerStore } from '../designer-store.ts';
import { designStorage } from '../stored-design.ts';
import type { BackOff } from '../../../shared/scheduling/retry.ts';

const context = contextOf(catalogue);

export type Trouble = 'call is lost' | 'answer is lost' | Error;

/** A server in memory with the real rules; each trouble makes one call fail. */
export class FakeServer {
  readonly calls: string[] = [];
  readonly troubles: Trouble[] = [];
  items = new Map<string, SavedItem>();
  sent = false;
  /** A choice that this server, unlike the page, does not allow. */
  refuses: { readonly type: string; readonly status: number } | null = null;
  /** Frame styles that were taken out of the range after the page was opened. */
  readonly retired = new Set<string>();
  private count = 0;

  itemCalls(): ItemCalls {
    return {
      tryRead: async (wire) => [...this.items.values()].find((saved) => saved.wire.Id === wire.Id),
      create: (id, { attempt }) =>
        this.answer(`create ${id}`, () => {
          if (this.retired.has(id)) throw answered(409);
          return (
            this.items.get(`made by ${attempt}`) ??
            this.keep({ item: { ...newDoor(id), id: itemId(`made by ${attempt}`) }, job: unnamedJob })
          );
        }),
      load: (id) => this.answer(`load ${id}`, () => (this.sent ? 'sent' : (this.items.get(id) ?? 'none'))),
      restore: ({ item, version }, earlier) =>
        this.answer('restore', () => {
          const now = this.items.get(item.id);
          if (!now) throw answered(404);
          if (earlier.item.id !== item.id) throw answered(400);
          if (JSON.stringify(editedItemOf(now)) === JSON.stringify(earlier)) return now;
          if (this.sent || now.version !== version) throw answered(409);
          return this.keep(earlier);
        }),
      configure: ({ item, version }, actions) =>
        this.answer(`configure ${actions.map(({ type }) => type).join(' ')}`, () => {
          const now = this.items.get(item.id);
          if (!now) throw answered(404);
          if (this.sent || now.version !== version) throw answered(409);
          if (actions.some(({ type }) => type === this.refuses?.type)) throw answered(this.refuses?.status ?? 400);
          const outcome = configureAll(now.item, actions, context);
          if (!outcome.ok) throw answered(400);
          return this.keep({ item: outcome.value.item, job: jobAfter(now.job, actions) });
        }),
    };
  }

  keep(edited: EditedItem): SavedItem {
    this.count += 1;
    const saved = savedAt(new Date(this.count).toISOString(), edited);
    this.items.set(edited.item.id, saved);
    return saved;
  }

  private async answer<T>(call: string, work: () => T): Promise<T> {
    this.calls.push(call);
    const trouble = this.troubles.shift();
    await Promise.resolve();
    if (trouble instanceof Error) throw trouble;
    if (trouble === 'call is lost') throw new TypeError('Failed to fetch');
    const result = work();
    if (trouble === 'answer is lost') throw new TypeError('Failed to fetch');
    return result;
  }
}

const newDoor = (templateId: TemplateId): Item => aDoor(templateId);

let attempts = 0;

/** A designer that talks to that server; `storage` is what its browser stores. */
export function designerAt(server: FakeServer, storage: Storage = fakeStorage()) {
  const toasts: string[] = [];
  const store = createDesignerStore({
    queueFor: (session) => createDesignQueue(session),
    catalogue,
    context,
    currency: 'EUR',
    calls: server.itemCalls(),
    storage: designStorage(storage, -1022),
    backOff: noBackOff,
    afterPaint: () => Promise.resolve(),
    now: () => 1_000,
    showToast: (_, message) => void toasts.push(message),
    newDoor,
    newAttempt: () => `attempt ${(attempts += 1)}`,
  });
  return { store, storage, toasts };
}

/** Failed calls are sent again at once. */
export const noBackOff: BackOff = {
  wait: () => new Promise((done) => setTimeout(done, 0)),
  end: () => undefined,
  reset: () => undefined,
};
