import type { WorkInstruction } from '../../bom/work-instruction.ts';
import { numberText } from '../../model/running-number.ts';
import { letterheadOf, type Paper, paperFacts } from '../../quote/paper.ts';
import type { PaperFact, PaperTexts } from '../../quote/paper-rows.ts';
import { positionOf } from '../../quote/paper-position.ts';
import type { PaperWords } from '../../words/words.ts';
import { type OrderPaperSource, standingOf } from './order-paper.ts';

interface TradeSource extends OrderPaperSource {
  /** What each line is made of, in the order of the lines. */
  readonly bills: readonly (readonly WorkInstruction[])[];
}

/** The copy for the works: each door with its sizes and its bill of materials, and no price anywhere. */
export function tradePaperOf(source: TradeSource, words: PaperTexts): Paper {
  const { number, version, supplier, customer, order, items, bills } = source;
  const { orders } = words.paper;
  return {
    title: orders.tradeTitle(numberText('order', number), version),
    letterhead: letterheadOf(supplier),
    customer: [],
    facts: paperFacts([...standingOf(source, words), ['customer', customer.name]], words.paper),
    positions: items.map((item, at) => {
      const shown = positionOf(item, { number: at + 1, showPriceLines: false, words });
      const quantity = { label: orders.quantity, text: String(shown.quantity) };
      const bill = (bills[at] ?? []).map((line) => billRow(line, words.paper));
      return { ...shown, sizes: [...shown.sizes, quantity], unit: '', amount: '', bill };
    }),
    charges: [],
    sums: [],
    notes: [...remakeNotes(order, words.paper), order.note.trim()].filter((note) => note !== ''),
    terms: '',
  };
}

/** Why doors are made again and what of them is needed, so that nobody cuts a whole door for a leaf. */
function remakeNotes({ remake }: TradeSource['order'], { orders }: PaperWords): readonly string[] {
  if (remake === null) return [];
  const parts = remake.parts.map((part) => orders.remadeParts[part]);
  return [orders.remake(orders.remakeReasons[remake.reason], parts), remake.note.trim()];
}

/** `OF72 Outer frame`, `2 × 2076 mm`; what is neither cut nor sold by the metre has a number only. */
function billRow({ code, description, quantity, length, width }: WorkInstruction, { orders }: PaperWords): PaperFact {
  const size = [length, width].filter((side) => side !== null).join(' × ');
  const pieces = String(Math.round(quantity * 1000) / 1000);
  return { label: `${code} ${description}`, text: size === '' ? pieces : `${pieces} × ${orders.mm(size)}` };
}
