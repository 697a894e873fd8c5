import type { LoadPaper, LoadPaperGroup } from '@door/domain/selling/delivery/load-paper';
import { type Block, flow, space } from '../blocks.ts';
import { letterheadBlocks } from '../letterhead.ts';
import { numberPages } from '../number-pages.ts';
import { bytesOf, pageOf, type Pen, startPdf } from '../pen.ts';
import { across, bottom, left, sheet, styles, type TextStyle } from '../sheet.ts';

export interface LoadPdfSource {
  readonly paper: LoadPaper;
  /** JPEG on white; null: the supplier's name stands in its place. */
  readonly logo: Uint8Array | null;
  /** ISO 8601: the time of the version. */
  readonly at: string;
}

/** A packing list or a delivery note as a PDF of A4 pages. The same source gives the same bytes. */
export function writeLoadPdf({ paper, logo, at }: LoadPdfSource): Promise<Uint8Array> {
  const pen = startPdf({ title: paper.title, author: paper.letterhead.name, at });
  const blocks = [
    ...letterheadBlocks(pen, paper, logo),
    ...paper.groups.flatMap((group) => groupBlocks(pen, group)),
    ...paper.signs.map((text, place) => signBlock(pen, text, place < paper.signs.length - 1)),
  ];
  flow(blocks, { top: sheet.margin, bottom, newPage: () => pageOf(pen) });
  numberPages(pen, paper.title);
  return bytesOf(pen);
}

/** Points from the left edge: of a door below its stop, and of what is in its box below it. */
const indent = {
  group: { x: 0, keepsNext: true },
  door: { x: 14, keepsNext: true },
  box: { x: 28, keepsNext: false },
} as const;

const groupBlocks = (pen: Pen, { lines: [title, ...others], doors }: LoadPaperGroup): readonly Block[] => [
  linesBlock(pen, [[title, styles.heading], ...others.map((line) => [line, styles.second] as const)], indent.group),
  ...doors.flatMap(({ head, codes, box }) => [
    linesBlock(pen, [[head, styles.strong], ...(codes === '' ? [] : [[codes, styles.second] as const])], indent.door),
    ...box.map((line) => linesBlock(pen, [[line, styles.body]], indent.box)),
    space(6),
  ]),
  space(10),
];

interface LinesAt {
  /** Points from the left edge. */
  readonly x: number;
  readonly keepsNext: boolean;
}

function linesBlock(pen: Pen, texts: readonly (readonly [string, TextStyle])[], { x, keepsNext }: LinesAt): Block {
  const lines = texts.flatMap(([text, style]) =>
    pen.linesOf(text, style, across - x).map((line) => [line, style] as const),
  );
  return {
    height: lines.reduce((sum, [, { leading }]) => sum + leading, 0),
    keepsNext,
    draw: (y) => {
      let top = y;
      for (const [line, style] of lines) {
        pen.line(line, style, { x: left + x, y: top });
        top += style.leading;
      }
    },
  };
}

/** Room to write by hand, points. */
const signHeight = 34;

const signBlock = (pen: Pen, text: string, keepsNext: boolean): Block => ({
  height: signHeight,
  keepsNext,
  draw: (y) => {
    pen.line(text, styles.second, { x: left, y: y + signHeight - styles.second.leading - 4 });
    pen.rule('rule', { y: y + signHeight - 2 });
  },
});
