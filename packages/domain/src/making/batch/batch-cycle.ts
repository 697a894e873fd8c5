import { blockersOf, type Guard, type Move, stateAfter } from '../../people/history/life-cycle.ts';
import type { Result } from '../../door/model/result.ts';
import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { BatchingMessages, OfficeMessages } from '../../messages/messages.ts';
import type { TakenOffcut } from './stale-plans.ts';

/** In the order of work. */
export const batchStates = ['Planned', 'Released', 'Cutting', 'Assembly', 'Quality Checked', 'Closed'] as const;
export type BatchState = (typeof batchStates)[number];

/** What the guards ask about a batch at the moment of the move. */
export interface BatchMoveFacts {
  readonly lines: number;
  /** The production weeks of its orders. */
  readonly weeks: readonly string[];
  readonly isOverCapacity: boolean;
  /** Why the week may take more than it has room for; it is kept in the history. */
  readonly reason: string;
  /** Codes of the pieces that no bar that is kept can give. */
  readonly tooLong: readonly string[];
  /** Whether a group has no plan, or one that is older than a piece. */
  readonly hasStalePlan: boolean;
  readonly arePlansChecked: boolean;
  /** Offcuts that its plans take and that are no longer free. */
  readonly takenOffcuts: readonly TakenOffcut[];
  /** The numbers of its orders that are on hold. */
  readonly onHold: readonly string[];
  /** Ordered, or waived by a person. */
  readonly isGlassSettled: boolean;
  /** Ticks that count. */
  readonly cutPieces: number;
  /** Not through the quality check. */
  readonly openPieces: number;
  /** The numbers of its orders whose doors have left the works. */
  readonly ordersThatLeft: readonly string[];
}

/** What the guards ask where only planning is meant. */
export const noBatchFacts: BatchMoveFacts = {
  lines: 0,
  weeks: [],
  isOverCapacity: false,
  reason: '',
  tooLong: [],
  hasStalePlan: false,
  arePlansChecked: true,
  takenOffcuts: [],
  onHold: [],
  isGlassSettled: true,
  cutPieces: 0,
  openPieces: 0,
  ordersThatLeft: [],
};

const guards = [
  { code: 'batch.no-lines', holds: ({ lines }) => lines > 0 },
  { code: 'batch.other-week', holds: ({ weeks }) => new Set(weeks).size <= 1 },
  { code: 'batch.over-capacity', holds: ({ isOverCapacity, reason }) => !isOverCapacity || reason.trim() !== '' },
  { code: 'batch.line-on-hold', holds: ({ onHold }) => onHold.length === 0 },
  { code: 'batch.bar-length', holds: ({ tooLong }) => tooLong.length === 0 },
  { code: 'batch.offcut-taken', holds: ({ takenOffcuts }) => takenOffcuts.length === 0 },
  { code: 'batch.stale-plan', holds: ({ hasStalePlan }) => !hasStalePlan },
  { code: 'batch.unchecked-plan', holds: ({ arePlansChecked }) => arePlansChecked },
  { code: 'batch.glass-open', holds: ({ isGlassSettled }) => isGlassSettled },
  { code: 'batch.already-cut', holds: ({ cutPieces }) => cutPieces === 0 },
  { code: 'batch.open-pieces', holds: ({ openPieces }) => openPieces === 0 },
  { code: 'batch.doors-left', holds: ({ ordersThatLeft }) => ordersThatLeft.length === 0 },
] as const satisfies readonly Guard<RefusalCode, BatchMoveFacts>[];

/** Why a move is refused although the state allows it. */
export type BatchGuard = (typeof guards)[number]['code'];

/**
 * Every move that people make of a batch; from its release to its last check its state follows from the floor (`floorSteps`).
 * `plan` takes doors in and out, so long as nothing is released; `release` freezes pieces, bars and labels and reserves offcuts,
 * `recall` frees them; `close` books offcuts in and out, and `reopen` takes that back.
 */
export const batchMoves = {
  plan: { from: ['Planned'], to: 'Planned', asks: ['batch.other-week', 'batch.over-capacity'] },
  release: {
    from: ['Planned'],
    to: 'Released',
    asks: [
      'batch.no-lines',
      'batch.other-week',
      'batch.line-on-hold',
      'batch.bar-length',
      'batch.offcut-taken',
      'batch.stale-plan',
      'batch.unchecked-plan',
      'batch.glass-open',
    ],
  },
  recall: { from: ['Released'], to: 'Planned', asks: ['batch.already-cut'] },
  close: { from: ['Quality Checked'], to: 'Closed', asks: ['batch.open-pieces'] },
  reopen: { from: ['Closed'], to: 'Quality Checked', asks: ['batch.doors-left'] },
} as const satisfies Readonly<Record<string, Move<BatchState, BatchGuard>>>;

export type BatchMove = keyof typeof batchMoves;

/** What the floor does with a batch, in the order of work, and the state that each step leads to: nobody moves it there. */
export const floorSteps = {
  start: 'Cutting',
  assemble: 'Assembly',
  check: 'Quality Checked',
} as const satisfies Readonly<Record<string, BatchState>>;

export type FloorStep = keyof typeof floorSteps;

/** Whether a batch of this state has taken the step. */
export const hasTaken = (step: FloorStep, state: BatchState): boolean =>
  batchStates.indexOf(state) >= batchStates.indexOf(floorSteps[step]);

type CycleMessages = { readonly batching: BatchingMessages; readonly officeWork: OfficeMessages };

interface Standing {
  readonly state: BatchState;
  readonly facts: BatchMoveFacts;
}

/** The state after a move, or why it is refused: by the state first, then by the first guard that does not hold. */
export function batchAfter(move: BatchMove, { state, facts }: Standing, messages: CycleMessages): Result<BatchState> {
  const blockers = batchBlockers(move, facts, messages.batching);
  return stateAfter<BatchState>(batchMoves[move], {
    state,
    blockers,
    ended: 'batch.ended',
    messages: messages.officeWork,
  });
}

/** Everything that stands in the way of a move but the state, in the order of the guards. */
export const batchBlockers = (move: BatchMove, facts: BatchMoveFacts, { guards: sentences }: BatchingMessages) =>
  blockersOf<BatchGuard, BatchMoveFacts>(batchMoves[move], guards, { facts, sentences });
