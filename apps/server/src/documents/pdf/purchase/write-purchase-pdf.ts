import { outlineOf, outlinePath } from '@door/drawing/shapes/outline';
import { messages } from '../../messages.ts';
import type { PurchasePaper, PurchasePaperLine } from '../../purchase-paper.ts';
import { type Block, flow, space } from '../blocks.ts';
import { drawQr } from '../draw-qr.ts';
import { letterheadBlocks } from '../letterhead.ts';
import { numberPages } from '../number-pages.ts';
import { bytesOf, pageOf, type Pen, startPdf } from '../pen.ts';
import { across, bottom, inks, left, right, sheet, styles, type TextStyle } from '../sheet.ts';

export interface PurchasePdfSource {
  readonly paper: PurchasePaper;
  /** JPEG on white; null: the supplier's name stands in its place. */
  readonly logo: Uint8Array | null;
  /** ISO 8601: when the revision was sent. */
  readonly at: string;
}

/** A purchase as a PDF of A4 pages. The same source gives the same bytes. */
export function writePurchasePdf({ paper, logo, at }: PurchasePdfSource): Promise<Uint8Array> {
  const pen = startPdf({ title: paper.title, author: paper.letterhead.name, at });
  const blocks = [
    ...letterheadBlocks(pen, { ...paper, customer: paper.vendor }, logo),
    codeBlock(pen, paper),
    ...paper.lines.flatMap((line, at) => [lineBlock(pen, line, at + 1), ...pieceBlocks(pen, line), space(8)]),
    totalBlock(pen, paper),
  ];
  flow(blocks, { top: sheet.margin, bottom, newPage: () => pageOf(pen) });
  numberPages(pen, paper.title);
  return bytesOf(pen);
}

/** Points: 22 mm, which phones read at arm's length. */
const codeSide = 62;

/** The code by which goods in finds the purchase. */
const codeBlock = (pen: Pen, { code, onNote }: PurchasePaper): Block => ({
  height: codeSide + 10,
  draw: (y) => {
    pen.line(onNote, styles.body, { x: left, y: y + (codeSide - styles.body.leading) / 2 });
    // The light modules around it reach to the margin, so that its dark ones end with the text above.
    drawQr(pen, code, { x: right - codeSide + 6, y, side: codeSide });
  },
});

const textLeft = left + 20;
/** Points, of the box of an outline, at the right edge below the amount. */
const outlineSide = 56;
const textWidth = right - outlineSide - 24 - textLeft;

/** Its number, code and amount, and below how much of what, how it is made, and when it is wanted. */
function lineBlock(pen: Pen, { code, texts, pieces, amount, outline }: PurchasePaperLine, number: number): Block {
  const lines = texts.flatMap((text, at) => {
    const style = at === 0 ? styles.body : styles.second;
    return pen.linesOf(text, style, textWidth).map((line) => [line, style] as const);
  });
  const head = styles.strong.leading + 8;
  const { leading } = styles.body;
  return {
    height: head + Math.max(lines.length * leading, outline ? outlineSide + 4 : 0),
    keepsNext: pieces !== '',
    draw: (y) => {
      pen.rule('line', { y });
      const top = y + 6;
      pen.line(String(number), styles.second, { x: left, y: top });
      pen.line(code, styles.strong, { x: textLeft, y: top, width: textWidth });
      pen.line(amount, styles.strong, { x: right, y: top, align: 'right' });
      for (const [at, [line, style]] of lines.entries())
        pen.line(line, style, { x: textLeft, y: y + head + at * leading });
      if (outline) drawOutline(pen, outline, y + head + 2);
    },
  };
}

/** Its references, of which a page may end among many. */
const pieceBlocks = (pen: Pen, { pieces }: PurchasePaperLine): readonly Block[] =>
  pieces === ''
    ? []
    : pen.linesOf(pieces, styles.second, textWidth).map((line) => ({
        height: styles.second.leading,
        draw: (y) => pen.line(line, styles.second, { x: textLeft, y }),
      }));

/** To scale with its own sides, so that a tall unit is tall; `y` is the upper edge of its box. */
function drawOutline({ doc }: Pen, { outline, width, height }: NonNullable<PurchasePaperLine['outline']>, y: number) {
  // A diamond stands on its corner, and reaches beyond its own sides.
  const room = outline.turn === 45 ? outlineSide / Math.SQRT2 : outlineSide;
  const scale = room / Math.max(width, height);
  const box = { width: width * scale, height: height * scale };
  const place = { x: right - outlineSide / 2 - box.width / 2, y: y + outlineSide / 2 - box.height / 2 };
  doc
    .path(outlinePath(outlineOf({ ...place, ...box }, outline)))
    .lineWidth(0.9)
    .strokeColor(inks.ink)
    .stroke();
}

function totalBlock(pen: Pen, { total, note }: PurchasePaper): Block {
  const notes = note === '' ? [] : pen.linesOf(note, styles.small, across);
  const put = (text: string, style: TextStyle, y: number) => pen.line(text, style, { x: left, y });
  return {
    height: styles.total.leading + 10 + notes.length * styles.small.leading,
    draw: (y) => {
      pen.rule('rule', { y });
      put(messages.purchase.total, styles.total, y + 6);
      pen.line(total, styles.total, { x: right, y: y + 6, align: 'right' });
      for (const [at, line] of notes.entries())
        put(line, styles.small, y + 10 + styles.total.leading + at * styles.small.leading);
    },
  };
}
