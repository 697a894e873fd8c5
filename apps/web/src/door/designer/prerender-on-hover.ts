import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import type { Action } from '@door/domain/model/action';
import { configureAllOnPage } from './configure-on-page.ts';
import type { Item } from '@door/domain/model/item';
import type { Design } from './design.ts';
import type { DesignerStore } from './designer-store.ts';
import { holdIdleWorkForAPress, whenIdleFirst } from '../../platform/scheduling/scheduling.ts';

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

/** A finger that scrolls has moved by then, and the browser has said so by `pointercancel`, ms. */
const beforeAScroll = 40;

/** While a finger presses, a browser gives a page no idle time. Returns how to cancel it. */
function duringPress(task: Task): Task {
  const timer = setTimeout(task, beforeAScroll);
  return () => clearTimeout(timer);
}

/**
 * Draws the door with the hovered choice while the page is idle, or while a finger presses, so that the click finds its picture in
 * the cache. Only the last hovered tile counts.
 */
export function prerenderOnHover(
  { current, choose }: Pick<DesignerStore, 'current' | 'choose'>,
  context: () => PageContext,
): HoverPrerender {
  let tasksFor = nothingToDraw;
  let cancel: Task = nothing;
  const runWhenIdle = (tasks: readonly Task[]) => {
    const stops = tasks.map(whenIdleFirst);
    cancel = () => stops.forEach((stop) => stop());
  };
  const tasksOf = (actions: readonly Action[]): readonly Task[] => {
    const { shown } = current();
    const outcome = configureAllOnPage(shown, actions, context());
    // The shown door first: looking it up keeps its layers in the cache, however many tiles are hovered.
    return outcome.ok ? [shown, outcome.value.item].flatMap((item) => tasksFor(item)) : [];
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
        const begin = () => tasksOf(actions(current()));
        if (matchMedia('(hover: none)').matches) cancel = duringPress(() => begin().forEach((task) => task()));
        else cancel = whenIdleFirst(() => runWhenIdle(begin()));
      },
    }),
    registerPreview: (tasks) => {
      const stop = () => cancel();
      tasksFor = tasks;
      addEventListener('pointercancel', stop);
      return () => {
        tasksFor = nothingToDraw;
        removeEventListener('pointercancel', stop);
      };
    },
  };
}
