import type { PieceLabel } from '@door/domain/batch/piece-label';
import { qrCode, type QrModules } from '@door/domain/barcode/qr-code';
import type { Pen } from '../pen.ts';
import type { TextStyle } from '../sheet.ts';
import { labelSize, point } from './label-places.ts';

const styles = {
  head: { font: 'semibold', size: 15, leading: 18, ink: 'ink' },
  part: { font: 'semibold', size: 11, leading: 14, ink: 'ink' },
  size: { font: 'semibold', size: 13, leading: 17, ink: 'ink' },
  text: { font: 'regular', size: 8, leading: 10.5, ink: 'ink' },
  slot: { font: 'semibold', size: 26, leading: 30, ink: 'ink' },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Free on all sides. */
const edge = 3.5 * point;
/** With the four light modules on every side that a reader needs. */
const qrSide = 27 * point;
const textWidth = labelSize.width - 2 * edge - qrSide - 6;

/** A label with its upper left corner at that place. */
export function drawLabel(pen: Pen, label: PieceLabel, [left, top]: readonly [x: number, y: number]): void {
  const x = left + edge;
  let y = top + edge;
  const write = (text: string, style: TextStyle, mostLines: number) => {
    if (text === '') return;
    for (const line of pen.linesOf(text, style, textWidth).slice(0, mostLines)) {
      pen.line(line, style, { x, y });
      y += style.leading;
    }
  };
  write(label.order, styles.head, 1);
  write(label.item, styles.text, 1);
  y += 3;
  write(label.part, styles.part, 2);
  write([label.size, label.ends ?? ''].filter((text) => text !== '').join('   '), styles.size, 1);
  write(label.article, styles.text, 1);
  write(label.colours, styles.text, 2);
  const right = left + labelSize.width - edge;
  const foot = top + labelSize.height - edge;
  pen.line(label.slot, styles.slot, { x: right, y: top + edge - 4, align: 'right' });
  pen.line(label.week, styles.text, { x: right, y: top + edge + 24, align: 'right' });
  pen.line(label.code, styles.part, { x, y: foot - styles.part.leading });
  drawQr(pen, qrCode(label.qr), [right - qrSide, foot - qrSide]);
}

/** Runs of dark modules as one path: a page of ten labels has some thousand modules. */
function drawQr({ doc }: Pen, modules: QrModules, [x, y]: readonly [number, number]): void {
  const side = qrSide / (modules.length + 8);
  doc
    .save()
    .translate(x + 4 * side, y + 4 * side)
    .scale(side);
  for (const [row, cells] of modules.entries()) {
    let begin = -1;
    for (let at = 0; at <= cells.length; at += 1) {
      const isDark = cells[at] ?? false;
      if (isDark && begin < 0) begin = at;
      if (!isDark && begin >= 0) {
        doc.addContent(`${String(begin)} ${String(row)} ${String(at - begin)} 1 re`);
        begin = -1;
      }
    }
  }
  doc.fill('#000000').restore();
}
