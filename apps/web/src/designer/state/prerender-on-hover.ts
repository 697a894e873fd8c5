import type { RuleContext } from '@door/domain/door/choice/rule';
import type { Action } from '@door/domain/door/model/action';
import { configureAll } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import type { Design } from './design.ts';
import type { DesignerStore } from './designer-store.ts';
import { holdIdleWorkForAPress, whenIdleFirst } from '../../shared/scheduling/scheduling.ts';

type Task = () => void;

/** How the preview draws this door: one task for each layer. */
type PrerenderTasks = (item: Item) => readonly Task[];

/** For a tile: what happens when it is chosen, and when the pointer rests on it or the keyboard focuses it. */
interface TileHandlers {
  onChoose(): void;
  onHover(): void;
}

type DesignNow = Pick<Design, 'shown' | 'typedSize'>;

export interface HoverPrerender {
  /** `actions` is called only when the tile is hovered or chosen, with the door as it is by then: the tile may not have followed yet. */
  readonly tileHandlers: (actions: (now: DesignNow) => readonly Action[]) => TileHandlers;
  /** The preview registers how it draws; answers how to unregister. */
  readonly registerPreview: (tasksFor: PrerenderTasks) => Task;
}

const nothing = () => undefined;
const nothingToDraw: PrerenderTasks = () => [];

/**
 * Draws the door with the hovered choice while the page is idle, so that the click finds its picture in the cache. Only the
 * last hovered tile counts.
 */
export function prerenderOnHover(
  { current, choose }: Pick<DesignerStore, 'current' | 'choose'>,
  context: RuleContext,
): HoverPrerender {
  let tasksFor = nothingToDraw;
  let cancel: Task = nothing;
  const runOneByOne = ([task, ...others]: readonly Task[]) => {
    cancel = task
      ? whenIdleFirst(() => {
          task();
          runOneByOne(others);
        })
      : nothing;
  };
  const draw = (actions: readonly Action[]) => {
    const { shown } = current();
    const outcome = configureAll(shown, actions, context);
    if (!outcome.ok) return;
    // The shown door first: looking it up keeps its layers in the cache, however many tiles are hovered.
    tasksFor(shown).forEach((lookUp) => lookUp());
    runOneByOne(tasksFor(outcome.value.item));
  };
  return {
    tileHandlers: (actions) => ({
      onChoose: () => {
        cancel();
        choose(...actions(current()));
      },
      onHover: () => {
        cancel();
        holdIdleWorkForAPress();
        cancel = whenIdleFirst(() => draw(actions(current())));
      },
    }),
    registerPreview: (tasks) => {
      tasksFor = tasks;
      return () => {
        tasksFor = nothingToDraw;
      };
    },
  };
}
