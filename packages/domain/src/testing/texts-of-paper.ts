import type { Paper } from '../selling/quote/paper.ts';
import type { PaperRow } from '../selling/quote/paper-rows.ts';

/** All that a paper says, line by line: what its PDF and its page both say, beside the names of pictures and the numbers of pages. */
export const textsOfPaper = ({
  title,
  letterhead,
  customer,
  facts,
  positions,
  charges,
  sums,
  notes,
  terms,
  transfer,
}: Paper) =>
  [
    letterhead.name,
    ...letterhead.lines,
    title,
    ...facts.map(({ label, text }) => `${label}: ${text}`),
    ...customer,
    ...positions.flatMap(({ number, heading, hinge, sizes, schedule, prices, bill = [], ...position }) => [
      `${String(number)} ${heading}`,
      hinge,
      ...[...sizes, ...schedule].map(({ label, text }) => `${label} ${text}`),
      ...prices.map(rowText),
      ...(position.amount === '' ? [] : [rowText({ ...position, text: heading })]),
      ...bill.map(({ label, text }) => `${label} ${text}`),
    ]),
    ...charges.map(rowText),
    ...sums.map(({ label, amount }) => `${label} ${amount}`),
    ...notes.flatMap((note) => note.split('\n')),
    ...(transfer ? [transfer.title, ...transfer.rows.map(({ label, text }) => `${label} ${text}`), transfer.note] : []),
    ...terms.split('\n'),
  ].filter((line) => line !== '');

const rowText = ({ text, quantity, unit, amount }: PaperRow): string =>
  quantity === 1 ? `${text} ${amount}` : `${text} ${String(quantity)} × ${unit} ${amount}`;
