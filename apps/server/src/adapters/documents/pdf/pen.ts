import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import { plainText, wrap } from './wrap.ts';
import { type Ink, inks, left, right, sheet, type TextStyle } from './sheet.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`../fonts/commissioner-${name}.ttf`, import.meta.url));

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
    font: fontFile('regular'),
    info: {
      Title: plainText(title),
      Author: plainText(author),
      Creator: 'Doorwright',
      Producer: 'Doorwright',
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
  });
  doc.registerFont('semibold', fontFile('semibold'));
  // By its file, as it was opened: under a name of its own pdfkit would read the font anew each time it is chosen.
  const names = { regular: fontFile('regular'), semibold: 'semibold' } as const;
  const choose = ({ font, size }: TextStyle) => doc.font(names[font]).fontSize(size);
  const widthOf = (text: string, style: TextStyle) => choose(style).widthOfString(text);
  return {
    doc,
    widthOf,
    line: (text, style, { x, y, align = 'left' }) => {
      const plain = plainText(text);
      const start = align === 'right' ? x - widthOf(plain, style) : x;
      choose(style)
        .fillColor(inks[style.ink])
        .text(plain, start, y + (style.leading - style.size * 1.2) / 2, { lineBreak: false });
    },
    linesOf: (text, style, width) => {
      choose(style);
      return wrap(text, width, (piece) => doc.widthOfString(piece));
    },
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
