import type { QrModules } from '@door/domain/lib/barcode/qr-code';
import type { Pen } from './pen.ts';

/** Upper left corner and side of a code with the four light modules around it that a reader needs, points. */
export interface QrPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Runs of dark modules as one path: a page of ten labels has some thousand modules. */
export function drawQr({ doc }: Pen, modules: QrModules, { x, y, side: whole }: QrPlace): void {
  const side = whole / (modules.length + 8);
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
