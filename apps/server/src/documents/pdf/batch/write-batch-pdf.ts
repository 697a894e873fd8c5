import type { BatchPdf, PdfBar, PdfPart, PdfPiece } from '@door/domain/making/batch/batch-pdf';
import { withoutTold } from '@door/domain/making/batch/list-table';
import { messages } from '../../messages.ts';
import { bytesOf, type Pen, startPdf } from '../pen.ts';
import { inks, styles as paperStyles, type TextStyle } from '../sheet.ts';
import { bottom, left, page, right, top } from './landscape.ts';
import { drawRow, laidOut, type Row } from './list-rows.ts';

/** The lists of a batch as a PDF of A4 pages in landscape: each begins a page, and so does each work sheet; the bars of a group stand before its table. */
export function writeBatchPdf(book: BatchPdf, at: string): Promise<Uint8Array> {
  const pen = startPdf({ title: book.title, author: '', at });
  const sheet = sheetOf(pen);
  for (const [index, { kind, title, parts }] of book.lists.entries()) {
    sheet.newPage();
    if (index === 0) {
      sheet.text(book.title, 'title');
      sheet.text(book.summary, 'second');
    }
    sheet.text(title, 'supplier');
    for (const [at, part] of parts.entries()) {
      // Each goes with its own doors.
      if (kind === 'sheet' && at > 0) sheet.newPage();
      writePart(pen, sheet, part);
    }
  }
  numberPages(pen, book.title);
  return bytesOf(pen);
}

type Sheet = ReturnType<typeof sheetOf>;

/** The page that is written on, and how far down. */
function sheetOf(pen: Pen) {
  let y = top;
  const newPage = () => {
    pen.doc.addPage({ size: [page.width, page.height], margin: 0 });
    y = top;
  };
  /** The upper edge of something so high, on a new page where it does not fit on this one. */
  const place = (height: number): number => {
    if (y > top && y + height > bottom) newPage();
    const edge = y;
    y += height;
    return edge;
  };
  const text = (line: string, style: keyof typeof paperStyles) => {
    for (const each of pen.linesOf(line, paperStyles[style], right - left))
      pen.line(each, paperStyles[style], { x: left, y: place(paperStyles[style].leading) });
  };
  /** Space, of which a page at its end needs none. */
  const gap = (height: number): void => {
    y += height;
  };
  return { newPage, place, gap, text, fits: (height: number) => y + height <= bottom };
}

function writePart(pen: Pen, sheet: Sheet, { title, table, bars }: PdfPart): void {
  const { head, rows } = laidOut(pen, withoutTold(title, table));
  if (title !== '') {
    // The title stays with what it names.
    if (!sheet.fits(bars.length > 0 ? 90 : keptTogether(head, rows))) sheet.newPage();
    sheet.gap(8);
    sheet.text(title, 'heading');
    sheet.gap(3);
  }
  const longest = Math.max(1, ...bars.map(({ stock }) => stock));
  for (const bar of bars) drawBar(pen, bar, { y: sheet.place(barHeight), longest });
  if (bars.length > 0) sheet.gap(8);
  const write = (row: Row) => drawRow(pen, row, sheet.place(row.height));
  write(head);
  for (const row of rows) {
    if (!sheet.fits(row.height)) {
      sheet.newPage();
      write(head);
    }
    write(row);
  }
  sheet.gap(6);
}

/** A titled table of up to half a page is on one page, as the cuts of a slab; of a longer one the beginning stays with its title. */
function keptTogether(head: Row, rows: readonly Row[]): number {
  const above = 40 + head.height;
  const whole = rows.reduce((sum, { height }) => sum + height, above);
  return whole <= (bottom - top) / 2 ? whole : Math.max(90, above + (rows[0]?.height ?? 0));
}

function numberPages(pen: Pen, title: string): void {
  const { count } = pen.doc.bufferedPageRange();
  const { small } = paperStyles;
  for (let at = 0; at < count; at += 1) {
    pen.doc.switchToPage(at);
    pen.line(title, small, { x: left, y: bottom + 8, width: right - left - 80 });
    pen.line(messages.page(at + 1, count), small, { x: right, y: bottom + 8, align: 'right' });
  }
}

const caption: TextStyle = { font: 'regular', size: 7, leading: 10.5, ink: 'second' };
const inside: TextStyle = { font: 'semibold', size: 7, leading: 9, ink: 'ink' };
const thick = 14;

/** With its line of text and the space to the next bar; points. */
const barHeight = caption.leading + thick + 6;

interface BarPlace {
  readonly y: number;
  /** The longest bar of the group reaches from margin to margin; mm. */
  readonly longest: number;
}

/** A bar to scale: its pieces with their mitres, code and length inside where there is room, and the rest empty. */
function drawBar(pen: Pen, { text, stock, pieces }: PdfBar, { y, longest }: BarPlace): void {
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
  { part, code, length, from, ends }: PdfPiece,
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
