import type { Action, Effect } from '@door/domain/item/action';
import { configureAll } from '@door/domain/item/configure';
import { chosen, type History, redo, undo } from '@door/domain/item/history';
import { restored } from './change.ts';
import { showing } from './design.ts';
import { keptIfEqual } from './reapply.ts';
import type { Say, Workbench } from './workbench.ts';

export interface Choices {
  readonly add: (actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A choice shows at once and is told to the server; so is a door that comes back. */
export function choicesOn(bench: Pick<Workbench, 'catalogue' | 'current' | 'set' | 'say'>, go: () => void): Choices {
  const add = (actions: readonly Action[]) => {
    const design = bench.current();
    const outcome = configureAll(design.shown, actions, bench.catalogue);
    if (!outcome.ok) return bench.say('error', outcome.refusal.message);
    const item = keptIfEqual(design.shown, outcome.value.item);
    const isChoice = actions.some(isMadeByPerson);
    const history = isChoice ? chosen(design.history, item) : { ...design.history, present: item };
    bench.set({ ...showing(history), unsent: [...design.unsent, ...actions] });
    notify(outcome.value.effects, bench.say);
    go();
  };
  const retrace = (way: (history: History) => History) => {
    const design = bench.current();
    const history = way(design.history);
    if (history.past.length === design.history.past.length) return;
    const item = restored(design.shown, history.present);
    bench.set({ ...showing({ ...history, present: item }), unsent: [...design.unsent, { type: 'restore', item }] });
    go();
  };
  return { add, undo: () => retrace(undo), redo: () => retrace(redo) };
}

/** The Hardware step settles an open finish when it is seen; that is nobody's choice to take back. */
const isMadeByPerson = ({ type }: Action): boolean => type !== 'hardware.visit';

function notify(effects: readonly Effect[], say: Say) {
  for (const effect of effects) if (effect.type === 'notify') say('error', effect.message);
}
