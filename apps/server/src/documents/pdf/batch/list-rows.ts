import type { ListTable } from '@door/domain/making/batch/list-table';
import type { Pen } from '../pen.ts';
import type { TextStyle } from '../sheet.ts';
import { left, right } from './landscape.ts';

const body: TextStyle = { font: 'regular', size: 7, leading: 9, ink: 'ink' };
const headed: TextStyle = { font: 'semibold', size: 7, leading: 9, ink: 'ink' };
/** Between two columns, and above each row. */
const gutter = 7;
const above = 2;

interface Cell {
  readonly x: number;
  readonly lines: readonly string[];
  readonly align: 'left' | 'right';
}

/** A row with its texts broken into the widths of its columns. */
export interface Row {
  readonly height: number;
  readonly style: TextStyle;
  readonly cells: readonly Cell[];
}

/** A table that fits between the margins; numbers stand at the right of their column, with its name. */
export function laidOut(pen: Pen, { head, rows }: ListTable): { readonly head: Row; readonly rows: readonly Row[] } {
  const widthOf = remembered((text) => pen.widthOf(text, body));
  const widest = head.map((name, column) =>
    Math.max(
      ...name.split(' ').map((word) => pen.widthOf(word, headed)),
      ...rows.map((cells) => widthOf(String(cells[column] ?? ''))),
    ),
  );
  const widths = sharedWidths(widest, right - left - gutter * (head.length - 1));
  const isNumber = head.map((_, column) => rows.some((cells) => typeof cells[column] === 'number'));
  const rowOf = (cells: readonly (string | number)[], style: TextStyle): Row => {
    let edge = left;
    const placed = cells.map((cell, column): Cell => {
      const width = widths[column] ?? 0;
      const align = isNumber[column] ? 'right' : 'left';
      const x = align === 'right' ? edge + width : edge;
      edge += width + gutter;
      const text = String(cell);
      const fits = style === body && widthOf(text) <= width;
      return { x, align, lines: text === '' ? [] : fits ? [text] : pen.linesOf(text, style, width) };
    });
    const most = Math.max(1, ...placed.map(({ lines }) => lines.length));
    return { height: most * style.leading + above, style, cells: placed };
  };
  return { head: rowOf(head, headed), rows: rows.map((cells) => rowOf(cells, body)) };
}

export function drawRow(pen: Pen, { style, cells }: Row, y: number): void {
  pen.rule(style === headed ? 'rule' : 'line', { y, from: left, to: right });
  for (const { x, lines, align } of cells)
    for (const [at, line] of lines.entries()) pen.line(line, style, { x, y: y + above + at * style.leading, align });
}

/** The same texts stand in many rows. */
function remembered(measure: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text) ?? measure(text);
    known.set(text, found);
    return found;
  };
}

/**
 * Widths of columns that fit together into a room: narrow ones keep what they need, the widest share what is left equally.
 * 40, 300 and 500 in 440 are 40, 200 and 200.
 */
export function sharedWidths(widest: readonly number[], room: number): readonly number[] {
  const rising = widest.toSorted((one, other) => one - other);
  let left = room;
  for (const [at, width] of rising.entries()) {
    const share = left / (rising.length - at);
    if (width > share) return widest.map((each) => Math.min(each, share));
    left -= width;
  }
  return widest;
}
