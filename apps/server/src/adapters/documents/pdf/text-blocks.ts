import type { Block } from './blocks.ts';
import type { Pen } from './pen.ts';
import { left, right, styles, type TextStyle } from './sheet.ts';

/** Lines of a long text, of which a page never begins or ends with a single one. */
export function textBlocks(pen: Pen, text: string, style: TextStyle): readonly Block[] {
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
export function scheduleRow(pen: Pen, entries: readonly Entry[]): Block {
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

export interface Amounts {
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
export function amountRow(pen: Pen, { text, each, amount, style, isRuled = false }: Amounts): Block {
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
export const eachText = (quantity: number, unit: string): string =>
  quantity === 1 ? '' : `${String(quantity)} × ${unit}`;
