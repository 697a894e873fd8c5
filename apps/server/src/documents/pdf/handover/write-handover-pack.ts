import type { PaperFact } from '@door/domain/selling/quote/paper-rows';
import type { HandoverPaper } from '@door/domain/selling/visit/handover-paper';
import { type Block, flow, space } from '../blocks.ts';
import { jpegSize } from '../jpeg-size.ts';
import { letterheadBlocks } from '../letterhead.ts';
import { numberPages } from '../number-pages.ts';
import { bytesOf, pageOf, type Pen, startPdf } from '../pen.ts';
import { across, bottom, inks, left, sheet, styles, type TextStyle } from '../sheet.ts';

export interface HandoverPackSource {
  readonly paper: HandoverPaper;
  /** JPEG, by the order of the captions; null: it is gone. */
  readonly photos: readonly (Uint8Array | null)[];
  /** JPEG on white; null: the supplier's name stands in its place. */
  readonly logo: Uint8Array | null;
  /** ISO 8601: when it was handed over. */
  readonly at: string;
}

/** A handover pack as a PDF of A4 pages. The same source gives the same bytes. */
export function writeHandoverPack({ paper, photos, logo, at }: HandoverPackSource): Promise<Uint8Array> {
  const pen = startPdf({ title: paper.title, author: paper.letterhead.name, at });
  const { signOff } = paper;
  const blocks = [
    ...letterheadBlocks(pen, paper, logo),
    ...paper.sections.flatMap((section) => sectionBlocks(pen, section)),
    ...sectionBlocks(pen, signOff),
    ...(signOff.strokes.length > 0 ? [signatureBlock(pen, signOff.strokes)] : []),
    ...signOff.read.map((line) => textBlock(pen, line, styles.small)),
    ...photoBlocks(pen, paper.photos, photos),
  ];
  flow(blocks, { top: sheet.margin, bottom, newPage: () => pageOf(pen) });
  numberPages(pen, paper.title);
  return bytesOf(pen);
}

interface Section {
  readonly title: string;
  readonly rows: readonly PaperFact[];
}

/** A title stays with its first row. */
const sectionBlocks = (pen: Pen, { title, rows }: Section): readonly Block[] => [
  { ...textBlock(pen, title, styles.heading), keepsNext: true },
  ...rows.map((row) => rowBlock(pen, row)),
  space(14),
];

/** Points from the left edge, of what stands beside a name. */
const textAt = 190;
const gap = 10;

/** A name and what it is, with a line above. */
function rowBlock(pen: Pen, { label, text }: PaperFact): Block {
  const labels = pen.linesOf(label, styles.second, text === '' ? across : textAt - gap);
  const lines = pen.linesOf(text, styles.body, across - textAt);
  const { leading } = styles.body;
  return {
    height: Math.max(labels.length, lines.length) * leading + 5,
    draw: (y) => {
      pen.rule('line', { y });
      for (const [at, line] of labels.entries()) pen.line(line, styles.second, { x: left, y: y + 2.5 + at * leading });
      for (const [at, line] of lines.entries())
        pen.line(line, styles.body, { x: left + textAt, y: y + 2.5 + at * leading });
    },
  };
}

function textBlock(pen: Pen, text: string, style: TextStyle): Block {
  const lines = pen.linesOf(text, style, across);
  return {
    height: lines.length * style.leading,
    draw: (y) => {
      for (const [at, line] of lines.entries()) pen.line(line, style, { x: left, y: y + at * style.leading });
    },
  };
}

/** Most room of a signature, points. Its strokes are 100 wide. */
const signature = { width: 220, height: 110 } as const;

/** What somebody has drawn with a finger, as they drew it: a dot too. */
function signatureBlock({ doc }: Pen, strokes: HandoverPaper['signOff']['strokes']): Block {
  const tallest = Math.max(1, ...strokes.flatMap((points) => points.map(([, y]) => y)));
  const scale = Math.min(signature.width / 100, signature.height / tallest);
  return {
    height: tallest * scale + 12,
    draw: (top) => {
      for (const [[x, y] = [0, 0], ...others] of strokes.filter((points) => points.length > 0)) {
        doc.moveTo(left + x * scale, top + y * scale);
        for (const [toX, toY] of others.length > 0 ? others : [[x + 0.1, y] as const])
          doc.lineTo(left + toX * scale, top + toY * scale);
        doc.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(inks.ink).stroke();
      }
    },
  };
}

const columns = 2;
const photoWidth = (across - gap * (columns - 1)) / columns;
const photoHeight = 190;

interface Shown {
  readonly caption: string;
  readonly jpeg: Uint8Array;
}

/** Two photos side by side, each above its caption. */
function photoBlocks(
  pen: Pen,
  { title, captions }: HandoverPaper['photos'],
  photos: HandoverPackSource['photos'],
): readonly Block[] {
  const shown = captions.flatMap((caption, at): readonly Shown[] => {
    const jpeg = photos[at];
    return jpeg ? [{ caption, jpeg }] : [];
  });
  if (shown.length === 0) return [];
  const rows = shown.flatMap((_, at) => (at % columns === 0 ? [shown.slice(at, at + columns)] : []));
  return [
    space(10),
    { ...textBlock(pen, title, styles.heading), keepsNext: true },
    space(4, true),
    ...rows.map((row) => photosBlock(pen, row)),
  ];
}

const photosBlock = (pen: Pen, row: readonly Shown[]): Block => ({
  height: photoHeight + styles.small.leading + 10,
  draw: (y) => {
    for (const [at, { caption, jpeg }] of row.entries()) {
      const size = jpegSize(jpeg);
      const scale = Math.min(photoWidth / size.width, photoHeight / size.height);
      const x = left + at * (photoWidth + gap);
      const drawn = { width: size.width * scale, height: size.height * scale };
      pen.doc.image(Buffer.from(jpeg), x, y, drawn);
      pen.line(caption, styles.small, { x, y: y + drawn.height + 3, width: photoWidth });
    }
  },
});
