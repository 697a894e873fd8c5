import { accepted, type Result } from '../../door/model/result.ts';
import { groupsOf } from '../../lib/records.ts';
import { type AskedMove, type Balance, booked, type BookedMove, type Booking, type KeyBook } from './book-moves.ts';
import type { Place } from './places.ts';

/** What a batch finds when it takes something. */
export interface Shelves {
  /** Where the key is put away. */
  readonly home: Place;
  /** All others in their order; from what does not count nothing is taken. */
  readonly places: readonly Place[];
  /** Of a key that is tracked, the oldest first. */
  readonly lots: readonly string[];
  /** The one thing that it is, where the key is that of a piece; else null. */
  readonly unitId: string | null;
}

/** A key after a batch has taken of it. */
export interface TakenFromBook {
  readonly book: KeyBook;
  /** What was more than the book had: to be written before what was taken. */
  readonly counts: readonly BookedMove[];
  readonly issues: readonly BookedMove[];
  /** How much the book lacked, base units. */
  readonly found: number;
}

/**
 * Takes goods whether or not the book has them, for what is in the works was on the shelf: what it lacks is counted first. They are of
 * the first place that has enough, home before others; where none has, of several. Lots are mixed for no door that one of them suffices for.
 * @param picks base units, door after door; of what has no lots only their sum counts
 */
export function takenFromBook(
  book: KeyBook,
  { picks, ...shelves }: Shelves & { readonly picks: readonly number[] },
  booking: Booking,
): Result<TakenFromBook> {
  const quantity = picks.reduce((sum, each) => sum + each, 0);
  const there = picksFrom(spotsOf(book, shelves), book.isLotTracked ? picks : [quantity]).flat();
  const found = quantity - sumOf(there);
  const lot = book.isLotTracked ? (shelves.lots.at(-1) ?? booking.messages.unknownLot) : null;
  const missing = found > 0 ? [{ place: shelves.home, lot, quantity: found }] : [];
  const { unitId } = shelves;
  const usual = { value: null, undoes: null, unitId };
  const counts = missing.map((spot): AskedMove => ({ kind: 'count', ...spot, ...usual }));
  const issues = together([...there, ...missing]).map(
    (spot): AskedMove => ({ kind: 'issue', ...spot, ...usual, quantity: -spot.quantity }),
  );
  let after = book;
  const written: BookedMove[] = [];
  for (const move of [...counts, ...issues]) {
    const outcome = booked(after, move, booking);
    if (!outcome.ok) return outcome;
    after = outcome.value.book;
    written.push(...outcome.value.moves);
  }
  return accepted({
    book: after,
    found,
    counts: written.slice(0, counts.length),
    issues: written.slice(counts.length),
  });
}

/** So much of a lot at a place. */
export interface Spot extends Pick<Balance, 'lot' | 'quantity'> {
  readonly place: Place;
}

/** Where there is any that can be taken, in the order in which it is. */
export function spotsOf({ balances }: Pick<KeyBook, 'balances'>, { home, places, lots }: Shelves): readonly Spot[] {
  const inOrder = [home, ...places.filter(({ id }) => id !== home.id)].filter(({ counts }) => counts);
  const spots = inOrder.flatMap((place) =>
    balances
      .filter((balance) => balance.place === place.id && balance.quantity > 0)
      .map(({ lot, quantity }): Spot => ({ place, lot, quantity })),
  );
  const ageOf = ({ lot }: Spot) => (lot === null ? 0 : lots.indexOf(lot));
  return spots.toSorted((one, other) => ageOf(one) - ageOf(other));
}

/** What each takes in its turn of what those before it have left: of the oldest lot that suffices, else of several, the oldest first. */
export function picksFrom(spots: readonly Spot[], picks: readonly number[]): readonly (readonly Spot[])[] {
  let left = spots;
  return picks.map((quantity) => {
    const taken = pickFrom(left, quantity);
    left = left
      .map((spot) => ({ ...spot, quantity: spot.quantity - (taken.find(isAt(spot))?.quantity ?? 0) }))
      .filter((spot) => spot.quantity > 0);
    return taken;
  });
}

function pickFrom(spots: readonly Spot[], quantity: number): readonly Spot[] {
  const lots = [...groupsOf(spots, ({ lot }) => lot).values()];
  const own = lots.find((lot) => sumOf(lot) >= quantity) ?? spots;
  const enough = own.find((spot) => spot.quantity >= quantity);
  return enough ? [{ ...enough, quantity }] : upTo(quantity, own);
}

const isAt =
  ({ place, lot }: Spot) =>
  (other: Spot): boolean =>
    other.place.id === place.id && other.lot === lot;

const sumOf = (spots: readonly Spot[]): number => spots.reduce((sum, { quantity }) => sum + quantity, 0);

/** So many of these, the first ones first. */
function upTo(quantity: number, spots: readonly Spot[]): readonly Spot[] {
  const taken: Spot[] = [];
  let left = quantity;
  for (const spot of spots) {
    if (left === 0) break;
    taken.push({ ...spot, quantity: Math.min(left, spot.quantity) });
    left -= Math.min(left, spot.quantity);
  }
  return taken;
}

/** What is found lies with what the book has there. */
const together = (spots: readonly Spot[]): readonly Spot[] =>
  spots.reduce<readonly Spot[]>((all, spot) => {
    const at = all.findIndex(isAt(spot));
    const before = all[at];
    return before ? all.with(at, { ...before, quantity: before.quantity + spot.quantity }) : [...all, spot];
  }, []);
