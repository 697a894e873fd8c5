import type { PieceLabel } from '@door/domain/batch/piece-label';
import { qrCode } from '@door/domain/barcode/qr-code';
import { drawQr } from '../draw-qr.ts';
import type { Pen } from '../pen.ts';
import type { TextStyle } from '../sheet.ts';
import { point } from './label-places.ts';

/** Sizes of type in mm, as in the style sheet of the page's label, which this one equals. */
const type = (font: TextStyle['font'], size: number, leading: number): TextStyle => ({
  ...{ font, ink: 'ink' },
  size: size * point,
  leading: leading * point,
});
const styles = {
  order: type('semibold', 7, 8),
  part: type('semibold', 4.4, 5),
  size: type('semibold', 6.4, 7.4),
  ends: type('regular', 4.4, 7.4),
  text: type('regular', 3.6, 4),
  code: type('semibold', 5, 6),
  longCode: type('semibold', 4, 6),
  slot: type('semibold', 7, 9),
} as const;

/** mm from the upper left corner of a label. */
const at = { qr: [1, 2], words: [36, 4], code: 4, right: 97, foot: 48 } as const;
/** With the four light modules on every side that a reader needs. */
const qrSide = 33 * point;
const gap = 0.8 * point;
const slotPadding = 1.6 * point;
const textWidth = (at.right - at.words[0]) * point;

/** A label with its upper left corner at that place. */
export function drawLabel(pen: Pen, label: PieceLabel, [left, top]: readonly [x: number, y: number]): void {
  const right = left + at.right * point;
  const foot = top + at.foot * point;
  drawQr(pen, qrCode(label.qr), { x: left + at.qr[0] * point, y: top + at.qr[1] * point, side: qrSide });
  drawWords(pen, label, [left + at.words[0] * point, top + at.words[1] * point]);
  const slotWidth = pen.widthOf(label.slot, styles.slot) + 2 * slotPadding;
  const slotTop = foot - styles.slot.leading;
  pen.doc
    .lineWidth(0.5 * point)
    .rect(right - slotWidth, slotTop, slotWidth, styles.slot.leading)
    .stroke('#000000');
  pen.line(label.slot, styles.slot, { x: right - slotPadding, y: slotTop, align: 'right' });
  const codeWidth = right - slotWidth - 2 * point - (left + at.code * point);
  const style = pen.widthOf(label.code, styles.code) > codeWidth ? styles.longCode : styles.code;
  const lines = pen.linesOf(label.code, style, codeWidth);
  for (const [line, text] of lines.entries())
    pen.line(text, style, {
      x: left + at.code * point,
      y: foot - (lines.length - line) * style.leading,
    });
}

type Typed = readonly [text: string, style: TextStyle];

/** Whose it is, what it is and how it is cut, beside the QR code. */
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
  const writeBeside = ([large, style]: Typed, [small, smaller]: Typed) => {
    pen.line(small, smaller, { x: x + pen.widthOf(large, style) + 2 * point, y: onLineOf(style, smaller) });
    write(large, style, 1);
  };
  writeBeside([label.order, styles.order], [label.item, styles.text]);
  write(label.part, styles.part, 2);
  pen.line(label.week, styles.text, { x: x + textWidth, y: onLineOf(styles.size, styles.text), align: 'right' });
  writeBeside([label.size, styles.size], [label.ends ?? '', styles.ends]);
  write([label.article, label.colours].filter((text) => text !== '').join(', '), styles.text, 3);
}

/** How far below the middle of a line its letters stand, by their size: so small ones stand on the line of large ones. */
const baseLine = 0.37;
