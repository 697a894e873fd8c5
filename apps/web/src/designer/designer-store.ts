import type { Action } from '@door/domain/item/action';
import { chosen, startHistory } from '@door/domain/item/history';
import type { TemplateId } from '@door/domain/item/ids';
import type { SavedItem } from '../api/door-api.ts';
import { words } from '../words/words.ts';
import { choicesOn } from './choices.ts';
import { type Design, showing } from './design.ts';
import { held } from './held.ts';
import { resume } from './resume.ts';
import { sender } from './sender.ts';
import type { DesignerPorts, News, Say, Workbench } from './workbench.ts';

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
  const { calls, currency, memory } = ports;
  const design = held(invitation(ports, 0), (now) => {
    if (now.started) memory.write(rememberedOf(now), ports.now());
  });
  const { current, set, subscribe } = design;
  const reset = () => {
    memory.forget();
    design.replace(invitation(ports, current().generation + 1));
  };
  const make = () => calls.create(current().beginWith, currency);
  const bench: Workbench & DesignerPorts = {
    ...ports,
    current,
    set,
    reset,
    make,
    tell: (news) => tell(news, ports.say),
  };
  const sending = sender(bench);
  const choices = choicesOn(bench, sending.go);

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

  return {
    current,
    subscribe,
    choose: (...actions) => {
      const [first, ...others] = actions;
      if (!first) return;
      if (current().started) return choices.add(actions);
      begin(first.type === 'frame.choose' ? first.templateId : current().beginWith);
      if (first.type !== 'frame.choose') choices.add(actions);
      else if (others.length > 0) choices.add(others);
    },
    start: () => {
      if (!current().started) begin(current().beginWith);
    },
    undo: choices.undo,
    redo: choices.redo,
    startOver: reset,
    adopt: (saved) => {
      reset();
      set({ saved, ...showing(startHistory(saved.item)), beginWith: saved.item.templateId, started: true });
    },
    hasMemory: () => memory.read(ports.now()) !== undefined,
    resume: () => resume({ ...bench, go: sending.go }),
    whenSaved: () => sending.whenSaved(),
    beginSending: ({ wire }) => memory.write({ ...rememberedOf(current()), sending: wire }, ports.now()),
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

const rememberedOf = ({ saved, beginWith, unsent }: Design) => ({
  itemId: saved?.item.id ?? null,
  beginWith: saved ? null : beginWith,
  unsent,
});

function tell(news: News, say: Say) {
  const { alreadySent, changedElsewhere, leftOut, noLongerKept, undoLeftOut } = words.saving;
  if (news.kind === 'no longer kept') return say('error', noLongerKept);
  if (news.kind === 'sent already') return say('info', alreadySent);
  if (news.kind === 'changed elsewhere') say('info', news.undoLeftOut ? undoLeftOut : changedElsewhere);
  if (news.kind === 'choice left out' || news.choiceLeftOut) say('info', leftOut);
}
