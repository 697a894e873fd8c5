import type { Action } from '@door/domain/item/action';
import { startHistory } from '@door/domain/item/history';
import type { SavedItem } from '../../api/door-api.ts';
import type { OfficeItemCalls, ReckonedBom } from '../../api/office-item-calls.ts';
import type { Change } from '../../designer/change.ts';
import { choicesOn } from '../../designer/choices.ts';
import { type Design, isAllSaved, showing } from '../../designer/design.ts';
import { type Held, held } from '../../designer/held.ts';
import { reapply } from '../../designer/reapply.ts';
import { sender } from '../../designer/sender.ts';
import type { News, SavingPorts, Workbench } from '../../designer/workbench.ts';
import { words } from '../../words/words.ts';
import type { ItemMemory } from './item-memory.ts';
import { type Meeting, meetingOf } from './meeting.ts';

/** What else is to be said about an item that is open. */
export interface Desk {
  /** Somebody else changed it, and nobody has read so yet. */
  readonly meeting: Meeting | null;
  /** The server keeps it no longer: somebody deleted it. */
  readonly gone: boolean;
  readonly reckoning: boolean;
  /** What the last bill of this tab could not resolve, by code. */
  readonly inError: readonly string[];
}

interface OpenDesign extends Design {
  readonly saved: SavedItem;
}

export interface ItemStore extends Pick<Held<OpenDesign>, 'current' | 'subscribe'> {
  /** Several choices at once are one: one undo takes them all back. */
  readonly choose: (...actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The item once the server has every choice; rejects when it cannot be reached now. */
  readonly whenSaved: () => Promise<SavedItem>;
  /** Looks whether somebody else has changed it. */
  readonly refresh: () => Promise<void>;
  /** Reckons the bill of materials anew, once everything is saved. */
  readonly updateBom: () => Promise<ReckonedBom & { readonly hasNewError: boolean }>;
  readonly desk: Pick<Held<Desk>, 'current' | 'subscribe'>;
  /** The note about somebody else's change was read. */
  readonly readMeeting: () => void;
}

export interface ItemPorts extends SavingPorts {
  readonly calls: OfficeItemCalls;
  readonly memory: ItemMemory;
}

/** What is opened: the item, and what an earlier page could not send. */
export interface Opened {
  readonly saved: SavedItem;
  readonly unsent: readonly Change[];
}

/** An item on somebody's desk: what is chosen shows at once and the server follows, as in the designer. */
export function createItemStore(ports: ItemPorts, opened: Opened): ItemStore {
  const { catalogue, memory, calls } = ports;
  const design = held<OpenDesign>(begun(opened, ports), (now) => remember(now, memory));
  const desk = held<Desk>({ meeting: null, gone: false, reckoning: false, inError: [] });
  const { current, subscribe } = design;
  const bench: Workbench = {
    ...ports,
    current,
    set: ({ saved, ...change }) => design.set({ ...change, ...(saved && { saved }) }),
    make: async () => current().saved,
    reset: () => {
      memory.forget();
      design.replace({ ...current(), unsent: [], generation: current().generation + 1 });
      desk.set({ gone: true });
    },
    tell: (news) => tell(news),
  };
  const tell = (news: News) => {
    if (news.kind === 'choice left out') return ports.say('info', words.saving.leftOut);
    if (news.kind !== 'changed elsewhere') return;
    desk.set({ meeting: meetingIn(news) });
    void nameOther(news.newest).catch(() => undefined);
  };
  /** The name may come after the news, or not at all. */
  const nameOther = async ({ item, version }: SavedItem) => {
    const who = await calls.lastHand(item.id);
    const { meeting } = desk.current();
    if (meeting?.at === version) desk.set({ meeting: { ...meeting, who } });
  };
  const meetingIn = ({ before, newest, undoLeftOut }: Extract<News, { kind: 'changed elsewhere' }>): Meeting => {
    const met = { base: before.saved?.item ?? newest.item, mine: before.shown, theirs: newest.item };
    return { at: newest.version, who: null, undoLeftOut, ...meetingOf({ ...met, now: current().shown }, catalogue) };
  };

  const sending = sender(bench, { unsure: opened.unsent.length > 0 });
  const choices = choicesOn(bench, sending.go);
  if (opened.unsent.length > 0) sending.go();

  const refresh = async () => {
    const before = current();
    if (!isAllSaved(before)) return sending.go();
    const newest = await calls.load(before.saved.item.id);
    if (current() !== before || newest === 'sent') return;
    if (newest === 'none') return bench.reset();
    if (newest.version === before.saved.version) return design.set({ saved: newest });
    design.set({ saved: newest, ...showing(startHistory(newest.item)) });
    tell({ kind: 'changed elsewhere', before, newest, undoLeftOut: false, choiceLeftOut: false });
  };
  const updateBom = async () => {
    desk.set({ reckoning: true });
    try {
      const { item } = await sending.whenSaved();
      const bom = await calls.generateBom(item.id);
      design.set({ saved: withBom(current().saved, bom.updated) });
      const hasNewError = bom.inError.some((code) => !desk.current().inError.includes(code));
      desk.set({ inError: bom.inError });
      return { ...bom, hasNewError };
    } finally {
      desk.set({ reckoning: false });
    }
  };

  return {
    current,
    subscribe,
    choose: (...actions) => {
      if (actions.length > 0) choices.add(actions);
    },
    undo: choices.undo,
    redo: choices.redo,
    whenSaved: sending.whenSaved,
    refresh,
    updateBom,
    desk,
    readMeeting: () => desk.set({ meeting: null }),
  };
}

function begun({ saved, unsent }: Opened, { catalogue }: Pick<ItemPorts, 'catalogue'>): OpenDesign {
  const { item, changes } = reapply(saved.item, unsent, catalogue);
  return {
    generation: 0,
    ...showing(startHistory(item)),
    started: true,
    saved,
    beginWith: saved.item.templateId,
    unsent: changes,
    network: 'reached',
    configuring: false,
  };
}

function remember({ saved, unsent }: OpenDesign, memory: ItemMemory) {
  if (unsent.length === 0) memory.forget();
  else memory.write({ saved: saved.wire, unsent });
}

const withBom = (saved: SavedItem, BomUpdated: string): SavedItem => ({
  ...saved,
  wire: { ...saved.wire, BomUpdated },
});
