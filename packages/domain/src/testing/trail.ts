import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Action, Configured } from '../item/action.ts';
import { configure } from '../item/configure.ts';
import type { Item } from '../item/item.ts';
import type { Outcome } from '../shared/outcome.ts';
import { type Dice, anyWish } from './wishes.ts';

/** One wish of a walk and what came of it. */
export interface Step {
  readonly before: Item;
  readonly action: Action;
  readonly outcome: Outcome<Configured>;
}

/** One wish for each roll. A roll of 0 stands still, so that a walk that fails shrinks to the wishes that matter. */
export function trailFrom(start: Item, rolls: readonly number[], catalogue: Catalogue): readonly Step[] {
  let before = start;
  return rolls
    .filter((roll) => roll !== 0)
    .map((roll) => {
      const action = anyWish(before, catalogue, diceFrom(roll));
      const step = { before, action, outcome: configure(before, action, catalogue) };
      if (step.outcome.ok) before = step.outcome.value.item;
      return step;
    });
}

export const endOf = (start: Item, trail: readonly Step[]): Item => {
  const last = trail.findLast(({ outcome }) => outcome.ok);
  return last?.outcome.ok ? last.outcome.value.item : start;
};

/** The choices that led to a step, to be read by whoever must find out why. */
export const story = (trail: readonly Step[], step: Step): string =>
  trail
    .slice(0, trail.indexOf(step) + 1)
    .filter((each) => each.outcome.ok || each === step)
    .map(({ action }) => JSON.stringify(action))
    .join('\n');

/** Numerical Recipes' generator: its high bits are even enough to choose a door by. */
export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  next();
  return (below) => Math.floor(next() * below);
}
