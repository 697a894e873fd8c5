import { lineSize, type WorkInstruction } from '../../../making/bom/work-instruction.ts';
import { type Money, percent } from '../../pricing/money.ts';
import type { ProposedCharge } from '../../pricing/proposed-charges.ts';
import { totalsOf } from '../../pricing/quote-totals.ts';
import type { DayRates } from '../../pricing/vat-rates.ts';
import { numberText } from '../../../lib/running-number.ts';
import { letterheadOf, type Paper, paperFacts } from '../../quote/paper.ts';
import { moneyText, type PaperSum, rateText } from '../../quote/paper-sums.ts';
import type { PaperFact, PaperTexts } from '../../quote/paper-rows.ts';
import { positionOf } from '../../quote/paper-position.ts';
import type { PaperMessages } from '../../../messages/messages.ts';
import { type OrderPaperSource, standingOf } from './order-paper.ts';

interface TradeSource extends OrderPaperSource {
  /** What each line is made of, in the order of the lines. */
  readonly bills: readonly (readonly WorkInstruction[])[];
  /** By which the works tax what they deliver. */
  readonly tax: DayRates;
  /** What they charge for bringing it. */
  readonly delivery: readonly ProposedCharge[];
}

/** The copy for the works: each door with its sizes and its bill of materials, and what the order costs the fitter. */
export function tradePaperOf(source: TradeSource, messages: PaperTexts): Paper {
  const { number, version, supplier, customer, order, items, bills } = source;
  const { orders } = messages.paper;
  return {
    title: orders.tradeTitle(numberText('order', number), version),
    letterhead: letterheadOf(supplier),
    customer: [],
    facts: paperFacts([...standingOf(source, messages), ['customer', customer.name]], messages.paper),
    positions: items.map((item, at) => {
      const shown = positionOf(item, { number: at + 1, showPriceLines: false, messages });
      const quantity = { label: orders.quantity, text: String(shown.quantity) };
      const bill = (bills[at] ?? []).map((line) => bomRow(line, messages.paper));
      return { ...shown, sizes: [...shown.sizes, quantity], unit: '', amount: '', bill };
    }),
    charges: [],
    sums: tradeSums(source, messages.paper),
    notes: [...remakeNotes(order, messages.paper), order.note.trim()].filter((note) => note !== ''),
    terms: '',
  };
}

/** Net trade of the doors and their delivery with the VAT of a supply, as the works charge them; nothing of what is made again for nothing. */
function tradeSums({ order, tax, delivery }: TradeSource, messages: PaperMessages): readonly PaperSum[] {
  const { currency, lines, treatment, remake } = order;
  if (remake !== null && !remake.isCharged) return [];
  const { items, charges, vat, total } = totalsOf(
    {
      currency,
      items: lines.map((line) => ({ ...line, unit: line.netTrade })),
      charges: delivery.map((charge) => ({ ...charge, costOfGoods: null })),
      discount: { kind: 'none' },
      treatment,
      deposit: percent(0),
    },
    tax,
  );
  const row = (label: string, amount: Money) => ({ label, amount: moneyText(amount, messages), isTotal: false });
  return [
    row(messages.sums.netTrade, items),
    ...(charges.minor === 0 ? [] : [row(messages.sums.delivery, charges)]),
    row(messages.sums.vat(rateText(vat.rate)), vat.amount),
    { ...row(messages.sums.total, total), isTotal: true },
  ];
}

/** The copy for whoever may not see what doors cost. */
export const withoutSums = (paper: Paper): Paper => ({ ...paper, sums: [] });

/** Why doors are made again and what of them is needed, so that nobody cuts a whole door for a leaf. */
function remakeNotes({ remake }: TradeSource['order'], { orders }: PaperMessages): readonly string[] {
  if (remake === null) return [];
  const parts = remake.parts.map((part) => orders.remadeParts[part]);
  return [orders.remake(orders.remakeReasons[remake.reason], parts), remake.note.trim()];
}

/** `OF72 Outer frame`, `2 × 2076 mm`; what is neither cut nor sold by the metre has a number only. */
function bomRow(line: WorkInstruction, { orders }: PaperMessages): PaperFact {
  const { code, description, quantity } = line;
  const size = lineSize(line);
  const pieces = String(Math.round(quantity * 1000) / 1000);
  return { label: `${code} ${description}`, text: size === '' ? pieces : `${pieces} × ${orders.mm(size)}` };
}
