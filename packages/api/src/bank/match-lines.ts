import { type BookedLine, reversedLine } from '@door/domain/selling/payment/bank-line';
import { balanceOf } from '@door/domain/selling/payment/balance';
import { type LineMatch, matchOf, numbersNamed } from '@door/domain/selling/payment/match-line';
import type { CallScope } from '../procedure.ts';
import type { OwingOrder, StoredLine } from './bank-store.ts';

/** A line with whose money it is. */
export interface MatchedLine {
  readonly line: StoredLine;
  readonly kind: LineMatch['kind'];
  /** null: of nobody. */
  readonly order: OwingOrder | null;
  /** The line that it takes back; null: it takes back none. */
  readonly reverses: string | null;
}

type BookedOf = BookedLine & { readonly orderId: string };

/** Whose money lines are, by what is open now. What is certain of these lines counts as booked for those that take one back. */
export async function matchLines(
  { stores: { bank } }: Pick<CallScope, 'stores'>,
  lines: readonly StoredLine[],
): Promise<readonly MatchedLine[]> {
  const backs = lines.filter(({ entry }) => entry.isReversal);
  const booked = await bank.reversible(backs.map(({ entry }) => -entry.amount.minor));
  const orders = await bank.owing({
    numbers: [...new Set(lines.flatMap(({ entry }) => numbersNamed(entry)))],
    ids: [...new Set(booked.map(({ orderId }) => orderId))],
  });
  const find = finder(orders);
  const matched = lines.map((line): MatchedLine => {
    const asked = find(line);
    const match = matchOf(line.entry, asked);
    const order = asked.find(({ number }) => number === match.order) ?? null;
    return { line, kind: match.kind, order, reverses: null };
  });
  const certain = matched.flatMap(({ line: { id, entry, state }, kind, order }) =>
    kind === 'certain' && order && state === 'New' ? [{ ...entry, id, orderId: order.id }] : [],
  );
  return takingBack(matched, [...booked, ...certain], new Map(orders.map((order) => [order.id, order])));
}

type OpenOrder = OwingOrder & ReturnType<typeof openOf>;

/** Finds the orders that a line names, and those of which its sum is open: the others have not to be asked. */
function finder(orders: readonly OwingOrder[]): (line: StoredLine) => readonly OpenOrder[] {
  const open = orders.map((order): OpenOrder => ({ ...order, ...openOf(order) }));
  const byNumber = new Map(open.map((order) => [order.number, order]));
  const bySum = new Map<number, OpenOrder[]>();
  for (const order of open) for (const sum of order.open) bySum.set(sum, [...(bySum.get(sum) ?? []), order]);
  return ({ entry }) => {
    const named = numbersNamed(entry).flatMap((number) => byNumber.get(number) ?? []);
    return [...new Set([...named, ...(bySum.get(entry.amount.minor) ?? [])])];
  };
}

const openOf = ({ order, paid, credited }: OwingOrder) => {
  const payments = [
    { id: '', kind: 'other', amount: paid, on: '', method: 'bank', note: '', takesBack: null },
  ] as const;
  const { rows } = balanceOf(order, { payments, credits: [{ total: credited }] });
  return { currency: order.currency, open: rows.map(({ open }) => open.minor).filter((minor) => minor > 0) };
};

/** Each line is taken back once. */
function takingBack(
  matched: readonly MatchedLine[],
  booked: readonly BookedOf[],
  orders: ReadonlyMap<string, OwingOrder>,
): readonly MatchedLine[] {
  let left = booked;
  return matched.map((each) => {
    const back = reversedLine(each.line.entry, left);
    const of = left.find(({ id }) => id === back?.id);
    if (!back || !of) return each;
    left = left.filter(({ id }) => id !== back.id);
    return { line: each.line, kind: back.kind, order: orders.get(of.orderId) ?? null, reverses: back.id };
  });
}
