import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import { configureAll } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import type { DesignerStore } from './designer-store.ts';
import { idly } from './idly.ts';

type Task = () => void;

/** Draws this door as the stage would show it: one task for each layer. */
type Rehearsal = (item: Item) => readonly Task[];

/** What a tile does when it is chosen, and when it seems about to be: the pointer rests on it, or the keyboard is there. */
interface Choosing {
  onChoose(): void;
  onConsider(): void;
}

export interface Considering {
  /** Worked out only when a tile is considered or chosen. */
  readonly choosing: (actions: () => readonly Action[]) => Choosing;
  /** The stage says how it draws; answers how it leaves. */
  readonly rehearse: (rehearsal: Rehearsal) => Task;
}

const nothing = () => undefined;
const noStage: Rehearsal = () => [];

/** Draws the likely choice while the page is idle, so that the click only looks it up. The newest takes the older one's place. */
export function considering(
  { current, choose }: Pick<DesignerStore, 'current' | 'choose'>,
  catalogue: Catalogue,
): Considering {
  let stage = noStage;
  let withdraw: Task = nothing;
  const oneByOne = ([task, ...others]: readonly Task[]) => {
    withdraw = task
      ? idly(() => {
          task();
          oneByOne(others);
        })
      : nothing;
  };
  const draw = (actions: readonly Action[]) => {
    const { shown } = current();
    const outcome = configureAll(shown, actions, catalogue);
    // The shown door is looked up first: what was asked for last is forgotten last, however much is considered.
    if (outcome.ok) oneByOne([shown, outcome.value.item].flatMap((item) => stage(item)));
  };
  return {
    choosing: (actions) => ({
      onChoose: () => {
        withdraw();
        choose(...actions());
      },
      onConsider: () => {
        withdraw();
        withdraw = idly(() => draw(actions()));
      },
    }),
    rehearse: (rehearsal) => {
      stage = rehearsal;
      return () => {
        stage = noStage;
      };
    },
  };
}
