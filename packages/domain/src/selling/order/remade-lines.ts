import { noMoney } from '../pricing/money.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { RemakingMessages } from '../../messages/messages.ts';
import { isInProduction, type Order, type OrderLine } from './order.ts';

/** A line of the original, and how many of it are made again. */
export interface RemadeLine {
  readonly line: OrderLine;
  readonly quantity: number;
}

interface AskedLine {
  readonly lineId: string;
  /** null: all of the line. */
  readonly quantity: number | null;
}

/** The lines that are made again, or why they are not. */
export function remadeLines(
  order: Pick<Order, 'state' | 'heldFrom' | 'lines'>,
  asked: readonly AskedLine[],
  messages: RemakingMessages,
): Result<readonly RemadeLine[]> {
  if (!isInProduction(order)) return refused('remake.too-early', messages.tooEarly(order.state));
  if (asked.length === 0) return refused('remake.no-lines', messages.noLines);
  if (new Set(asked.map(({ lineId }) => lineId)).size < asked.length)
    return refused('remake.line-twice', messages.lineTwice);
  const remade: RemadeLine[] = [];
  for (const each of asked) {
    const line = remadeLine(order, each, messages);
    if (!line.ok) return line;
    remade.push(line.value);
  }
  return accepted(remade);
}

function remadeLine(
  { lines }: Pick<Order, 'lines'>,
  { lineId, quantity }: AskedLine,
  messages: RemakingMessages,
): Result<RemadeLine> {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return refused('remake.no-line', messages.noLine);
  if (quantity !== null && quantity > line.quantity) return refused('remake.too-many', messages.tooMany(line.quantity));
  return accepted({ line, quantity: quantity ?? line.quantity });
}

/** What one costs the customer: as before, or nothing. A price of nothing stays whatever becomes of the door. */
export const remadePrice = (
  { unit, netTrade }: Pick<OrderLine, 'unit' | 'netTrade'>,
  { isCharged, copiedAt }: { readonly isCharged: boolean; readonly copiedAt: string },
): Pick<OrderLine, 'unit' | 'netTrade' | 'pricedAt'> =>
  isCharged ? { unit, netTrade, pricedAt: copiedAt } : { unit: noMoney(unit.currency), netTrade, pricedAt: null };
