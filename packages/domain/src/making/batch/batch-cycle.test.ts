import { describe, expect, test } from 'vitest';
import { batching } from '../../messages/english/batching.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import {
  batchAfter,
  batchBlockers,
  type BatchGuard,
  type BatchMove,
  type BatchMoveFacts,
  batchMoves,
  type BatchState,
  batchStates,
  type FloorStep,
  floorSteps,
  hasTaken,
  noBatchFacts,
} from './batch-cycle.ts';
import { keysOf } from '../../lib/records.ts';

const messages = { batching, officeWork };
const moves = Object.keys(batchMoves) as readonly BatchMove[];

/** Every guard holds. */
const clear: BatchMoveFacts = { ...noBatchFacts, lines: 1, weeks: ['2647'] };

function codeAfter(move: BatchMove, state: BatchState, changed: Partial<BatchMoveFacts> = {}) {
  const outcome = batchAfter(move, { state, facts: { ...clear, ...changed } }, messages);
  return outcome.ok ? outcome.value : outcome.refusal.code;
}

const to: Readonly<Record<BatchMove, Partial<Record<BatchState, BatchState>>>> = {
  plan: { Planned: 'Planned' },
  release: { Planned: 'Released' },
  recall: { Released: 'Planned' },
  close: { 'Quality Checked': 'Closed' },
  reopen: { Closed: 'Quality Checked' },
};
test.each(
  moves.flatMap((move) => batchStates.map((state) => [state, move, to[move][state] ?? 'batch.ended'] as const)),
)('a batch that is %s: %s gives %s', (state, move, end) => expect(codeAfter(move, state)).toBe(end));

describe('law 8', () => {
  test('every state is reached by a move of people or a step of the floor', () => {
    const reached: readonly BatchState[] = [...moves.map((move) => batchMoves[move].to), ...Object.values(floorSteps)];
    expect([...new Set(reached)].toSorted()).toEqual(batchStates.toSorted());
  });

  const refusals: readonly (readonly [BatchMove, BatchGuard, Partial<BatchMoveFacts>])[] = [
    ['plan', 'batch.other-week', { weeks: ['2647', '2648'] }],
    ['plan', 'batch.over-capacity', { isOverCapacity: true, reason: ' ' }],
    ['release', 'batch.no-lines', { lines: 0, weeks: [] }],
    ['release', 'batch.other-week', { weeks: ['2647', '2648'] }],
    ['release', 'batch.line-on-hold', { onHold: ['O-10234'] }],
    ['release', 'batch.bar-length', { tooLong: ['2647-B012-10234-2-JL'] }],
    ['release', 'batch.offcut-taken', { takenOffcuts: [{ id: 'R1', batch: '2647-B013' }] }],
    ['release', 'batch.stale-plan', { hasStalePlan: true }],
    ['release', 'batch.unchecked-plan', { arePlansChecked: false }],
    ['release', 'batch.glass-open', { isGlassSettled: false }],
    ['recall', 'batch.already-cut', { cutPieces: 1 }],
    ['close', 'batch.open-pieces', { openPieces: 1 }],
    ['reopen', 'batch.doors-left', { ordersThatLeft: ['10234'] }],
  ];
  test.each(refusals)('%s is refused: %s', (move, guard, changed) =>
    expect(codeAfter(move, batchMoves[move].from[0], changed)).toBe(guard),
  );

  test('each guard of each move is refused once above', () => {
    const listed = moves.flatMap((move) => batchMoves[move].asks.map((guard) => `${move} ${guard}`));
    expect(refusals.map(([move, guard]) => `${move} ${guard}`).toSorted()).toEqual(listed.toSorted());
  });
});

test('with a reason a week takes more than it has room for', () =>
  expect(codeAfter('plan', 'Planned', { isOverCapacity: true, reason: 'Show house' })).toBe('Planned'));

test('everything that stands in the way of a release is told at once', () => {
  const blockers = batchBlockers(
    'release',
    { ...clear, onHold: ['O-10234', 'O-10240'], tooLong: ['2647-B012-10234-2-JL'], isGlassSettled: false },
    batching,
  );
  expect(blockers).toEqual([
    { code: 'batch.line-on-hold', message: 'O-10234, O-10240 on hold. Resume, or take the doors out.' },
    {
      code: 'batch.bar-length',
      message:
        '2647-B012-10234-2-JL: longer than every bar that is kept. Change its size, stock a longer bar, or take its door out.',
    },
    { code: 'batch.glass-open', message: batching.guards['batch.glass-open'] },
  ]);
});

test('a release over an offcut that is gone says who took it', () => {
  const takenOffcuts = [{ id: '2646-B001-R7', batch: '2647-B013' }];
  expect(batchBlockers('release', { ...clear, takenOffcuts }, batching).map(({ message }) => message)).toEqual([
    'Offcut 2646-B001-R7 was taken by batch 2647-B013. Plan again.',
  ]);
});

test('a batch whose doors have left the works stays closed, and says which', () =>
  expect(batchBlockers('reopen', { ...clear, ordersThatLeft: ['10234'] }, batching)).toEqual([
    { code: 'batch.doors-left', message: 'Doors of 10234 have left the works, so the batch stays closed.' },
  ]));

test.each<[BatchState, readonly FloorStep[]]>([
  ['Planned', []],
  ['Released', []],
  ['Cutting', ['start']],
  ['Assembly', ['start', 'assemble']],
  ['Quality Checked', ['start', 'assemble', 'check']],
  ['Closed', ['start', 'assemble', 'check']],
])('a batch that is %s has taken %j', (state, steps) =>
  expect(keysOf(floorSteps).filter((step) => hasTaken(step, state))).toEqual(steps),
);
