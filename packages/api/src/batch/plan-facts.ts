import { isWhole } from '@door/domain/making/batch/assign-pieces';
import type { BatchMoveFacts } from '@door/domain/making/batch/batch-cycle';
import type { MadePiece } from '@door/domain/making/batch/batch-piece';
import { uncuttablePieces } from '@door/domain/making/batch/cut-problem';
import type { BarRecord } from '@door/domain/making/bom/bar-record';
import type { CallScope } from '../procedure.ts';
import { barsOf, type CutStanding } from './cut-standing.ts';

type PlanFacts = Pick<BatchMoveFacts, 'tooLong' | 'hasStalePlan' | 'takenOffcuts' | 'arePlansChecked'>;

/** What the guards of a batch ask about its plans, as far as reading tells: only checked plans are ever kept. */
export const planFacts = (standing: CutStanding): PlanFacts => ({
  tooLong: tooLongPieces(standing).map(({ code }) => code),
  hasStalePlan: standing.emptied.length > 0 || standing.groups.some(({ isOlderThanItems }) => isOlderThanItems),
  takenOffcuts: standing.groups.flatMap(({ taken }) => taken),
  arePlansChecked: true,
});

export const tooLongPieces = ({ groups }: CutStanding): readonly MadePiece<BarRecord>[] =>
  groups.flatMap(({ toCut }) => uncuttablePieces(toCut));

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
