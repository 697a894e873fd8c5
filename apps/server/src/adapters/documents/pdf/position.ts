import type { PaperPosition } from '@door/domain/quote/paper-position';
import { type Block, space } from './blocks.ts';
import { type DoorShown, picturesBlock } from './door-pictures.ts';
import type { Pen } from './pen.ts';
import { left, right, styles } from './sheet.ts';
import { amountRow, eachText, scheduleRow } from './text-blocks.ts';

/** A door of the quote: its heading stays with its pictures and the first row of its schedule, its amount with the last. */
export function positionBlocks(pen: Pen, position: PaperPosition, shown: DoorShown): readonly Block[] {
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
