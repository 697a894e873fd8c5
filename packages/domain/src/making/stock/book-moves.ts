import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { StockMessages } from '../../messages/messages.ts';
import { type LedgerBook, ledgerLine, type MoveKind, type Portion } from './ledger.ts';
import type { Place } from './places.ts';
import { mostOnHand, quantityText, type StockUnit } from './quantity.ts';
import { groupOfOffcuts } from './stock-article.ts';

/** How much of a key there is of one lot at one place. Base units; never below 0. */
export interface Balance {
  readonly place: string;
  readonly lot: string | null;
  readonly quantity: number;
}

/** What is known of a key when moves of it are written. */
export interface KeyBook {
  readonly key: string;
  readonly unit: StockUnit;
  readonly isLotTracked: boolean;
  readonly balances: readonly Balance[];
  /** Of all that is there, minor units. */
  readonly value: number;
}

/** A move that somebody asks for. */
export interface AskedMove {
  readonly kind: MoveKind;
  readonly place: Place;
  readonly lot: string | null;
  /** Base units: positive for what comes, negative for what goes. */
  readonly quantity: number;
  /** Minor units of an `in`, or those of one that a `back` takes out again; null: it follows. */
  readonly value: number | null;
  /** The issue that a `back` undoes, or what came where it takes that back; null for all other kinds. */
  readonly undoes: OpenIssue | null;
  /** The one thing that is moved, where a key is kept thing by thing; else null. */
  readonly unitId: string | null;
}

/** What of an issue is still out. */
export interface OpenIssue {
  /** Its line in the ledger. */
  readonly line: number;
  readonly lot: string | null;
  readonly quantity: number;
  /** Minor units. */
  readonly value: number;
}

/** A line of the ledger before it has its number. */
export interface BookedMove {
  readonly key: string;
  readonly kind: MoveKind;
  /** Id. */
  readonly place: string;
  readonly lot: string | null;
  readonly quantity: number;
  /** Minor units, negative for what goes. */
  readonly value: number;
  /** Line of the issue that it undoes. */
  readonly undoes: number | null;
  /** The one thing that it moves: an offcut, a piece that was made to order. */
  readonly unitId: string | null;
}

/** What rules of moves need beside the move. */
export interface Booking {
  readonly portion: Portion;
  readonly messages: StockMessages;
}

/** A key after a move, with the lines that say it. */
export interface Booked {
  readonly book: KeyBook;
  readonly moves: readonly BookedMove[];
}

/** How much of a key there is, over all places or at one, of all lots or of one. */
export const onHandOf = (
  { balances }: Pick<KeyBook, 'balances'>,
  where: Partial<Omit<Balance, 'quantity'>> = {},
): number =>
  balances
    .filter(({ place, lot }) => place === (where.place ?? place) && (where.lot === undefined || lot === where.lot))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Writes one move: what is not there does not go, from no place and of no lot; a retired place takes nothing in; a key that is tracked by
 * lots names one, and no other does; what is kept thing by thing names the thing. Its value follows from the ledger.
 */
export function booked(book: KeyBook, move: AskedMove, booking: Booking): Result<Booked> {
  const { place, lot, quantity, undoes, unitId } = move;
  for (const guard of guards) {
    const refusal = guard(book, move, booking.messages);
    if (refusal) return refusal;
  }
  const { portion } = booking;
  const bringBack = openShare(undoes, portion);
  const line = ledgerLine(move, { onHand: onHandOf(book), stockValue: book.value, bringBack, portion });
  if (typeof line === 'string') throw new Error(`A move of kind ${move.kind} was asked for as none can be: ${line}.`);
  if (line.onHand > mostOnHand || Math.abs(line.stockValue) > mostOnHand)
    return refused('stock.too-much', booking.messages.tooMuch(book.key));
  const balances = withMore(book.balances, { place: place.id, lot, quantity });
  const written = { key: book.key, kind: move.kind, place: place.id, lot, quantity, value: line.value };
  return accepted({
    book: { ...book, balances, value: line.stockValue },
    moves: [{ ...written, undoes: undoes?.line ?? null, unitId }],
  });
}

type Guard = (
  book: KeyBook,
  move: AskedMove,
  messages: StockMessages,
) => ReturnType<typeof refused<RefusalCode>> | null;

