import { groupsOf } from '../../lib/records.ts';
import { compareText } from '../../lib/compare-text.ts';
import { type BatchLine, doorsOf } from '../batch/batch-door.ts';
import type { FloorStep } from '../batch/batch-cycle.ts';
import type { PlannedBar } from '../batch/planned-bar.ts';
import { barLengthOf, type BarRules, barsFor } from './bars-for.ts';
import { type DemandRow, type DemandRules, demandOf } from './demand.ts';
import { neededStage, type SaidSupplies, type StockStage } from './supply.ts';

/** The step of the floor that takes what each stage needs: painted is before it is assembled. */
export const stepsOfStages = {
  cutting: 'start',
  painting: 'assemble',
  assembly: 'assemble',
  glazing: 'check',
} as const satisfies Readonly<Record<StockStage, FloorStep>>;

/** The step that takes a key: as the supplier has said where it is needed, else as its kind is. */
const stepOf = (need: { readonly key: string; readonly stage: StockStage }, said: SaidSupplies): FloorStep =>
  stepsOfStages[neededStage(need, said)];

/** Key of a new bar of a plan. */
export const keyOfBar = ({ group, stock }: Pick<PlannedBar, 'group' | 'stock'>): string => `${group}@${String(stock)}`;

/** The step that takes the new bars of a key. */
export const stepOfBars = (key: string, said: SaidSupplies): FloorStep => stepOf({ key, stage: 'cutting' }, said);

/** What a batch takes of a key. */
export interface BatchNeed {
  readonly key: string;
  /** Base units, door after door; of bars, which are cut for several doors, all at once. */
  readonly picks: readonly number[];
}

/** What one door takes of a key that is no bar. */
export interface DoorPick extends Pick<DemandRow, 'key' | 'quantity' | 'stage'> {
  /** Of the door in the batch. */
  readonly place: number;
}

/** Door after door. */
export const doorPicks = (lines: readonly BatchLine[], rules: DemandRules): readonly DoorPick[] =>
  doorsOf(lines).flatMap(({ line, unit, place }) =>
    demandOf({ ...line, range: { first: unit, doors: 1 } }, rules)
      .filter(({ key }) => barLengthOf(key) === null)
      .map(({ key, quantity, stage }) => ({ key, quantity, stage, place })),
  );

interface SawnLines {
  readonly lines: readonly BatchLine[];
  /** Of its checked plan. */
  readonly bars: readonly PlannedBar[];
}

interface NeedRules extends DemandRules, Pick<BarRules, 'barYield'> {}

/**
 * What a step of the floor takes, by key: new bars as its plan counts them, all else as its bills demand it. Bars that a person has added to a
 * bill are in no plan, and counted as before one.
 */
export function batchNeeds(step: FloorStep, { lines, bars }: SawnLines, rules: NeedRules): readonly BatchNeed[] {
  const { said } = rules;
  const planned = bars
    .filter(({ offcut }) => offcut === null)
    .map((bar) => ({ key: keyOfBar(bar), quantity: 1, stage: 'cutting' as const }));
  const bought = [...planned, ...addedBars(lines, rules)];
  const taken = [...bought, ...doorPicks(lines, rules)].filter((each) => stepOf(each, said) === step);
  return [...groupsOf(taken, ({ key }) => key)]
    .map(([key, all]) => {
      const picks = all.map(({ quantity }) => quantity);
      return { key, picks: barLengthOf(key) === null ? picks : [picks.reduce((sum, each) => sum + each, 0)] };
    })
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
