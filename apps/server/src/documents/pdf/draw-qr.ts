import { encode } from 'uqr';
import type { Pen } from './pen.ts';

/** Upper left corner and side of a code with the four light modules around it that a reader needs, points. */
export interface QrPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const codeOf = (text: string) => encode(text, { ecc: 'M', border: 4 });

/** How many modules the QR code of a text is wide, with the light ones around it. */
export const modulesOf = (text: string): number => codeOf(text).size;

/** Draws the QR code of a text, as runs of dark modules in one path: a page of ten labels has some thousand modules. */
export function drawQr({ doc }: Pen, text: string, { x, y, side }: QrPlace): void {
  const { data, size } = codeOf(text);
  doc
    .save()
    .translate(x, y)
    .scale(side / size);
  for (const [row, cells] of data.entries()) {
    for (const { 0: dark, index } of cells.map(Number).join('').matchAll(/1+/g))
      doc.addContent(`${String(index)} ${String(row)} ${String(dark.length)} 1 re`);
  }
  doc.fill('#000000').restore();
}
