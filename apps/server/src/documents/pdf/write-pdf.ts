import type { Paper } from '@door/domain/selling/quote/paper';
import type { PaperPosition } from '@door/domain/selling/quote/paper-position';
import { type Block, flow, space } from './blocks.ts';
import { type DoorShown, picturesBlock } from './door-pictures.ts';
import { letterheadBlocks } from './letterhead.ts';
import { numberPages } from './number-pages.ts';
import { transferBlock } from './transfer-block.ts';
import { bytesOf, pageOf, type Pen, startPdf } from './pen.ts';
import { bottom, left, right, sheet, styles, type TextStyle } from './sheet.ts';

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

/** A door of the quote: its heading stays with its pictures and the first row of its schedule, its amount with the last. */
function positionBlocks(pen: Pen, position: PaperPosition, shown: DoorShown): readonly Block[] {
  const { number, heading, hinge, sizes, schedule, prices, bill = [], quantity, unit, amount } = position;
  const head = pen.linesOf(heading, styles.heading, right - headingLeft);
  const hinges = pen.linesOf(hinge, styles.second, right - headingLeft);
  const rows = pairsOf([...sizes, ...schedule]);
  return [
    ...head.map((line, at) => lineBlock(pen, line, { style: 'heading', number: at === 0 ? String(number) : '' })),
    ...hinges.map((line) => lineBlock(pen, line, { style: 'second', number: '' })),
    space(10, true),
    picturesBlock(pen, shown),
    ...rows.map((pair, at) => ({ ...scheduleRow(pen, pair), keepsNext: at === rows.length - 1 })),
    space(3, true),
    ...prices.map((row) => amountRow(pen, { ...row, each: eachText(row.quantity, row.unit), style: styles.body })),
    ...(amount === ''
      ? []
      : [
          amountRow(pen, {
            text: heading,
            each: eachText(quantity, unit),
            amount,
            style: styles.strong,
            isRuled: true,
          }),
        ]),
    ...bill.map(({ label, text }, at) =>
      amountRow(pen, { text: label, each: '', amount: text, style: styles.body, isRuled: at === 0 }),
    ),
    space(16),
  ];
}

/** The headings stand beside their numbers. */
const headingLeft = left + 20;

interface HeadingLine {
  readonly style: 'heading' | 'second';
  /** '' beside all lines but the first. */
  readonly number: string;
}

const lineBlock = (pen: Pen, line: string, { style, number }: HeadingLine): Block => ({
  height: styles[style].leading,
  keepsNext: true,
  draw: (y) => {
    if (number !== '') pen.line(number, { ...styles.heading, ink: 'second' }, { x: left, y });
    pen.line(line, styles[style], { x: headingLeft, y });
  },
});

const pairsOf = <Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] =>
  entries.flatMap((_, at) => (at % 2 === 0 ? [entries.slice(at, at + 2)] : []));

/** Charges, sums, notes, how it is paid, and terms. Charges and sums stand together on one page, unless there are very many. */
function closingBlocks(pen: Pen, { charges, sums, notes, terms, transfer }: Paper): readonly Block[] {
  return [
    ...charges.map(({ text, quantity, unit, amount }) => ({
      ...amountRow(pen, { text, each: eachText(quantity, unit), amount, style: styles.body }),
      keepsNext: true,
    })),
    ...sums.map(({ label, amount, isTotal }, at) => ({
      ...amountRow(pen, {
        text: label,
        each: '',
        amount,
        style: isTotal ? styles.total : styles.body,
        isRuled: at === 0,
      }),
      keepsNext: at < sums.length - 1,
    })),
    space(12),
    ...notes.flatMap((note) => [...textBlocks(pen, note, styles.body), space(6)]),
    ...(transfer ? [space(6), transferBlock(pen, transfer), space(8)] : []),
    ...(terms === '' ? [] : [space(4), ...textBlocks(pen, terms, styles.small)]),
  ];
}

/** Lines of a long text, of which a page never begins or ends with a single one. */
function textBlocks(pen: Pen, text: string, style: TextStyle): readonly Block[] {
  const lines = pen.linesOf(text, style, right - left);
  return lines.map((line, at) => ({
    height: style.leading,
    keepsNext: at === 0 ? lines.length > 1 : at === lines.length - 2,
    draw: (y) => pen.line(line, style, { x: left, y }),
  }));
}

/** A name and what it is: `Handle  Lever both sides`. */
interface Entry {
  readonly label: string;
  readonly text: string;
}

const gutter = 20;
const columnWidth = (right - left - gutter) / 2;
const labelWidth = 82;

/** Two entries of a schedule side by side, with a line above; after the last one a place may be empty. */
function scheduleRow(pen: Pen, entries: readonly Entry[]): Block {
  const { leading } = styles.body;
  const columns = entries.map(({ label, text }, at) => {
    const x = left + at * (columnWidth + gutter);
    return [
      { x, style: styles.second, lines: pen.linesOf(label, styles.second, labelWidth - 8) },
      { x: x + labelWidth, style: styles.body, lines: pen.linesOf(text, styles.body, columnWidth - labelWidth) },
    ];
  });
  const texts = columns.flat();
  return {
    height: Math.max(...texts.map(({ lines }) => lines.length)) * leading + 5,
    draw: (y) => {
      for (const [name] of columns) if (name) pen.rule('line', { y, from: name.x, to: name.x + columnWidth });
      for (const { x, style, lines } of texts)
        for (const [at, line] of lines.entries()) pen.line(line, style, { x, y: y + 2.5 + at * leading });
    },
  };
}

interface Amounts {
  readonly text: string;
  /** What stands before the amount, such as `2 × €40.00`; '' for nothing. */
  readonly each: string;
  readonly amount: string;
  readonly style: TextStyle;
  /** Whether a line stands above. */
  readonly isRuled?: boolean;
}

/** Right edge of the column before the amounts, which leaves them room for `€1,234,567.89`. */
const eachEnd = right - 84;

/** A row that ends in an amount; figures of all rows stand below each other. */
function amountRow(pen: Pen, { text, each, amount, style, isRuled = false }: Amounts): Block {
  const eachWidth = each === '' ? 0 : pen.widthOf(each, styles.second) + 12;
  const lines = pen.linesOf(text, style, eachEnd - eachWidth - left);
  const above = isRuled ? 5 : 0;
  return {
    height: lines.length * style.leading + above + 2,
    draw: (y) => {
      if (isRuled) pen.rule('rule', { y: y + 1 });
      for (const [at, line] of lines.entries()) pen.line(line, style, { x: left, y: y + above + at * style.leading });
      const last = y + above + (lines.length - 1) * style.leading;
      if (each !== '') pen.line(each, styles.second, { x: eachEnd, y: last, align: 'right' });
      pen.line(amount, style, { x: right, y: last, align: 'right' });
    },
  };
}

/** `2 × €40.00`; '' for a single one, whose amount says it already. */
const eachText = (quantity: number, unit: string): string => (quantity === 1 ? '' : `${String(quantity)} × ${unit}`);
