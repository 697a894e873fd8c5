import type { Bom, PieceRecord } from '../bom/bom-record.ts';
import { type ManualLine, withoutReplaced } from '../bom/manual-line.ts';
import type { Article } from '../../catalogue/rows/production-rows.ts';
import type { DoorRange } from './line-part.ts';

/** Doors of an order line in a batch. */
export interface BatchLine {
  /** Of the line, or of the part of it that these doors are. */
  readonly id: string;
  /** Number of the order: `10234`. */
  readonly order: string;
  /** Which line of the order it is, counted from 1, and how many the order has. */
  readonly position: number;
  readonly positions: number;
  /** Of the whole line. */
  readonly quantity: number;
  /** Those of its doors that are made here. */
  readonly range: DoorRange;
  readonly bill: Bom;
  /** The lines that people added to the bill; those with an option list replace what was calculated for it. */
  readonly added: readonly AddedLine[];
}

/** A line that a person added to a bill. */
export interface AddedLine extends Pick<ManualLine, 'instruction'> {
  /** In what its article is counted. */
  readonly unit: Article['unit'];
}

/** One door of a batch: a line of quantity 3 gives three, unless it is divided. */
export interface BatchDoor {
  readonly line: BatchLine;
  /** Which of the line's quantity it is, counted from 1. */
  readonly unit: number;
  /** Its place in the batch, counted from 1; its pieces wait in the slots of that number. */
  readonly place: number;
}

/** The doors of a batch, in the order of its lines. */
export const doorsOf = (lines: readonly BatchLine[]): readonly BatchDoor[] =>
  lines
    .flatMap((line) =>
      Array.from({ length: line.range.doors }, (_, index) => ({ line, unit: line.range.first + index })),
    )
    .map((door, index) => ({ ...door, place: index + 1 }));

interface NumberedDoor {
  readonly line: Pick<BatchLine, 'position' | 'quantity'>;
  readonly unit: number;
}

/** `2`, or `2.3` for the third of several. */
export const itemNumberText = ({ line: { position, quantity }, unit }: NumberedDoor): string =>
  quantity === 1 ? String(position) : `${String(position)}.${String(unit)}`;

/** What is made of a line: its bill without what people replaced. Needs without stock are no pieces; they keep an order from being made. */
export const recordsOf = ({ bill, added }: Pick<BatchLine, 'bill' | 'added'>): readonly PieceRecord[] =>
  withoutReplaced(bill.filter(isPiece), added);

const isPiece = (record: Bom[number]): record is PieceRecord => record.kind !== 'missing';
