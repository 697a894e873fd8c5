import { compareText } from '../model/compare-text.ts';
import type { BatchDoor } from './batch-door.ts';
import type { BatchPieces, PickedPiece } from './batch-piece.ts';
import { addedLine, type BillLine, billLineColumns, billLinesOf } from './bill-lines.ts';
import { itemColumn, orderColumn, slotColumn } from './door-columns.ts';
import type { Column } from './list-table.ts';

/** What is taken from the shelf for one door, in the words of its bill. */
export interface PickRow extends BillLine {
  readonly door: BatchDoor;
}

/** By code, then by order and item: who picks goes to each shelf once. */
export function pickRows({ picked, added }: Pick<BatchPieces, 'picked' | 'added'>): readonly PickRow[] {
  const calculated = byDoor(picked).flatMap(({ door, records }) =>
    billLinesOf(records).map((line): PickRow => ({ door, ...line })),
  );
  const byHand = added.map(({ door, added: line }): PickRow => ({ door, ...addedLine(line) }));
  return [...calculated, ...byHand].toSorted(byCode);
}

const byCode = (one: PickRow, other: PickRow): number =>
  compareText(one.line.code, other.line.code) || one.door.place - other.door.place;

function byDoor(picked: readonly PickedPiece[]) {
  const doors = new Map<BatchDoor, PickedPiece['record'][]>();
  for (const { door, record } of picked) {
    const records = doors.get(door) ?? [];
    doors.set(door, records);
    records.push(record);
  }
  return [...doors].map(([door, records]) => ({ door, records }));
}

export const pickColumns: readonly Column<PickRow>[] = [
  ...billLineColumns,
  orderColumn,
  itemColumn,
  slotColumn('frames'),
];
