import { addMoney, type Money, multiplyMoney, portion, rateOf, subtractMoney, sumMoney } from '../pricing/money.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import { isInProduction, type Order } from '../order/order.ts';
import type { CreditingMessages } from '../../messages/messages.ts';
import type { ChargedPart } from './charged-lines.ts';
import { type CreditableLine, creditableLines, type EarlierCredit } from './creditable-lines.ts';
import type { CreditLine, CreditNote } from './credit-note.ts';

/** A number of pieces of a line, or a sum of it without VAT; both positive. */
export interface AskedCredit extends ChargedPart {
  readonly by: { readonly quantity: number } | { readonly net: Money };
  readonly text: string;
}

type IssuedHead = Omit<CreditNote, 'format' | 'lines' | 'net' | 'vat' | 'total'>;

interface Issuing extends IssuedHead {
  readonly asked: readonly AskedCredit[];
  readonly earlier: readonly EarlierCredit[];
}

type CreditedOrder = Pick<Order, 'state' | 'heldFrom' | 'lines' | 'charges' | 'agreed'>;

/** The credit note, or why it is refused: no line is credited with more than it was charged with. */
export function creditNoteOf(
  order: CreditedOrder,
  { asked, earlier, ...head }: Issuing,
  messages: CreditingMessages,
): Result<CreditNote> {
  if (!isInProduction(order)) return refused('credit.too-early', messages.tooEarly(order.state));
  if (head.reason.trim() === '') return refused('credit.no-reason', messages.noReason);
  if (asked.length === 0) return refused('credit.no-lines', messages.noLines);
  const creditable = creditableLines(order, earlier);
  const lines: CreditLine[] = [];
  for (const each of asked) {
    const line = creditable.find(({ kind, id }) => kind === each.kind && id === each.id);
    if (!line) return refused('credit.no-line', messages.noLine);
    if (lines.some(({ kind, id }) => kind === each.kind && id === each.id))
      return refused('credit.line-twice', messages.lineTwice(each.text));
    const credited = creditedLine(line, each, messages);
    if (!credited.ok) return credited;
    lines.push(credited.value);
  }
  return accepted({ format: 1, ...head, lines, ...totalsOfCredit(order, { lines, creditable, earlier }) });
}

function creditedLine(
  line: CreditableLine,
  { by, text }: AskedCredit,
  messages: CreditingMessages,
): Result<CreditLine> {
  const { kind, id, charged, credited, left } = line;
  const quantity = 'quantity' in by ? by.quantity : null;
  if (quantity !== null && (quantity < 1 || quantity > left.quantity))
    return refused('credit.too-many', messages.tooMany(text, left.quantity));
  // Pieces of one line are rounded together: 3 of 100.00 are 33.33, 33.34 and 33.33.
  const upTo = (count: number): Money => portion(charged.net, count, charged.quantity);
  const ofPieces = (count: number): Money =>
    // The last pieces give what is left, which is less than their share after a sum was credited.
    count === left.quantity ? left.net : subtractMoney(upTo(credited + count), upTo(credited));
  const net = 'quantity' in by ? ofPieces(by.quantity) : by.net;
  if (net.minor <= 0) return refused('credit.nothing', messages.nothing(text));
  if (net.minor > left.net.minor) return refused('credit.too-much', messages.tooMuch(text, left.net));
  return accepted({ kind, id, text, quantity, net: multiplyMoney(net, -1) });
}

interface Credited {
  readonly lines: readonly CreditLine[];
  /** As the order stood before. */
  readonly creditable: readonly CreditableLine[];
  readonly earlier: readonly EarlierCredit[];
}

/** Each note has the VAT of its own sum, rounded once; the one that credits the rest of an order gives back all VAT that is left. */
function totalsOfCredit(
  { agreed }: CreditedOrder,
  { lines, creditable, earlier }: Credited,
): Pick<CreditNote, 'net' | 'vat' | 'total'> {
  const { treatment, rate, amount: charged } = agreed.vat;
  const sumOf = (sums: readonly Money[]): Money => sumMoney(sums, charged.currency);
  const net = sumOf(lines.map((line) => line.net));
  const vatLeft = addMoney(charged, sumOf(earlier.map(({ vat }) => vat.amount)));
  const isRest = addMoney(sumOf(creditable.map(({ left }) => left.net)), net).minor === 0;
  const ofNet = rateOf(multiplyMoney(net, -1), rate);
  const given = isRest || ofNet.minor > vatLeft.minor ? vatLeft : ofNet;
  const amount = multiplyMoney(given, -1);
  return { net, vat: { treatment, rate, amount }, total: addMoney(net, amount) };
}
