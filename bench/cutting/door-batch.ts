import { batchList, batchListKinds } from '@door/domain/making/batch/batch-lists';
import { madePieces, piecesOf } from '@door/domain/making/batch/batch-piece';
import { groupsToCut } from '@door/domain/making/batch/cut-problem';
import { size } from '@door/domain/lib/mm';
import { aBatchLine, aBatchNumber } from '@door/domain/testing/a-batch';
import { coupledSurround, doubleDoor, singleDoorOf } from '@door/domain/testing/worked-example-items';
import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { batching } from '@door/domain/messages/english/batching';
import type { NamedProblem } from './published-classes.ts';
import { randomFrom, type Random } from './random.ts';

/** A batch as the saw and the printers see it. */
export interface DoorBatch {
  readonly groups: readonly NamedProblem[];
  readonly pieces: number;
  readonly labels: number;
  readonly listRows: number;
}

/** So many doors of which most are single, each as it was measured, to the millimetre. */
export function doorBatch(doors: number, seed: number): DoorBatch {
  const random = randomFrom(seed);
  const lines = Array.from({ length: doors }, (_, at) =>
    aBatchLine(anyDoor(random), { order: String(10_001 + at), position: 1, positions: 1 }),
  );
  const pieces = piecesOf(aBatchNumber, lines);
  const toCut = groupsToCut(pieces, [], workedExampleProductionRows.saw);
  const listed = batchListKinds.flatMap((kind) => [
    ...batchList(kind, { pieces, lines, bars: [], lots: [] }, batching).parts,
  ]);
  return {
    groups: toCut.map(({ group, problem }) => ({
      group: group.key,
      problem: { ...problem, preference: 'offcuts first' },
    })),
    pieces: toCut.reduce((sum, each) => sum + each.pieces.length, 0),
    labels: madePieces(pieces).length,
    listRows: listed.reduce((sum, { table }) => sum + table.rows.length, 0),
  };
}

function anyDoor(random: Random) {
  const rare = random.between(1, 20);
  if (rare === 1) return coupledSurround;
  return rare < 4 ? doubleDoor : singleDoorOf(size(random.between(840, 1015), random.between(1990, 2180)));
}
