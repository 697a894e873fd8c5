import type { PieceRecord } from '../bom/bom-record.ts';
import type { WorkInstruction } from '../bom/work-instruction.ts';
import { workInstructionsOf } from '../bom/work-instructions-of.ts';
import type { Article } from '../../catalogue/rows/production-rows.ts';
import type { AddedLine } from './batch-door.ts';
import type { Column } from './list-table.ts';

/** A line of a bill as the shop reads it. */
export interface BomLine {
  readonly line: WorkInstruction;
  readonly unit: Article['unit'];
}

/** The printed lines of these records, each with the unit in which its article is counted. */
export function bomLinesOf(records: readonly PieceRecord[]): readonly BomLine[] {
  const units = new Map(records.map(({ article: { code, unit } }) => [code, unit]));
  return workInstructionsOf(records).map((line) => ({ line, unit: units.get(line.code) ?? 'piece' }));
}

/** What a person added, with the unit in which its article is counted. */
export const addedLine = ({ instruction, unit }: AddedLine): BomLine => ({ line: instruction, unit });

export const bomLineColumns: readonly Column<BomLine>[] = [
  { name: 'article', cell: ({ line }) => line.code },
  { name: 'description', cell: ({ line }) => line.description },
  { name: 'quantity', cell: ({ line }) => line.quantity },
  { name: 'unit', cell: ({ unit }, { units }) => units[unit] },
  { name: 'length', cell: ({ line }) => line.length ?? '' },
  { name: 'width', cell: ({ line }) => line.width ?? '' },
  { name: 'remark', cell: ({ line }) => line.calculation },
];