/** What stands in the way of a move, the first of it. */
const guards: readonly Guard[] = [
  ({ key }, { unitId }, messages) =>
    groupOfOffcuts(key) !== undefined && unitId === null ? refused('stock.no-unit', messages.noUnit(key)) : null,
  ({ key }, { unitId }, messages) =>
    unitId === null || unitId === key || groupOfOffcuts(key) !== undefined
      ? null
      : refused('stock.not-unit', messages.notUnit(key)),
  (_, { unitId, quantity }, messages) =>
    unitId !== null && Math.abs(quantity) > 1 ? refused('stock.quantity', messages.oneUnit(unitId)) : null,
  ({ key }, { value }, messages) =>
    groupOfOffcuts(key) !== undefined && (value ?? 0) > 0 ? refused('stock.offcut-value', messages.offcutValue) : null,
  ({ key, isLotTracked }, { lot, unitId }, messages) =>
    isLotTracked && lot === null && unitId === null ? refused('stock.no-lot', messages.noLot(key)) : null,
  ({ key, isLotTracked }, { lot, unitId }, messages) =>
    lot !== null && (!isLotTracked || unitId !== null) ? refused('stock.not-tracked', messages.notTracked(key)) : null,
  (_, { place, quantity }, messages) =>
    quantity > 0 && place.isRetired ? refused('stock.place-retired', messages.placeRetired(place.name)) : null,
  (book, { place, lot, quantity }, messages) => {
    const there = onHandOf(book, { place: place.id, lot });
    if (there + quantity >= 0) return null;
    const wanted = quantityText(-quantity, book.unit);
    return refused('stock.not-there', messages.notThere(place.name, amountOf(book, there, lot), wanted));
  },
  (book, { lot, quantity, undoes }, messages) => {
    if (undoes === null || (undoes.lot === lot && undoes.quantity >= Math.abs(quantity))) return null;
    const open = messages.held(amountOf(book, undoes.quantity, undoes.lot));
    return refused('stock.not-out', messages.notOut(undoes.line, open, messages.held(amountOf(book, quantity, lot))));
  },
];

const amountOf = ({ key, unit }: KeyBook, quantity: number, lot: string | null) => ({
  quantity: quantityText(quantity, unit),
  unit,
  key,
  lot,
});

/** The value of a part of an issue that comes back: of all that is still out, to the cent. */
const openShare =
  (issue: OpenIssue | null, portion: Portion): LedgerBook['bringBack'] =>
  (_, quantity) =>
    issue && portion(issue.value, quantity, issue.quantity);

/** From one place to another: two lines, with the value of the first in the second. */
export function transferred(
  book: KeyBook,
  { from, to, lot, quantity }: Pick<AskedMove, 'lot' | 'quantity'> & { readonly from: Place; readonly to: Place },
  booking: Booking,
): Result<Booked> {
  if (from.id === to.id) return refused('stock.same-place', booking.messages.samePlace(to.name));
  const transfer = { kind: 'transfer', lot, value: null, undoes: null, unitId: null } as const;
  const out = booked(book, { ...transfer, place: from, quantity: -quantity }, booking);
  if (!out.ok) return out;
  const value = -out.value.moves.reduce((sum, move) => sum + move.value, 0);
  const back = booked(
    out.value.book,
    { ...transfer, place: to, quantity, undoes: { line: 0, lot, quantity, value } },
    booking,
  );
  if (!back.ok) return back;
  const moves = [...out.value.moves, ...back.value.moves].map((move) => ({ ...move, undoes: null }));
  return accepted({ book: back.value.book, moves });
}

/** What was counted of a lot at a place: the difference to the book is a line, also where there is none. */
export function counted(
  book: KeyBook,
  { place, lot, quantity }: Pick<AskedMove, 'place' | 'lot' | 'quantity'>,
  booking: Booking,
): Result<Booked> {
  const difference = quantity - onHandOf(book, { place: place.id, lot });
  const count = { kind: 'count', place, lot, quantity: difference, value: null } as const;
  return booked(book, { ...count, undoes: null, unitId: null }, booking);
}

/** The day on which something has happened: not one to come. Both are ISO days. */
export const dayOfMove = (on: string, today: string, messages: StockMessages): Result<string> =>
  on > today ? refused('stock.later', messages.later) : accepted(on);

function withMore(balances: readonly Balance[], { place, lot, quantity }: Balance): readonly Balance[] {
  const at = balances.findIndex((each) => each.place === place && each.lot === lot);
  const before = balances[at];
  return before
    ? balances.with(at, { ...before, quantity: before.quantity + quantity })
    : [...balances, { place, lot, quantity }];
}
