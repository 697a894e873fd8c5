import { sawOf } from '@door/domain/making/batch/batch-piece';
import { cutGroupName } from '@door/domain/making/batch/cut-group';
import { lengthOf, uncuttablePieces } from '@door/domain/making/batch/cut-problem';
import { planFigures } from '@door/domain/making/batch/plan-figures';
import type { StoredCutPlan } from './cut-plan-store.ts';
import type { CutStanding, GroupStanding } from './cut-standing.ts';

/** The groups of a batch, each with how its plan stands. */
export const groupsToWire = ({ groups }: CutStanding) => groups.map(groupToWire);

export function groupToWire({ toCut, plan, changes }: GroupStanding) {
  const { group, pieces } = toCut;
  const millimetres = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const [first] = pieces;
  return {
    Key: group.key,
    Profile: group.profile,
    /** For people: profile and colours. */
    Name: cutGroupName(group),
    /** Which saw. */
    Kind: first ? sawOf(first.record) : 'bars',
    Pieces: pieces.length,
    /** With one decimal. */
    Metres: Math.round(millimetres / 100) / 10,
    /** null: never planned. */
    Plan: plan && planToWire(plan),
    /** Why the plan is stale; empty while it is fresh, and where there is none. */
    Changes: changes,
    /** Codes of the pieces that are longer than every bar. */
    TooLong: uncuttablePieces(toCut).map(({ code }) => code),
  };
}

function planToWire({ document: { solution }, checkedAt }: StoredCutPlan) {
  const { bars, newBars, offcuts, newLength, yield: share } = planFigures(solution.plan);
  return {
    Bars: bars,
    NewBars: newBars,
    Offcuts: offcuts,
    /** mm */
    NewLength: newLength,
    /** Percent of what is cut that becomes pieces, with one decimal. */
    Yield: share,
    /** How few new bars can do, and how that is known. */
    BarsProof: boundToWire(solution.bars),
    /** The same for their length, mm. */
    LengthProof: boundToWire(solution.length),
    /** `stopped`: the time was over before the work was. */
    Ended: solution.ended,
    /** The work done, in counted steps. */
    Steps: solution.steps,
    CheckedAt: checkedAt,
  };
}

const boundToWire = ({ reached, atLeast, proof }: StoredCutPlan['document']['solution']['bars']) => ({
  Reached: reached,
  AtLeast: atLeast,
  Proof: proof,
});
