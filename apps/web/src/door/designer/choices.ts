import type { Action, Effect } from '@door/domain/model/action';
import { jobAfter, type EditedItem } from '@door/domain/model/item-record';
import { configureAllOnPage } from './configure-on-page.ts';
import { record, type History, redo, undo } from '@door/domain/configure/undo-redo';
import { restoredAs } from './edit.ts';
import { showing } from './design.ts';
import { reuseIfEqual } from './rebase.ts';
import type { ShowToast, EditingSession } from './editing-session.ts';

export interface Choices {
  readonly add: (actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Every choice, undo and redo shows at once and is queued for the server; `send` starts the queue. */
export function createChoices(
  session: Pick<EditingSession, 'context' | 'current' | 'set' | 'showToast'>,
  send: () => void,
): Choices {
  const add = (actions: readonly Action[]) => {
    const design = session.current();
    const outcome = configureAllOnPage(design.shown, actions, session.context());
    if (!outcome.ok) return session.showToast('error', outcome.refusal.message);
    const item = reuseIfEqual(design.shown, outcome.value.item);
    const present = { item, job: jobAfter(design.job, actions) };
    const isChoice = actions.some(isMadeByPerson);
    const history = isChoice ? record(design.history, present) : { ...design.history, present };
    session.set({ ...showing(history), unsent: [...design.unsent, ...actions] });
    showNotices(outcome.value.effects, session.showToast);
    send();
  };
  const restore = (step: (history: History<EditedItem>) => History<EditedItem>) => {
    const design = session.current();
    const history = step(design.history);
    if (history.past.length === design.history.past.length) return;
    const { job } = history.present;
    const item = restoredAs(design.shown, history.present.item);
    const unsent = [...design.unsent, { type: 'restore', item, job } as const];
    session.set({ ...showing({ ...history, present: { item, job } }), unsent });
    send();
  };
  return { add, undo: () => restore(undo), redo: () => restore(redo) };
}

/** Opening the Hardware step chooses a finish where none is chosen yet; that is no choice that could be undone. */
const isMadeByPerson = ({ type }: Action): boolean => type !== 'hardware.visit';

function showNotices(effects: readonly Effect[], showToast: ShowToast) {
  for (const effect of effects) if (effect.type === 'notify') showToast('error', effect.message);
}
