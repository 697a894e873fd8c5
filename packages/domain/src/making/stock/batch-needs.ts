import { groupsOf } from '../../lib/records.ts';
import { compareText } from '../../lib/compare-text.ts';
import type { BatchLine } from '../batch/batch-door.ts';
import { type BatchMove, batchMoves, type BatchState, batchStates } from '../batch/batch-cycle.ts';
import type { PlannedBar } from '../batch/planned-bar.ts';
import { barLengthOf, type BarRules, barsFor } from './bars-for.ts';
import { type DemandRules, demandOf } from './demand.ts';
import { type SaidSupplies, saidSupplyOf, type StockStage } from './supply.ts';

/** The move of a batch that takes what each stage needs: painted is before it is assembled. */
const movesOfStages = {
  cutting: 'start',
  painting: 'assemble',
  assembly: 'assemble',
  glazing: 'check',
} as const satisfies Readonly<Record<StockStage, BatchMove>>;

/** A move of a batch that takes goods from stock. */
export type TakingMove = (typeof movesOfStages)[StockStage];

/** The move that takes a key: as the supplier has said where it is needed, else as its kind is. */
const moveOf = ({ key, stage }: { readonly key: string; readonly stage: StockStage }, said: SaidSupplies): TakingMove =>
  movesOfStages[saidSupplyOf(key, said)?.stage ?? stage];

/** Key of a new bar of a plan. */
export const keyOfBar = ({ group, stock }: Pick<PlannedBar, 'group' | 'stock'>): string => `${group}@${String(stock)}`;

/** The move that takes the new bars of a key. */
export const moveOfBars = (key: string, said: SaidSupplies): TakingMove => moveOf({ key, stage: 'cutting' }, said);

/** Whether a batch of this state has made the move. */
export const hasMade = (move: TakingMove, state: BatchState): boolean =>
  batchStates.indexOf(state) >= batchStates.indexOf(batchMoves[move].to);

/** What a batch takes of a key, base units. */
export interface BatchNeed {
  readonly key: string;
  readonly quantity: number;
}

interface SawnLines {
  readonly lines: readonly BatchLine[];
  /** Of its checked plan. */
  readonly bars: readonly PlannedBar[];
}

interface NeedRules extends DemandRules, Pick<BarRules, 'barYield'> {}

/**
 * What a move of a batch takes, by key: new bars as its plan counts them, all else as its bills demand it. Bars that a person has added to a
 * bill are in no plan, and counted as before one.
 */
export function batchNeeds(
  move: TakingMove,
  { lines, bars }: SawnLines,
  { said, ...rules }: NeedRules & { readonly said: SaidSupplies },
): readonly BatchNeed[] {
  const planned = bars
    .filter(({ offcut }) => offcut === null)
    .map((bar) => ({ key: keyOfBar(bar), quantity: 1, stage: 'cutting' as const }));
  const demanded = lines.flatMap((line) => demandOf(line, rules)).filter(({ key }) => barLengthOf(key) === null);
  const taken = [...planned, ...addedBars(lines, rules), ...demanded].filter((each) => moveOf(each, said) === move);
  return [...groupsOf(taken, ({ key }) => key)]
    .map(([key, all]) => ({ key, quantity: all.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .toSorted((one, other) => compareText(one.key, other.key));
}

function addedBars(lines: readonly BatchLine[], rules: NeedRules) {
  const cut = lines.flatMap((line) => demandOf({ ...line, bill: [] }, rules));
  return [...groupsOf(cut, ({ key }) => key)].flatMap(([key, all]) => {
    const length = barLengthOf(key);
    const mm = all.reduce((sum, { quantity }) => sum + quantity, 0);
    return length === null ? [] : [{ key, quantity: barsFor(mm, length, rules), stage: 'cutting' as const }];
  });
}
