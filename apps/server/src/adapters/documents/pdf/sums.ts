import type { Paper } from '@door/domain/quote/paper';
import { type Block, space } from './blocks.ts';
import type { Pen } from './pen.ts';
import { styles } from './sheet.ts';
import { amountRow, eachText, textBlocks } from './text-blocks.ts';

/** Charges, sums, notes and terms. Charges and sums stand together on one page, unless there are very many. */
export function closingBlocks(pen: Pen, { charges, sums, notes, terms }: Paper): readonly Block[] {
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
    ...(terms === '' ? [] : [space(4), ...textBlocks(pen, terms, styles.small)]),
  ];
}
