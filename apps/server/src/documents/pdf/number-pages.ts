import { messages } from '../messages.ts';
import type { Pen } from './pen.ts';
import { across, left, right, sheet, styles } from './sheet.ts';

/** Title and number at the foot of each page, once all of them are written. */
export function numberPages(pen: Pen, title: string): void {
  const { count } = pen.doc.bufferedPageRange();
  const y = sheet.height - sheet.margin - styles.small.leading;
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(page);
    pen.rule('line', { y: y - 6 });
    pen.line(title, styles.small, { x: left, y, width: across - 80 });
    pen.line(messages.page(page + 1, count), styles.small, { x: right, y, align: 'right' });
  }
}
