import { lineStandings, type PurchaseLine, worthOfReceipt } from '@door/domain/making/purchasing/purchase';
import { pieceText } from '@door/domain/making/purchasing/purchase-csv';
import { accepted } from '@door/domain/door/model/result';
import { booked, type BookedMove, transferred } from '@door/domain/making/stock/book-moves';
import type { StockAccount } from '../inventory/stock-store.ts';
import { loadPlaces } from '../inventory/articles.ts';
import { openBooks, booking } from '../inventory/write-moves.ts';
import { messages } from '../messages.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type ReceiptLine, recordOfPurchase, type StoredPurchase } from './purchase-store.ts';

/** What all lines in the ledger have of a receipt, a claim or a bill. */
interface Written {
  /** What has written it, and its id. */
  readonly kind?: 'receipt' | 'claim' | 'bill';
  readonly id: string;
  readonly idempotencyKey: string;
  /** ISO day. */
  readonly happenedOn: string;
  readonly reason: string;
}

interface Receiving extends Written {
  readonly lines: readonly ReceiptLine[];
  /** Accounts that are written after it: all are locked at once, in one order. */
  readonly beside: readonly StockAccount[];
}

/**
 * Writes what came into the ledger, what is damaged at the place for that. It is worth what its line costs; in another currency than the
 * account of its key has, nothing, until a bill says otherwise.
 */
export async function bookIn(
  ctx: OfficeScope,
  stored: StoredPurchase,
  { lines, beside, ...written }: Receiving,
): Promise<void> {
  const standings = new Map(lineStandings(recordOfPurchase(stored)).map((each) => [each.line.id, each]));
  const goods = lines.flatMap((line) => {
    const standing = standings.get(line.line);
    return standing ? [{ ...line, ordered: standing.line }] : [];
  });
  const quarantine = goods.some(({ damaged }) => damaged > 0) ? await quarantinePlace(ctx) : null;
  const came = goods.flatMap((each) => cameOf(each, quarantine));
  const { currency } = ctx.supplier.client;
  const accounts = came.map(({ key, ordered: { unit } }) => ({ key, unit, currency }));
  // What was ordered comes in, whatever the catalogue still sells by then.
  const all = [...accounts, ...beside];
  await ctx.stores.stock.lock([...new Map(all.map((account) => [account.key, account])).values()]);
  await ctx.stores.stock.addPieces(
    came.flatMap(({ key, ordered: { made }, unitId }) =>
      made && unitId !== null ? [{ key, description: pieceText(made.spec) }] : [],
    ),
  );
  const books = await openBooks(ctx, {
    keys: accounts.map(({ key }) => key),
    places: came.map(({ place }) => place),
    isLocked: true,
  });
  const before = new Map([...standings].map(([id, { received }]) => [id, received]));
  const moves: BookedMove[] = [];
  for (const { key, ordered, quantity, place: placeId, ...goodsOf } of came) {
    const place = unwrapOrThrow(books.place(placeId));
    const earlier = before.get(ordered.id) ?? 0;
    before.set(ordered.id, earlier + quantity);
    const worth = worthOfReceipt(ordered, { before: earlier, quantity }, booking.portion);
    const isComparable = unwrapOrThrow(books.article(key)).currency === stored.purchase.currency;
    const asked = {
      kind: 'in',
      place,
      quantity,
      value: isComparable ? worth : null,
      undoes: null,
      ...goodsOf,
    } as const;
    moves.push(...unwrapOrThrow(books.post(key, (of) => booked(of, asked, booking))));
  }
  await addLines(ctx, moves, written);
}

interface Came extends Pick<ReceiptLine, 'quantity' | 'place' | 'lot'> {
  readonly key: string;
  readonly ordered: PurchaseLine;
  readonly unitId: string | null;
}

/**
 * What came of a line by places; of what is made for doors each piece, under its own reference. A damaged one is no piece of a door: it is
 * kept under the same key without being the unit, so that another one may come.
 */
function cameOf(
  { ordered, quantity, damaged, pieces, place, lot }: ReceiptLine & { readonly ordered: PurchaseLine },
  quarantine: string | null,
): readonly Came[] {
  const aside = quarantine ?? place;
  if (!pieces)
    return [
      ...(quantity > 0 ? [{ key: ordered.key, ordered, quantity, place, lot, unitId: null }] : []),
      ...(damaged > 0 ? [{ key: ordered.key, ordered, quantity: damaged, place: aside, lot, unitId: null }] : []),
    ];
  const one = { ordered, quantity: 1, lot: null };
  return [
    ...pieces.whole.map((key) => ({ ...one, key, place, unitId: key })),
    ...pieces.damaged.map((key) => ({ ...one, key, place: aside, unitId: null })),
  ];
}

/** Takes every line that a receipt has written back, with the value that it brought. What is not there any more cannot go. */
export async function bookBack(ctx: OfficeScope, { receiptId, ...written }: Written & { readonly receiptId: string }) {
  const lines = await ctx.stores.stock.writtenBy(receiptId);
  const books = await openBooks(ctx, {
    keys: lines.map(({ key }) => key),
    places: lines.map(({ place }) => place),
    isLocked: true,
  });
  const moves = lines.flatMap(({ key, place, lot, quantity, value, line, unitId }) => {
    const undoes = { line, lot, quantity, value };
    const asked = { kind: 'back', place: unwrapOrThrow(books.place(place)), lot, undoes, unitId } as const;
    const back = { ...asked, quantity: -quantity, value: 0 - value };
    return unwrapOrThrow(books.post(key, (of) => booked(of, back, booking)));
  });
  await addLines(ctx, moves, written);
}

/**
 * Puts pieces that are claimed aside, where no door is promised them: its demand is open again from then on. One that came damaged lies
 * there already, and one that is built in stays where it is.
 */
export async function setAside(ctx: OfficeScope, pieces: readonly string[], written: Written): Promise<void> {
  if (pieces.length === 0) return;
  const quarantine = await quarantinePlace(ctx);
  const places = await loadPlaces(ctx);
  const books = await openBooks(ctx, { keys: pieces, places: places.map(({ id }) => id), isLocked: true });
  const to = unwrapOrThrow(books.place(quarantine));
  const moves = pieces.flatMap((key) =>
    unwrapOrThrow(
      books.post(key, (book) => {
        const lying = book.balances.find(({ place, quantity }) => quantity > 0 && place !== quarantine);
        if (!lying) return accepted({ book, moves: [] });
        const from = unwrapOrThrow(books.place(lying.place));
        return transferred(book, { from, to, lot: lying.lot, quantity: 1 }, booking);
      }),
    ),
  );
  await addLines(ctx, moves, { ...written, kind: 'claim' });
}

export const addLines = ({ stores, caller, clock }: OfficeScope, moves: readonly BookedMove[], written: Written) =>
  stores.stock.add(moves, {
    cause: { kind: written.kind ?? 'receipt', id: written.id },
    idempotencyKey: written.idempotencyKey,
    batch: null,
    reason: written.reason.trim(),
    reasonCode: null,
    happenedOn: written.happenedOn,
    who: caller.userId,
    at: clock.now().toISOString(),
  });

/** Where damaged goods are put aside: made when it is first needed, and found by its id whatever it is called by then. */
async function quarantinePlace({ stores: { stock }, ids, clock, clientId }: OfficeScope): Promise<string> {
  const id = ids.itemNamed(`quarantine of ${String(clientId)}`);
  const facts = { name: messages.inventory.quarantine, counts: false, isDefault: false, isRetired: false };
  await stock.addPlace({ id, ...facts }, clock.now().toISOString());
  return id;
}
