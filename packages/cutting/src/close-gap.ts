import { certifyDuals, certifyQuickly, type Certified } from './bounds/certificate-of.ts';
import type { Proof } from './certificate.ts';
import { Master } from './columns/master.ts';
import type { Draft } from './draft.ts';
import type { Effort } from './effort.ts';
import type { Goal } from './goal.ts';
import { Knapsack } from './knapsack.ts';
import { dive } from './search/dive.ts';
import { randomFrom } from './search/random.ts';
import type { Shape } from './shape.ts';

/** A draft that nothing better was found than, and what is known of the best there can be. */
export interface Closed extends Certified {
  readonly draft: Draft;
  readonly proof: Proof;
}

/** Brings plan and bound together: weights, the linear program, dives. */
export function closeGap(shape: Shape, goal: Goal, { draft, effort }: { draft: Draft; effort: Effort }): Closed {
  const knapsack = new Knapsack(shape.items, Math.max(0, ...shape.kinds.map(({ capacity }) => capacity)));
  const place = { shape, goal, knapsack };
  const quick = certifyQuickly(place, goal.valueOf(draft));
  if (quick && quick.atLeast >= goal.valueOf(draft)) return { draft, ...quick, proof: 'weights' };

  const root = new Master(place);
  root.addAll(draft);
  const dual = root.generate(effort, (bound, cost) => goal.roundUp(bound.bound) >= goal.roundUp(cost));
  const certified = best([quick, dual && certifyDuals(place, dual, goal.roundUp(dual.bound))]);
  let reached = draft;
  for (let round = 0; !effort.isSpent && goal.valueOf(reached) > certified.atLeast && round < 30; round += 1) {
    const scatter = round === 0 ? 0 : 0.5;
    const below = goal.valueOf(reached);
    reached = dive({ shape, goal, root, below, random: randomFrom(round), scatter }, effort) ?? reached;
  }
  return { draft: reached, ...certified, proof: goal.valueOf(reached) <= certified.atLeast ? 'weights' : 'none' };
}

const nothing: Certified = { certificate: { weights: [], perBar: 1, perMillimetre: 0 }, atLeast: 0 };

const best = (all: readonly (Certified | null)[]): Certified =>
  all.reduce<Certified>((found, next) => (next && next.atLeast > found.atLeast ? next : found), nothing);
