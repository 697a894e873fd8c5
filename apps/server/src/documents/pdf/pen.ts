import Pdf from 'pdfkit';
import { type Face, mainFace } from '../fonts/faces.ts';
import { plainText } from '../fonts/letters.ts';
import { runsOf } from '../fonts/runs.ts';
import { type Ink, inks, left, right, sheet, type TextStyle } from './sheet.ts';
import { wrap } from './wrap.ts';

/** What is written onto the pages of one PDF. Places are in points from the top left corner of the page. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  /** One line of text, at the left of `x`, at its right or around it. */
  line(text: string, style: TextStyle, at: LinePlace): void;
  linesOf(text: string, style: TextStyle, width: number): readonly string[];
  widthOf(text: string, style: TextStyle): number;
  /** A thin line, from margin to margin unless it says otherwise. */
  rule(ink: Ink, line: RulePlace): void;
}

export interface LinePlace {
  readonly x: number;
  /** Top of the line. */
  readonly y: number;
  readonly align?: 'left' | 'right';
  /** What is wider ends in an ellipsis. Absent: the text was broken into lines that fit. */
  readonly width?: number;
}

interface RulePlace {
  readonly y: number;
  readonly from?: number;
  readonly to?: number;
}

interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** ISO 8601. The time of the version, so that the same version gives the same bytes. */
  readonly at: string;
}

export function startPdf({ title, author, at }: PdfFacts): Pen {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    font: mainFace.regular.path,
    info: {
      Title: plainText(title),
      Author: plainText(author),
      Creator: 'Doorwright',
      Producer: 'Doorwright',
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
  });
  // By its file, as it was opened: under a name of its own pdfkit would read the font anew each time it is chosen.
  const choose = (face: Face, { font, size }: TextStyle) => {
    const { path, family } = face[font];
    return (family === undefined ? doc.font(path) : doc.font(path, family)).fontSize(size);
  };
  const widthOf = (text: string, style: TextStyle) =>
    runsOf(text).reduce((sum, run) => sum + choose(run.face, style).widthOfString(run.text), 0);
  const shortened = (text: string, width: number, style: TextStyle) => {
    if (widthOf(text, style) <= width) return text;
    const [first = ''] = wrap(text, width - widthOf('…', style), (piece) => widthOf(piece, style));
    return `${first}…`;
  };
  return {
    doc,
    widthOf,
    line: (text, style, { x, y, align = 'left', width }) => {
      const plain = width === undefined ? plainText(text) : shortened(plainText(text), width, style);
      const base = y + (style.leading - style.size * 1.2) / 2 + mainFace.ascent * style.size;
      let start = align === 'right' ? x - widthOf(plain, style) : x;
      for (const { text: piece, face } of runsOf(plain)) {
        choose(face, style)
          .fillColor(inks[style.ink])
          .text(piece, start, base, { lineBreak: false, baseline: 'alphabetic' });
        start += doc.widthOfString(piece);
      }
    },
    linesOf: (text, style, width) => wrap(text, width, (piece) => widthOf(piece, style)),
    rule: (ink, { y, from = left, to = right }) => {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(inks[ink]).stroke();
    },
  };
}

/** All bytes, once nothing more is written. */
export function bytesOf({ doc }: Pick<Pen, 'doc'>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

export const pageOf = ({ doc }: Pick<Pen, 'doc'>): void => {
  doc.addPage({ size: [sheet.width, sheet.height], margin: 0 });
};
