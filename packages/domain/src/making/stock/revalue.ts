import { accepted, type Result } from '../../door/model/result.ts';
import { type Booked, booked, type Booking, type KeyBook, onHandOf } from './book-moves.ts';
import type { Portion } from './ledger.ts';
import type { Place } from './places.ts';

/** What goods cost more than they were booked in for, less than 0 where they cost less. */
export interface CostDifference {
  /** Minor units. */
  readonly difference: number;
  /** How many came of which it is said, base units. */
  readonly units: number;
}

/**
 * What stock takes of a difference: the share of what is still on hand (PROMISE 4.5), and never so much that goods would be worth less than
 * nothing. The rest is price difference. Minor units.
 */
export function shareOfStock(
  { difference, units }: CostDifference,
  { onHand, stockValue }: { readonly onHand: number; readonly stockValue: number },
  portion: Portion,
): number {
  if (units === 0 || onHand === 0) return 0;
  return Math.max(portion(difference, Math.min(onHand, units), units), 0 - stockValue);
}

/** Writes what stock takes of a difference, where most of the article is; nothing where it takes nothing. */
export function revalued(
  book: KeyBook,
  cost: CostDifference,
  { placeOf, ...booking }: Booking & { readonly placeOf: (id: string) => Place },
): Result<Booked> {
  const value = shareOfStock(cost, { onHand: onHandOf(book), stockValue: book.value }, booking.portion);
  const [at] = book.balances.toSorted((one, other) => other.quantity - one.quantity);
  if (value === 0 || !at) return accepted({ book, moves: [] });
  const asked = { kind: 'value', place: placeOf(at.place), lot: at.lot, quantity: 0, value } as const;
  return booked(book, { ...asked, undoes: null, unitId: null }, booking);
}
