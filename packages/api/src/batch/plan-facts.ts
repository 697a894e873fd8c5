import { isWhole } from '@door/domain/making/batch/assign-pieces';
import type { BatchMoveFacts } from '@door/domain/making/batch/batch-cycle';
import { uncuttablePieces } from '@door/domain/making/batch/cut-problem';
import type { CallScope } from '../procedure.ts';
import { barsOf, type CutStanding } from './cut-standing.ts';

type PlanFacts = Pick<BatchMoveFacts, 'hasTooLongPiece' | 'hasStalePlan' | 'takenOffcuts' | 'arePlansChecked'>;

/** What the guards of a batch ask about its plans, as far as reading tells: only checked plans are ever kept. */
export const planFacts = ({ groups, emptied }: CutStanding): PlanFacts => ({
  hasTooLongPiece: groups.some(({ toCut }) => uncuttablePieces(toCut).length > 0),
  hasStalePlan: emptied.length > 0 || groups.some(({ isOlderThanItems }) => isOlderThanItems),
  takenOffcuts: groups.flatMap(({ taken }) => taken),
  arePlansChecked: true,
});

/** The same for a release: every plan is checked once more, and that together they cut each piece once. */
export async function checkedPlanFacts(
  { optimizer }: Pick<CallScope, 'optimizer'>,
  standing: CutStanding,
): Promise<PlanFacts> {
  const facts = planFacts(standing);
  if (facts.hasStalePlan || facts.takenOffcuts.length > 0) return facts;
  const solved = standing.groups.flatMap(({ plan }) => (plan ? [plan.document] : []));
  const toCut = standing.groups.map((group) => group.toCut);
  return { ...facts, arePlansChecked: isWhole(toCut, barsOf(standing)) && (await optimizer.areSound(solved)) };
}
