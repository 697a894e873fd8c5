import { compareText } from '../model/compare-text.ts';
import type { Article } from '../catalogue/production-rows.ts';
import type { WorkInstruction } from '../bom/work-instruction.ts';
import { workInstructionsOf } from '../bom/work-instructions-of.ts';
import type { BatchDoor } from './batch-door.ts';
import type { BatchPieces, PickedPiece } from './batch-piece.ts';
import { itemColumn, orderColumn, slotColumn } from './door-columns.ts';
import type { Column } from './list-table.ts';

/** What is taken from the shelf for one door, in the words of its bill. */
export interface PickRow {
  readonly door: BatchDoor;
  readonly line: WorkInstruction;
  readonly unit: Article['unit'];
}

/** By code, then by order and item: who picks goes to each shelf once. */
export function pickRows({ picked, added }: Pick<BatchPieces, 'picked' | 'added'>): readonly PickRow[] {
  const calculated = byDoor(picked).flatMap(({ door, records }) => {
    const units = new Map(records.map(({ article: { code, unit } }) => [code, unit]));
    return workInstructionsOf(records).map((line): PickRow => ({ door, line, unit: units.get(line.code) ?? 'piece' }));
  });
  const byHand = added.map(({ door, added: line }): PickRow => ({ door, line, unit: 'piece' }));
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
  { name: 'article', cell: ({ line }) => line.code },
  { name: 'description', cell: ({ line }) => line.description },
  { name: 'quantity', cell: ({ line }) => line.quantity },
  { name: 'unit', cell: ({ unit }, { units }) => units[unit] },
  { name: 'length', cell: ({ line }) => line.length ?? '' },
  { name: 'width', cell: ({ line }) => line.width ?? '' },
  { name: 'remark', cell: ({ line }) => line.calculation },
  orderColumn,
  itemColumn,
  slotColumn('frames'),
];
