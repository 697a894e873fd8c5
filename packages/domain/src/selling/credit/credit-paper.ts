import { numberText } from '../../lib/running-number.ts';
import { linesOf, type Paper, paperFacts } from '../quote/paper.ts';
import type { PaperRow } from '../quote/paper-rows.ts';
import { moneyText, rateText, vatNote } from '../quote/paper-sums.ts';
import type { PaperWords } from '../../messages/words.ts';
import type { CreditLine, CreditNote } from './credit-note.ts';

interface CreditPaperSource {
  /** The running number of the note. */
  readonly number: number;
  readonly note: CreditNote;
}

/** A credit note as it is printed: every amount is negative. */
export function creditPaperOf({ number, note }: CreditPaperSource, words: PaperWords): Paper {
  const { net, vat, total } = note;
  const row = (label: string, amount: typeof net, isTotal = false) => ({
    label,
    amount: moneyText(amount, words),
    isTotal,
  });
  return {
    title: words.money.credit(numberText('credit', number)),
    letterhead: note.letterhead,
    customer: linesOf(`${note.customer.name}\n${note.customer.address}`),
    facts: paperFacts(
      [
        ['date', words.date(note.issuedOn)],
        ['order', numberText('order', note.order.number)],
        ['reason', note.reason],
      ],
      words,
    ),
    positions: [],
    charges: note.lines.map((line) => rowOf(line, words)),
    sums: [
      ...(vat.rate === 0 ? [] : [row(words.sums.net, net), row(words.sums.vat(rateText(vat.rate)), vat.amount)]),
      row(words.money.credited, total, true),
    ],
    notes: [vatNote({ ...vat, verdict: 'not tested' }, words)],
    terms: '',
  };
}

/** Rounding leaves lines whose amount is no multiple of their unit, so that a row says only how many it is about. */
function rowOf({ text, quantity, net }: CreditLine, words: PaperWords): PaperRow {
  const amount = moneyText(net, words);
  const counted = quantity === null || quantity === 1 ? text : `${String(quantity)} × ${text}`;
  return { text: counted, quantity: 1, unit: amount, amount };
}
