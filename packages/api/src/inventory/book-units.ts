import { type OffcutEntry, offcutLines } from '@door/domain/making/batch/offcut-ledger';
import { type AskedMove, booked, type BookedMove, type OpenIssue } from '@door/domain/making/stock/book-moves';
import { type Place, putAwayAt } from '@door/domain/making/stock/places';
import { today } from '../pricing/price-lists.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadPlaces, loadSupplies } from './articles.ts';
import type { StockLine, StockMessage } from './stock-store.ts';
import { booking, type Books, openBooks, signed } from './write-moves.ts';

/** One thing, the key that it is kept under, and its lines, the first one first. */
export interface KeptUnit {
  readonly key: string;
  readonly lines: readonly StockLine[];
}

/** What happens to units, in turn: the state machine of offcuts has allowed it. */
export interface UnitBooking {
  readonly entries: readonly OffcutEntry[];
  readonly units: ReadonlyMap<string, KeptUnit>;
}

/** Writes what happens to units, each where it lies; what comes is put away. */
export async function bookUnits(
  ctx: OfficeScope,
  { entries, units }: UnitBooking,
  message: Pick<StockMessage, 'cause' | 'batch' | 'idempotencyKey' | 'reason'>,
): Promise<void> {
  if (entries.length === 0) return;
  const keys = entries.flatMap(({ offcut }) => units.get(offcut)?.key ?? []);
  const ids = (await loadPlaces(ctx)).map(({ id }) => id);
  const supplyOf = await loadSupplies(ctx);
  const books = await openBooks(ctx, { keys, places: ids, isLocked: true });
  const places = ids.map((id) => unwrapOrThrow(books.place(id)));
  const placeOf: PlaceOfUnit = ({ key, lines }, isComing) => {
    const own = lines.at(-1)?.place ?? supplyOf(key).firstPlace;
    return isComing ? putAwayAt(places, own) : places.find(({ id }) => id === own);
  };
  const moves = unitMoves(books, { entries, units }, placeOf);
  const happenedOn = today(ctx);
  await ctx.stores.stock.add(moves, { ...message, reasonCode: null, happenedOn, ...signed(ctx) });
}

/** Where a unit lies, or is put away when it comes; undefined: nowhere. */
type PlaceOfUnit = (unit: KeptUnit, isComing: boolean) => Place | undefined;

/** The lines of what happens to units, posted into the books of their keys. */
export const unitMoves = (books: Books, { entries, units }: UnitBooking, placeOf: PlaceOfUnit): readonly BookedMove[] =>
  entries.flatMap(({ offcut, move }) => {
    const unit = units.get(offcut);
    const { kind, quantity } = offcutLines[move];
    const place = unit && placeOf(unit, quantity > 0);
    if (!unit || !place) throw new Error(`Unit ${offcut} is kept nowhere.`);
    const undoes = move === 'returned' ? issueOf(unit) : null;
    const asked: AskedMove = { kind, quantity, place, lot: null, value: null, undoes, unitId: offcut };
    return unwrapOrThrow(books.post(unit.key, (book) => booked(book, asked, booking)));
  });

/** The issue by which a unit was used. */
function issueOf({ key, lines }: KeptUnit): OpenIssue {
  const issue = lines.findLast(({ kind }) => kind === 'issue');
  if (!issue) throw new Error(`Of ${key} nothing was used.`);
  return { line: issue.line, lot: null, quantity: -issue.quantity, value: -issue.value };
}
