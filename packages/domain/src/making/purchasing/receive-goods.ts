import { type Result, refused } from '../../door/model/result.ts';
import type { BuyingMessages } from '../../messages/messages.ts';
import { quantityText } from '../stock/quantity.ts';
import {
  lineStandings,
  type LineStanding,
  mostReceived,
  type PurchaseLine,
  type PurchaseRecord,
  type ReceivedLine,
} from './purchase.ts';
import type { BuyingTexts, MovedPurchase } from './move-purchase.ts';
import { type PurchasePapers, shortOfPapers } from './line-billing.ts';
import { clearPurchaseFacts } from './purchase-guards.ts';
import { purchaseAfter } from './purchase-states.ts';

interface Receiving {
  readonly lines: readonly ReceivedLine[];
  /** '' for none. */
  readonly reason: string;
  /** How much more than ordered is tolerated of a line, in whole per cent. */
  readonly toleranceOf: (line: PurchaseLine) => number;
}

/** Goods came in (PROMISE 6.6). What comes beyond the tolerated share, or of a closed line, needs a reason. */
export function receivedPurchase(
  before: PurchaseRecord,
  { lines, reason, toleranceOf }: Receiving,
  messages: BuyingTexts,
): Result<MovedPurchase> {
  const { buying } = messages;
  const own = new Set(before.purchase.lines.map(({ id }) => id));
  if (!lines.every(({ line }) => own.has(line))) return refused('purchase.no-line', buying.otherLine);
  if (lines.some(({ quantity, damaged }) => quantity + damaged === 0))
    return refused('purchase.nothing', buying.nothingReceived);
  const awaitedOf = new Map(lineStandings(before).map(({ line, awaited }) => [line.id, line.made && awaited]));
  if (!lines.every((line) => areNamed(line, awaitedOf.get(line.line))))
    return refused('purchase.pieces', buying.namePieces);
  const after = { ...before, received: [...before.received, ...lines] };
  const earlier = new Map(lineStandings(before).map((standing) => [standing.line.id, standing]));
  const excess = lineStandings(after).flatMap((now) => {
    const was = earlier.get(now.line.id);
    if (!was || now.received === was.received) return [];
    const most = mostReceived(was, toleranceOf(now.line));
    return now.received > most ? [excessOf(now, most, buying)] : [];
  });
  return purchaseAfter('receive', { before, after, facts: { ...clearPurchaseFacts, excess, reason } }, messages);
}

/** Whether it says which pieces came: each once, of those that had not come; of what is not made for doors none. */
function areNamed({ quantity, damaged, pieces }: ReceivedLine, awaited: readonly string[] | undefined): boolean {
  if (!awaited || !pieces) return !awaited && !pieces;
  const all = [...pieces.whole, ...pieces.damaged];
  const isOnce = new Set(all).size === all.length && all.every((piece) => awaited.includes(piece));
  return isOnce && pieces.whole.length === quantity && pieces.damaged.length === damaged;
}

const excessOf = ({ line, received }: LineStanding, most: number, { excess }: BuyingMessages): string =>
  excess(
    { key: line.key, unit: line.unit, quantity: quantityText(received, line.unit) },
    quantityText(line.quantity, line.unit),
    quantityText(most, line.unit),
  );

/** What came is taken back as if it never had: the lines of that receipt, with the opposite sign. */
export function undoneReceipt(
  before: PurchaseRecord,
  { lines, reason, papers }: Pick<Receiving, 'lines' | 'reason'> & { readonly papers: PurchasePapers },
  messages: BuyingTexts,
): Result<MovedPurchase> {
  const after = { ...before, received: [...before.received, ...lines.map(opposite)] };
  const hasPapers = shortOfPapers(after, papers) > shortOfPapers(before, papers);
  return purchaseAfter('undoReceipt', { before, after, facts: { ...clearPurchaseFacts, reason, hasPapers } }, messages);
}

export const opposite = ({ quantity, damaged, ...received }: ReceivedLine): ReceivedLine => ({
  ...received,
  quantity: 0 - quantity,
  damaged: 0 - damaged,
});
