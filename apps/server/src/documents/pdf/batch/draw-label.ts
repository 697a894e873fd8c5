import type { PieceLabel } from '@door/domain/making/batch/piece-label';
import jsBarcode from 'jsbarcode';
import { drawQr } from '../draw-qr.ts';
import type { Pen } from '../pen.ts';
import type { TextStyle } from '../sheet.ts';
import { point } from './label-places.ts';

/** Sizes of type in mm, as in the style sheet of the page's label, which this one equals. */
const type = (font: TextStyle['font'], size: number, leading: number): TextStyle => ({
  font,
  ink: 'ink',
  size: size * point,
  leading: leading * point,
});
const styles = {
  order: type('semibold', 7, 7.6),
  part: type('semibold', 4.4, 4.8),
  size: type('semibold', 6.4, 7.4),
  ends: type('regular', 4.4, 7.4),
  text: type('regular', 3.4, 3.7),
  code: type('semibold', 4.6, 5),
  longCode: type('semibold', 3.8, 5),
  slot: type('semibold', 7, 9),
} as const;

/** mm from the upper left corner of a label. */
const at = { qr: [1, 1], messages: [36, 2.5], lines: [4, 37], code: 4, right: 97, foot: 48 } as const;
/** With the four light modules on every side that a reader needs. */
const qrSide = 33 * point;
const linesHeight = 5.6 * point;
const gap = 0.5 * point;
const slotPadding = 1.6 * point;
const textWidth = (at.right - at.messages[0]) * point;

/** A label with its upper left corner at that place. */
export function drawLabel(pen: Pen, label: PieceLabel, [left, top]: readonly [x: number, y: number]): void {
  const right = left + at.right * point;
  const foot = top + at.foot * point;
  drawQr(pen, label.qr, { x: left + at.qr[0] * point, y: top + at.qr[1] * point, side: qrSide });
  drawWords(pen, label, [left + at.messages[0] * point, top + at.messages[1] * point]);
  const slotWidth = pen.widthOf(label.slot, styles.slot) + 2 * slotPadding;
  const slotTop = foot - styles.slot.leading;
  pen.doc
    .lineWidth(0.5 * point)
    .rect(right - slotWidth, slotTop, slotWidth, styles.slot.leading)
    .stroke('#000000');
  pen.line(label.slot, styles.slot, { x: right - slotPadding, y: slotTop, align: 'right' });
  const codeWidth = right - slotWidth - 2 * point - (left + at.code * point);
  const style = pen.widthOf(label.code, styles.code) > codeWidth ? styles.longCode : styles.code;
  pen.line(label.code, style, { x: left + at.code * point, y: foot - style.leading });
  const [x, y] = [left + at.lines[0] * point, top + at.lines[1] * point];
  drawCode128(pen, label.code, { x, y, width: codeWidth, height: linesHeight });
}

interface LinesPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two dots of a label printer of 203 dpi; a longer code has narrower lines. */
const widestModule = 0.25 * point;
/** Light modules that a scanner needs before and behind the lines. */
const quietModules = 10;

/** Draws the Code 128 of a text. The margin of the label is the light before it. */
function drawCode128({ doc }: Pen, text: string, { x, y, width, height }: LinesPlace): void {
  const encoded = { encodings: [{ data: '' }] };
  jsBarcode(encoded, text, { format: 'CODE128' });
  const modules = encoded.encodings.map(({ data }) => data).join('');
  const module = Math.min(widestModule, width / (modules.length + quietModules));
  for (const { 0: bar, index } of modules.matchAll(/1+/g)) doc.rect(x + index * module, y, bar.length * module, height);
  doc.fill('#000000');
}

/** Whose it is, what it is and how it is cut, beside the QR code; the line code is below both. */
function drawWords(pen: Pen, label: PieceLabel, [x, top]: readonly [x: number, y: number]): void {
  let y = top;
  const write = (text: string, style: TextStyle, mostLines: number) => {
    const lines = text === '' ? [] : pen.linesOf(text, style, textWidth).slice(0, mostLines);
    for (const line of lines) {
      pen.line(line, style, { x, y });
      y += style.leading;
    }
    y += gap;
  };
  /** Where small type stands on the base line of large type. */
  const onLineOf = (style: TextStyle, smaller: TextStyle) =>
    y + (style.leading - smaller.leading) / 2 + (style.size - smaller.size) * baseLine;
  const besideOrder = x + pen.widthOf(label.order, styles.order) + 2 * point;
  for (const [line, text] of pen
    .linesOf(label.item, styles.text, x + textWidth - besideOrder)
    .slice(0, 2)
    .entries())
    pen.line(text, styles.text, { x: besideOrder, y: y + line * styles.text.leading });
  write(label.order, styles.order, 1);
  write(label.part, styles.part, 2);
  for (const [line, text] of [label.week, label.cut ?? ''].entries())
    pen.line(text, styles.text, { x: x + textWidth, y: y + line * styles.text.leading, align: 'right' });
  const besideSize = x + pen.widthOf(label.size, styles.size) + 2 * point;
  pen.line(label.ends ?? '', styles.ends, { x: besideSize, y: onLineOf(styles.size, styles.ends) });
  write(label.size, styles.size, 1);
  write([label.article, label.colours].filter((text) => text !== '').join(', '), styles.text, 2);
}

/** How far below the middle of a line its letters stand, by their size: so small ones stand on the line of large ones. */
const baseLine = 0.37;
