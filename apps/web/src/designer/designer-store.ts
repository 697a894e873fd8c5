import type { Action, Effect } from '@door/domain/item/action';
import { configureAll } from '@door/domain/item/configure';
import { chosen, type History, redo, startHistory, undo } from '@door/domain/item/history';
import type { TemplateId } from '@door/domain/item/ids';
import type { SavedItem } from '../api/door-api.ts';
import { restored } from './change.ts';
import { type Design, showing } from './design.ts';
import { keptIfEqual } from './reapply.ts';
import { resume } from './resume.ts';
import { sender } from './sender.ts';
import type { DesignerPorts, Workbench } from './workbench.ts';

export interface DesignerStore {
  readonly current: () => Design;
  readonly subscribe: (listener: () => void) => () => void;
  /** Several choices at once are one for the visitor: one undo takes them all back. */
  readonly choose: (...actions: readonly Action[]) => void;
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
  const { current, set, reset, subscribe } = designOf(ports);
  const sending = sender({ ...ports, current, set, reset });

  /** The door that invited can be had back. */
  const begin = (templateId: TemplateId) => {
    set({
      ...showing(chosen(current().history, ports.beginning(templateId))),
      beginWith: templateId,
      started: true,
      configuring: true,
    });
    sending.go();
  };
  const add = (actions: readonly Action[]) => {
    const design = current();
    const outcome = configureAll(design.shown, actions, catalogue);
    if (!outcome.ok) return ports.say('error', outcome.refusal.message);
    const item = keptIfEqual(design.shown, outcome.value.item);
    const isChoice = actions.some(isMadeByPerson);
    const history = isChoice ? chosen(design.history, item) : { ...design.history, present: item };
    set({ ...showing(history), unsent: [...design.unsent, ...actions] });
    tell(outcome.value.effects, ports);
    sending.go();
  };

  const retrace = (way: (history: History) => History) => {
    const design = current();
    const history = way(design.history);
    if (history.past.length === design.history.past.length) return;
    const item = restored(design.shown, history.present);
    set({ ...showing({ ...history, present: item }), unsent: [...design.unsent, { type: 'restore', item }] });
    sending.go();
  };

  return {
    current,
    subscribe,
    choose: (...actions) => {
      const [first, ...others] = actions;
      if (!first) return;
      if (current().started) return add(actions);
      begin(first.type === 'frame.choose' ? first.templateId : current().beginWith);
      if (first.type !== 'frame.choose') add(actions);
      else if (others.length > 0) add(others);
    },
    start: () => {
      if (!current().started) begin(current().beginWith);
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
    beginSending: ({ wire }) => memory.write({ ...rememberedOf(current()), sending: wire }, ports.now()),
  };
}

type Holder = Pick<Workbench, 'current' | 'set' | 'reset'> & Pick<DesignerStore, 'subscribe'>;

/** The design itself: remembered on this device with every change, and whoever listens is told. */
function designOf(ports: DesignerPorts): Holder {
  const listeners = new Set<() => void>();
  let design = invitation(ports, 0);
  const sayChanged = () => listeners.forEach((listener) => listener());
  return {
    current: () => design,
    set: (change) => {
      design = { ...design, ...change };
      if (design.started) ports.memory.write(rememberedOf(design), ports.now());
      sayChanged();
    },
    reset: () => {
      ports.memory.forget();
      design = invitation(ports, design.generation + 1);
      sayChanged();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
