import type { Action } from '@door/domain/door/model/action';
import { startHistory } from '@door/domain/door/configure/undo-redo';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import type { OfficeItemCalls, GeneratedBom, LastEditor } from './office-item-calls.ts';
import { editedItemOf } from '@door/domain/door/model/item-record';
import { type Design, showing } from '../../designer/state/design.ts';
import { isAllSaved } from '../../designer/state/save-status.ts';
import { type Store, createStore } from '../../shared/state/store.ts';
import { reapplyEdits } from '../../designer/state/unsent-edits.ts';
import { storedEdits } from '../../designer/state/stored-edits.ts';
import { createDesignQueue } from '../../designer/state/design-queue.ts';
import {
  createChoices,
  type EditingSession,
  type SavingPorts,
  type SyncEvent,
} from '../../designer/state/editing-session.ts';
import { savingMessages } from '../../designer/state/messages.ts';
import type { Opened, UnsentChangesStorage } from './unsent-changes.ts';
import { type EditConflict, editConflictOf } from './edit-conflict.ts';

/** What the page shows about an open item besides the design itself. */
export interface ItemStatus {
  /** Somebody else has changed the item, and the note about it was not dismissed yet. */
  readonly editConflict: EditConflict | null;
  /** Somebody has deleted the item while it was open here. */
  readonly isDeleted: boolean;
  readonly isGeneratingBom: boolean;
  /** Codes of the lines for which the last bill made in this tab found no stock. */
  readonly inError: readonly string[];
}

interface OpenDesign extends Design {
  readonly saved: SavedItem;
}

export interface ItemStore extends Pick<Store<OpenDesign>, 'current' | 'subscribe'> {
  /** Applies actions at once and saves them. Actions of one call are undone together. */
  readonly choose: (...actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Resolves with the saved item once the server has every change; rejects when it cannot be reached now. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** Loads the item again, in case somebody else has changed it. */
  readonly refresh: () => Promise<void>;
  /** Saves all changes, then has the server make the bill of materials. */
  readonly updateBom: () => Promise<GeneratedBom & { readonly hasNewError: boolean }>;
  readonly status: Pick<Store<ItemStatus>, 'current' | 'subscribe'>;
  /** Removes the note about somebody else's change. */
  readonly dismissEditConflict: () => void;
}

export interface ItemPorts extends SavingPorts {
  readonly calls: OfficeItemCalls;
  readonly unsentStorage: UnsentChangesStorage;
}

/** The state of an item opened in the office: as in the designer, a change shows at once and is saved in the background. */
export function createItemStore(ports: ItemPorts, opened: Opened): ItemStore {
  const { context, unsentStorage, calls } = ports;
  /** Who made the version that was loaded last. */
  let lastEditor: { readonly version: string; readonly who: LastEditor | null } | null = null;
  /** Asked together with the version: once this page has saved on top of it, the last editor is whoever sits here. */
  const load: OfficeItemCalls['load'] = async (id) => {
    const newest = await calls.load(id);
    if (typeof newest !== 'string' && newest.version !== current().saved.version)
      lastEditor = { version: newest.version, who: await calls.lastEditor(id).catch(() => null) };
    return newest;
  };
  const design = createStore<OpenDesign>(initialDesign(opened, ports), (now) => storeUnsent(now, unsentStorage));
  const status = createStore<ItemStatus>({ editConflict: null, isDeleted: false, isGeneratingBom: false, inError: [] });
  const { current, subscribe } = design;
  const session: EditingSession = {
    ...ports,
    calls: { ...calls, load },
    current,
    set: ({ saved, ...change }) => design.set({ ...change, ...(saved && { saved }) }),
    create: async () => current().saved,
    reset: () => {
      unsentStorage.remove();
      design.replace({ ...current(), unsent: [], generation: current().generation + 1 });
      status.set({ isDeleted: true });
    },
    notify: (event) => notify(event),
  };
  const notify = (event: SyncEvent) => {
    if (event.kind === 'choice-left-out') return ports.showToast('info', savingMessages.leftOut);
    if (event.kind !== 'changed-elsewhere') return;
    status.set({ editConflict: conflictOf(event) });
  };
  const conflictOf = ({
    before,
    newest,
    undoLeftOut,
  }: Extract<SyncEvent, { kind: 'changed-elsewhere' }>): EditConflict => {
    const items = { base: before.saved?.item ?? newest.item, mine: before.shown, theirs: newest.item };
    return {
      at: newest.version,
      who: lastEditor?.version === newest.version ? lastEditor.who : null,
      undoLeftOut,
      ...editConflictOf({ ...items, now: current().shown }, context),
    };
  };

  const queue = createDesignQueue(session, { isUnsure: opened.unsent.length > 0 });
  const choices = createChoices(session, queue.send);
  if (opened.unsent.length > 0) queue.send();

  const refresh = async () => {
    const before = current();
    if (!isAllSaved(before)) return queue.send();
    const newest = await load(before.saved.item.id);
    if (current() !== before || newest === 'sent') return;
    if (newest === 'none') return session.reset();
    if (newest.version === before.saved.version) return design.set({ saved: newest });
    design.set({ saved: newest, ...showing(startHistory(editedItemOf(newest))) });
    notify({ kind: 'changed-elsewhere', before, newest, undoLeftOut: false, choiceLeftOut: false });
  };
  const updateBom = async () => {
    status.set({ isGeneratingBom: true });
    try {
      const { item } = await queue.whenSaved();
      const bom = await calls.generateBom(item.id);
      design.set({ saved: withBom(current().saved, bom.updated) });
      const hasNewError = bom.inError.some((code) => !status.current().inError.includes(code));
      status.set({ inError: bom.inError });
      return { ...bom, hasNewError };
    } finally {
      status.set({ isGeneratingBom: false });
    }
  };

  return {
    current,
    subscribe,
    choose: (...actions) => {
      if (actions.length > 0) choices.choose(actions);
    },
    undo: choices.undo,
    redo: choices.redo,
    whenSaved: queue.whenSaved,
    refresh,
    updateBom,
    status,
    dismissEditConflict: () => status.set({ editConflict: null }),
  };
}

function initialDesign({ saved, unsent }: Opened, { context }: Pick<ItemPorts, 'context'>): OpenDesign {
  const { edits, ...present } = reapplyEdits(saved, unsent, context);
  return {
    generation: 0,
    ...showing(startHistory(present)),
    started: true,
    saved,
    templateId: saved.item.templateId,
    typedSize: null,
    unsent: edits,
    network: 'reached',
    configuring: false,
  };
}

function storeUnsent({ saved, unsent }: OpenDesign, storage: UnsentChangesStorage) {
  if (unsent.length === 0) storage.remove();
  else storage.write({ saved: saved.wire, unsent: storedEdits(unsent) });
}

const withBom = (saved: SavedItem, BomUpdated: string): SavedItem => ({
  ...saved,
  wire: { ...saved.wire, BomUpdated },
});
