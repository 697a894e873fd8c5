import type { Action, Effect } from '@door/domain/item/action';
import { configure } from '@door/domain/item/configure';
import { chosen, type History, redo, startHistory, undo } from '@door/domain/item/history';
import type { ItemId, TemplateId } from '@door/domain/item/ids';
import type { SavedItem } from '../api/door-api.ts';
import { restored } from './change.ts';
import { type Design, showing } from './design.ts';
import { keptIfEqual, reapply } from './reapply.ts';
import type { Remembered } from './remembered.ts';
import { alreadySent, sender } from './sender.ts';
import type { DesignerPorts, Workbench } from './workbench.ts';

export interface DesignerStore {
  readonly current: () => Design;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (action: Action) => void;
  /** The door as it was before the last choice; nothing where nothing can be undone. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes the door that is shown as the visitor's own, where nothing was chosen yet. */
  readonly start: () => void;
  readonly startOver: () => void;
  /** An item that the server made from a shared design takes the place of whatever was in progress. */
  readonly adopt: (saved: SavedItem) => void;
  /** A design is in progress on this device. */
  readonly hasMemory: () => boolean;
  /** Fetches an item that was in progress, with what had not been sent on top. Answers an item whose sending was cut off. */
  readonly resume: () => Promise<SavedItem | undefined>;
  /** From here on a reload finishes the sending. */
  readonly beginSending: (saved: SavedItem) => void;
  /** The item once the server has every choice; rejects when it cannot be reached now. */
  readonly whenSaved: () => Promise<SavedItem>;
}

export function createDesignerStore(ports: DesignerPorts): DesignerStore {
  const { catalogue, memory } = ports;
  const listeners = new Set<() => void>();
  let design = invitation(ports, 0);

  const current = () => design;
  const set = (change: Partial<Design>) => {
    design = { ...design, ...change };
    if (design.started) memory.write(rememberedOf(design), ports.now());
    for (const listener of listeners) listener();
  };
  const reset = () => {
    memory.forget();
    design = invitation(ports, design.generation + 1);
    for (const listener of listeners) listener();
  };
  const sending = sender({ ...ports, current, set, reset });

  const begin = (templateId: TemplateId) => {
    set({
      ...showing(startHistory(ports.beginning(templateId))),
      beginWith: templateId,
      started: true,
      configuring: true,
    });
    sending.go();
  };
  const add = (action: Action) => {
    const outcome = configure(design.shown, action, catalogue);
    if (!outcome.ok) return ports.say('error', outcome.refusal.message);
    const item = keptIfEqual(design.shown, outcome.value.item);
    const history = isMadeByPerson(action) ? chosen(design.history, item) : { ...design.history, present: item };
    set({ ...showing(history), unsent: [...design.unsent, action] });
    tell(outcome.value.effects, ports);
    sending.go();
  };

  const retrace = (way: (history: History) => History) => {
    const history = way(design.history);
    if (history.past.length === design.history.past.length) return;
    const item = restored(design.shown, history.present);
    set({ ...showing({ ...history, present: item }), unsent: [...design.unsent, { type: 'restore', item }] });
    sending.go();
  };

  return {
    current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (action) => {
      if (!design.started && action.type === 'frame.choose') return begin(action.templateId);
      if (!design.started) begin(design.beginWith);
      add(action);
    },
    start: () => {
      if (!design.started) begin(design.beginWith);
    },
    undo: () => retrace(undo),
    redo: () => retrace(redo),
    startOver: reset,
    adopt: (saved) => {
      reset();
      set({ saved, ...showing(startHistory(saved.item)), beginWith: saved.item.templateId, started: true });
    },
    hasMemory: () => memory.read(ports.now()) !== undefined,
    resume: () => resume({ ...ports, current, set, reset, go: sending.go }),
    whenSaved: () => sending.whenSaved(),
    beginSending: ({ wire }) => memory.write({ ...rememberedOf(design), sending: wire }, ports.now()),
  };
}

async function resume(bench: Workbench & { go(): void }): Promise<SavedItem | undefined> {
  const remembered = bench.memory.read(bench.now());
  if (!remembered) return undefined;
  const { unsent, beginWith } = remembered;
  if (remembered.itemId) return fetchAgain(bench, remembered.itemId, remembered);
  if (!beginWith || !bench.catalogue.rows.templates.some(({ id }) => id === beginWith)) {
    bench.memory.forget();
    return undefined;
  }
  const shown = reapply(bench.beginning(beginWith), unsent, bench.catalogue);
  bench.set({ ...showing(startHistory(shown)), started: true, beginWith, unsent, configuring: true });
  bench.go();
  return undefined;
}

async function fetchAgain(
  bench: Workbench & { go(): void },
  id: ItemId,
  { unsent, sending }: Remembered,
): Promise<SavedItem | undefined> {
  const saved = await loaded(bench, id);
  if (saved === 'sent' && sending) return bench.calls.reread(sending);
  if (saved === 'sent') bench.say('info', alreadySent);
  if (saved === 'sent' || saved === 'none') {
    bench.reset();
    return undefined;
  }
  const shown = reapply(saved.item, unsent, bench.catalogue);
  bench.set({ saved, ...showing(startHistory(shown)), unsent, started: true, beginWith: saved.item.templateId });
  bench.go();
  return undefined;
}

/** While the item is on its way the page says so; an error is for whoever asked. */
async function loaded({ calls, set }: Workbench, id: ItemId) {
  set({ configuring: true });
  try {
    return await calls.load(id);
  } finally {
    set({ configuring: false });
  }
}

/** With no item yet, the first template's door stands on the stage and invites. */
function invitation({ catalogue, beginning }: DesignerPorts, generation: number): Design {
  const first = catalogue.rows.templates[0];
  if (!first) throw new Error('This supplier offers no door set.');
  return {
    generation,
    ...showing(startHistory(beginning(first.id))),
    started: false,
    saved: null,
    beginWith: first.id,
    unsent: [],
    network: 'reached',
    configuring: false,
  };
}

/** The Hardware step settles an open finish when it is seen; that is nobody's choice to take back. */
const isMadeByPerson = ({ type }: Action): boolean => type !== 'hardware.visit';

const rememberedOf = ({ saved, beginWith, unsent }: Design) => ({
  itemId: saved?.item.id ?? null,
  beginWith: saved ? null : beginWith,
  unsent,
});

function tell(effects: readonly Effect[], { say }: DesignerPorts) {
  for (const effect of effects) if (effect.type === 'notify') say('error', effect.message);
}
