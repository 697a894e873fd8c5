import { numberText } from '../../lib/running-number.ts';
import { linesOf, type Paper, paperFacts } from '../quote/paper.ts';
import type { PaperRow } from '../quote/paper-rows.ts';
import { moneyText, rateText, vatNote } from '../quote/paper-sums.ts';
import type { PaperMessages } from '../../messages/messages.ts';
import type { CreditLine, CreditNote } from './credit-note.ts';

interface CreditPaperSource {
  /** The running number of the note. */
  readonly number: number;
  readonly note: CreditNote;
}

/** A credit note as it is printed: every amount is negative. */
export function creditPaperOf({ number, note }: CreditPaperSource, messages: PaperMessages): Paper {
  const { net, vat, total } = note;
  const row = (label: string, amount: typeof net, isTotal = false) => ({
    label,
    amount: moneyText(amount, messages),
    isTotal,
  });
  return {
    title: messages.money.credit(numberText('credit', number)),
    letterhead: note.letterhead,
    customer: linesOf(`${note.customer.name}\n${note.customer.address}`),
    facts: paperFacts(
      [
        ['date', messages.date(note.issuedOn)],
        ['order', numberText('order', note.order.number)],
        ['reason', note.reason],
      ],
      messages,
    ),
    positions: [],
    charges: note.lines.map((line) => rowOf(line, messages)),
    sums: [
      ...(vat.rate === 0 ? [] : [row(messages.sums.net, net), row(messages.sums.vat(rateText(vat.rate)), vat.amount)]),
      row(messages.money.credited, total, true),
    ],
    notes: [vatNote({ ...vat, verdict: 'not tested' }, messages)],
    terms: '',
  };
}

/** Rounding leaves lines whose amount is no multiple of their unit, so that a row says only how many it is about. */
function rowOf({ text, quantity, net }: CreditLine, messages: PaperMessages): PaperRow {
  const amount = moneyText(net, messages);
  const counted = quantity === null || quantity === 1 ? text : `${String(quantity)} × ${text}`;
  return { text: counted, quantity: 1, unit: amount, amount };
}
