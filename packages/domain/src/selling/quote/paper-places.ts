import type { QuotingMessages } from '../../messages/messages.ts';
import type { Paper } from './paper.ts';
import type { PaperRow } from './paper-rows.ts';

/** Where a person changes what is printed. */
export type PrintedPlace = keyof QuotingMessages['paperPlaces'];

/** Where a person changes what the paper of a quote or an order says; the reason is that of a credit note. */
export type PaperPlace = Exclude<PrintedPlace, 'reason'>;

/** Everything that a paper says, by where a person changes it. */
export const textsByPlace = ({
  letterhead,
  customer,
  facts,
  positions,
  charges,
  notes,
  terms,
}: Paper): Readonly<Record<PaperPlace, readonly string[]>> => ({
  customer,
  items: positions.flatMap(({ heading, hinge, sizes, schedule, prices }) => [
    ...[heading, hinge, ...prices.map(textOf)],
    ...[...sizes, ...schedule].map(({ text }) => text),
  ]),
  charges: charges.map(textOf),
  details: [...facts.map(({ text }) => text), ...notes, terms],
  supplier: [letterhead.name, ...letterhead.lines],
});

const textOf = ({ text }: PaperRow): string => text;
