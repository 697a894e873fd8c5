import type { RuleContext } from '../door/choice/rule.ts';
import type { Action, Configured } from '../door/model/action.ts';
import { configure } from '../door/configure/configure.ts';
import type { Item } from '../door/model/item.ts';
import { type SeededRandom, seededRandom } from '../catalogue/dry-run/seeded-random.ts';
import { randomAction } from '../catalogue/dry-run/random-action.ts';
import type { Result } from '../door/model/result.ts';

export interface Walk {
  readonly context: RuleContext;
  readonly random: SeededRandom;
  readonly steps: number;
  /** Which actions are allowed; absent: all. */
  readonly may?: (action: Action) => boolean;
}

/** Applies random actions one after another; `seen` is called with every item on the way. */
export function randomWalk(
  start: Item,
  { context, random, steps, may = () => true }: Walk,
  seen: (item: Item, action: Action) => void,
): Item {
  const { catalogue } = context;
  let item = start;
  for (let step = 0; step < steps; step += 1) {
    const action = randomAction(item, catalogue, random);
    if (!may(action)) continue;
    const outcome = configure(item, action, context);
    if (!outcome.ok) continue;
    item = outcome.value.item;
    seen(item, action);
  }
  return item;
}

/** One action of a walk with its outcome. */
export interface WalkStep {
  readonly before: Item;
  readonly action: Action;
  readonly outcome: Result<Configured>;
}

/** One random action for each roll. A roll of 0 does nothing, so that a property test can shrink a failing walk to the actions that matter. */
export function replayRolls(start: Item, rolls: readonly number[], context: RuleContext): readonly WalkStep[] {
  const { catalogue } = context;
  let before = start;
  return rolls
    .filter((roll) => roll !== 0)
    .map((roll) => {
      const action = randomAction(before, catalogue, seededRandom(roll));
      const step = { before, action, outcome: configure(before, action, context) };
      if (step.outcome.ok) before = step.outcome.value.item;
      return step;
    });
}

export const lastItem = (start: Item, trail: readonly WalkStep[]): Item => {
  const last = trail.findLast(({ outcome }) => outcome.ok);
  return last?.outcome.ok ? last.outcome.value.item : start;
};

/** The accepted actions up to a step as JSON, for the message of a failing test. */
export const actionsUpTo = (trail: readonly WalkStep[], step: WalkStep): string =>
  trail
    .slice(0, trail.indexOf(step) + 1)
    .filter((each) => each.outcome.ok || each === step)
    .map(({ action }) => JSON.stringify(action))
    .join('\n');
