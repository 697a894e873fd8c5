import { compareText } from '../../lib/compare-text.ts';
import { mm } from '../../lib/mm.ts';
import type { GroupToCut } from './cut-problem.ts';
import type { Offcut } from './offcut.ts';
import type { PlannedBar } from './planned-bar.ts';
import type { PlannedPiece } from './stale-plans.ts';

/** What the saw answers. */
export interface CutPlan {
  readonly bars: readonly {
    readonly stock: number;
    readonly offcut: boolean;
    readonly pieces: readonly number[];
    readonly rest: number;
  }[];
}

/** A plan with the pieces and offcuts that it was made for. */
export interface GroupPlan {
  /** Key of the group. */
  readonly group: string;
  readonly pieces: readonly Pick<PlannedPiece, 'code' | 'length'>[];
  readonly offcuts: readonly Pick<Offcut, 'id' | 'length'>[];
  readonly plan: CutPlan;
}

/**
 * The bars of the plans with the codes of their pieces and offcuts, numbered through the batch. Equal lengths are given out by
 * their codes, so that the same plan gives the same bars. Throws for a plan that takes what the group does not have.
 */
export function plannedBars(planned: readonly GroupPlan[]): readonly PlannedBar[] {
  return planned
    .flatMap(({ group, pieces, offcuts, plan }) => {
      const codes = byLength(pieces.map(({ length, code }) => [length, code]));
      const ids = byLength(offcuts.map(({ length, id }) => [length, id]));
      return plan.bars.map((bar) => ({
        group,
        stock: mm(bar.stock),
        offcut: bar.offcut ? next(ids, bar.stock) : null,
        pieces: bar.pieces.map((length) => next(codes, length)),
        rest: mm(bar.rest),
      }));
    })
    .map((bar, index) => ({ ...bar, number: index + 1 }));
}

type Waiting = Map<number, string[]>;

function byLength(named: readonly (readonly [length: number, name: string])[]): Waiting {
  const waiting: Waiting = new Map();
  for (const [length, name] of named.toSorted(([, one], [, other]) => compareText(one, other))) {
    waiting.set(length, [...(waiting.get(length) ?? []), name]);
  }
  return waiting;
}

function next(waiting: Waiting, length: number): string {
  const name = waiting.get(length)?.shift();
  if (name === undefined) throw new Error(`A plan takes more of ${String(length)} mm than there is.`);
  return name;
}

/** Whether every piece is on exactly one bar, and no bar has anything else. */
export const isWhole = (groups: readonly GroupToCut[], bars: readonly PlannedBar[]): boolean => {
  const wanted = groups.flatMap(({ pieces }) => pieces.map(({ code }) => code)).toSorted();
  const cut = bars.flatMap(({ pieces }) => pieces).toSorted();
  return wanted.length === cut.length && wanted.every((code, index) => code === cut[index]);
};
