import type { Paper } from '@door/domain/quote/paper';
import { words } from '../words.ts';
import { flow } from './blocks.ts';
import type { DoorShown } from './door-pictures.ts';
import { letterheadBlocks } from './letterhead.ts';
import { bytesOf, pageOf, type Pen, startPdf } from './pen.ts';
import { positionBlocks } from './position.ts';
import { across, bottom, left, right, sheet, styles } from './sheet.ts';
import { closingBlocks } from './sums.ts';

export interface PdfSource {
  readonly paper: Paper;
  /** By the order of the positions. */
  readonly doors: readonly DoorShown[];
  /** JPEG on white; null: the supplier's name stands in its place. */
  readonly logo: Uint8Array | null;
  /** ISO 8601: the time of the version. */
  readonly at: string;
}

/** A paper as a PDF of A4 pages. The same source gives the same bytes. */
export function writePdf({ paper, doors, logo, at }: PdfSource): Promise<Uint8Array> {
  const pen = startPdf({ title: paper.title, author: paper.letterhead.name, at });
  const positions = paper.positions.flatMap((position, index) => {
    const door = doors[index];
    if (!door) throw new Error(`Position ${String(position.number)} has no pictures.`);
    return positionBlocks(pen, position, door);
  });
  const blocks = [...letterheadBlocks(pen, paper, logo), ...positions, ...closingBlocks(pen, paper)];
  flow(blocks, { top: sheet.margin, bottom, newPage: () => pageOf(pen) });
  numberPages(pen, paper.title);
  return bytesOf(pen);
}

function numberPages(pen: Pen, title: string): void {
  const { count } = pen.doc.bufferedPageRange();
  const y = sheet.height - sheet.margin - styles.small.leading;
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(page);
    pen.rule('line', { y: y - 6 });
    pen.line(title, styles.small, { x: left, y, width: across - 80 });
    pen.line(words.page(page + 1, count), styles.small, { x: right, y, align: 'right' });
  }
}
