import type { BookBar, BookPiece } from '@door/domain/batch/batch-book';
import type { Pen } from '../pen.ts';
import { inks, type TextStyle } from '../sheet.ts';
import { left, right } from './landscape.ts';

const caption: TextStyle = { font: 'regular', size: 7, leading: 10.5, ink: 'second' };
const inside: TextStyle = { font: 'semibold', size: 7, leading: 9, ink: 'ink' };
const thick = 14;

/** With its line of text and the space to the next bar; points. */
export const barHeight = caption.leading + thick + 6;

interface BarPlace {
  readonly y: number;
  /** The longest bar of the group reaches from margin to margin; mm. */
  readonly longest: number;
}

/** A bar to scale: its pieces with their mitres, code and length inside where there is room, and the rest empty. */
export function drawBar(pen: Pen, { text, stock, pieces }: BookBar, { y, longest }: BarPlace): void {
  const scale = (right - left) / longest;
  const upper = y + caption.leading;
  pen.line(text, caption, { x: left, y });
  pen.doc
    .rect(left, upper, stock * scale, thick)
    .lineWidth(0.5)
    .stroke(inks.rule);
  for (const piece of pieces) drawPiece(pen, piece, { upper, scale });
}

function drawPiece(
  pen: Pen,
  { part, code, length, from, ends }: BookPiece,
  { upper, scale }: { readonly upper: number; readonly scale: number },
): void {
  const [begin, end] = [left + from * scale, left + (from + length) * scale];
  // A mitre reaches as far as the profile is wide, here as the bar is thick on paper, and never beyond the middle.
  const reach = Math.min(thick / 2, (end - begin) / 2);
  const [first, last] = [ends[0] === 45 ? reach : 0, ends[1] === 45 ? reach : 0];
  pen.doc
    .polygon([begin, upper], [end, upper], [end - last, upper + thick], [begin + first, upper + thick])
    .lineWidth(0.6)
    .fillAndStroke('#eef1ef', inks.ink);
  const room = end - begin - first - last - 4;
  const said = [`${code}  ${String(length)}`, `${part}  ${String(length)}`, part].find(
    (each) => pen.widthOf(each, inside) <= room,
  );
  if (said === undefined) return;
  const x = (begin + first + end - last - pen.widthOf(said, inside)) / 2;
  pen.line(said, inside, { x, y: upper + (thick - inside.leading) / 2 });
}
