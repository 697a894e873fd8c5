import { type History, record, startHistory } from '@door/domain/door/configure/undo-redo';
import type { Action } from '@door/domain/door/model/action';
import type { TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { type EditedItem, editedItemOf, unnamedJob } from '@door/domain/door/model/item-record';
import type { EditDocument } from '@door/domain/stored/item/item-document';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import { createStore } from '../../shared/state/store.ts';
import { type Design, showing } from './design.ts';
import {
  createChoices,
  type DesignerPorts,
  type EditingSession,
  type ShowToast,
  type SyncEvent,
} from './editing-session.ts';
import type { StoredHistory } from './read-stored-history.ts';
import type { StoredDesign } from './stored-design.ts';
import { storedEdits } from './stored-edits.ts';

export interface DesignerStore {
  readonly current: () => Design;
  readonly subscribe: (listener: () => void) => () => void;
  /** Several actions at once are one choice: one undo takes them all back. */
  readonly choose: (...actions: readonly Action[]) => void;
  /** Shows another whole door in the place of a design that was started, under its id: one choice, which one undo takes back. */
  readonly replaceBy: (item: Item) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Makes the template that is shown the visitor's own design, where nothing was chosen yet. */
  readonly start: () => void;
  readonly startOver: () => void;
  /** Replaces the design in progress by an item that the server created from a shared design. */
  readonly adopt: (saved: SavedItem) => void;
  /** A design in progress is stored on this device. */
  readonly hasStoredDesign: () => boolean;
  /** Loads the stored design with its unsent edits. Answers the item if sending its enquiry was interrupted. */
  readonly resume: () => Promise<SavedItem | undefined>;
  /** Stores that the enquiry is being sent: a reload finishes it. */
  readonly markSending: (saved: SavedItem) => void;
  /** Resolves with the item once every edit is saved; rejects when the server cannot be reached now. */
  readonly whenSaved: () => Promise<SavedItem>;
}

export function createDesignerStore(ports: DesignerPorts): DesignerStore {
  const { calls, currency, storage } = ports;
  /** Of the message that creates the item, the same on each retry, also after a reload. */
  let attempt = ports.newAttempt();
  const design = createStore(invitingDesign(ports, 0), (now) => {
    if (now.started) storage.write(storedDesignOf(now, attempt), ports.now());
  });
  const { current, set, subscribe } = design;
  const reset = () => {
    storage.remove();
    attempt = ports.newAttempt();
    design.replace(invitingDesign(ports, current().generation + 1));
  };
  const session: EditingSession & DesignerPorts = {
    ...ports,
    current,
    set,
    reset,
    create: () => calls.create(current().templateId, { currency, attempt }),
    notify: (event) => void toastSyncEvent(event, ports.showToast),
  };
  const queue = ports.queueFor(session);
  const choices = createChoices(session, queue.send);

  /** The template that was shown before stays in the history, so that undo leads back to it. */
  const begin = (templateId: TemplateId) => {
    set({
      ...showing(record(current().history, { item: ports.newDoor(templateId), job: unnamedJob })),
      templateId,
      started: true,
      configuring: true,
    });
    queue.send();
  };

  return {
    current,
    subscribe,
    choose: (...actions) => {
      const [first, ...others] = actions;
      if (!first) return;
      if (current().started) return choices.choose(actions);
      begin(first.type === 'frame.choose' ? first.templateId : current().templateId);
      if (first.type !== 'frame.choose') choices.choose(actions);
      else if (others.length > 0) choices.choose(others);
    },
    start: () => {
      if (!current().started) begin(current().templateId);
    },
    replaceBy: choices.replaceBy,
    undo: choices.undo,
    redo: choices.redo,
    startOver: reset,
    adopt: (saved) => {
      reset();
      set({ saved, ...showing(startHistory(editedItemOf(saved))), templateId: saved.item.templateId, started: true });
    },
    hasStoredDesign: () => storage.read(ports.now()) !== undefined,
    // Few visits begin with a design in progress, so its code is loaded only for them.
    resume: async () => {
      const stored = storage.read(ports.now());
      if (!stored) return undefined;
      attempt = stored.attempt ?? attempt;
      set({ configuring: true });
      const resuming = import('./resume-design.ts').finally(() => set({ configuring: false }));
      return (await resuming).resumeDesign({ ...session, send: queue.send });
    },
    whenSaved: () => queue.whenSaved(),
    markSending: ({ wire }) => storage.write({ ...storedDesignOf(current(), attempt), sending: wire }, ports.now()),
  };
}

/** Before the first choice the supplier's first template is shown. */
function invitingDesign({ catalogue, newDoor }: DesignerPorts, generation: number): Design {
  const first = catalogue.sold.templates[0];
  if (!first) throw new Error('No door is sold.');
  return {
    generation,
    ...showing(startHistory({ item: newDoor(first.id), job: unnamedJob })),
    started: false,
    saved: null,
    templateId: first.id,
    typedSize: null,
    unsent: [],
    network: 'reached',
    configuring: false,
  };
}

const storedDesignOf = ({ saved, templateId, typedSize, unsent, history }: Design, attempt: string): StoredDesign => ({
  itemId: saved?.item.id ?? null,
  beginWith: saved ? null : templateId,
  ...(saved ? {} : { attempt }),
  ...(typedSize ? { typedSize } : {}),
  unsent: storedEdits(unsent),
  history: storedHistory(history),
});

/** Comes with an answer of the server, so that this is the time to fetch what it says. */
async function toastSyncEvent(event: SyncEvent, showToast: ShowToast): Promise<void> {
  const { messagesOf } = await import('./sync-messages.ts');
  for (const { kind, message } of messagesOf(event)) showToast(kind, message);
}

/** How many states of each direction are stored: about 3 KB each. */
const mostStored = 20;

const stored = ({ item, job }: EditedItem): EditDocument => ({ version: 1, item, job });

/** undefined: there is nothing to undo or redo. */
const storedHistory = ({ past, present, future }: History<EditedItem>): StoredHistory | undefined =>
  past.length + future.length === 0
    ? undefined
    : {
        past: past.slice(-mostStored).map(stored),
        present: stored(present),
        future: future.slice(0, mostStored).map(stored),
      };
