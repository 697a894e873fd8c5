import type { PaperTransfer } from '@door/domain/selling/quote/paper-rows';
import type { Block } from './blocks.ts';
import { drawQr, modulesOf } from './draw-qr.ts';
import type { Pen } from './pen.ts';
import { left, right, styles } from './sheet.ts';

/** Points: 0.7 mm, which is read from a print of 100 dots an inch. */
const moduleWidth = 2;
const labelWidth = 90;

/** Where what is due is transferred to, with the code for a banking app at the right. */
export function transferBlock(pen: Pen, { title, rows, code, note }: PaperTransfer): Block {
  const side = code === null ? 0 : modulesOf(code) * moduleWidth;
  const room = right - left - side - 16;
  const lines = [
    { label: title, text: '', style: styles.strong },
    ...rows.flatMap(({ label, text }) =>
      pen
        .linesOf(text, styles.body, room - labelWidth)
        .map((line, at) => ({ label: at === 0 ? label : '', text: line, style: styles.second })),
    ),
    ...pen.linesOf(note, styles.small, room).map((line) => ({ label: line, text: '', style: styles.small })),
  ];
  const height = lines.reduce((sum, { style }) => sum + style.leading, 0);
  return {
    height: Math.max(height, side) + 8,
    draw: (top) => {
      pen.rule('line', { y: top });
      let y = top + 8;
      for (const { label, text, style } of lines) {
        pen.line(label, style, { x: left, y });
        if (text !== '') pen.line(text, styles.body, { x: left + labelWidth, y });
        y += style.leading;
      }
      // The light modules around it reach into the margin, so that its dark ones end with the amounts above.
      if (code !== null) drawQr(pen, code, { x: right - side + 4 * moduleWidth, y: top + 4, side });
    },
  };
}
