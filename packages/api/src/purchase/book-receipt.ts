import { lineStandings, worthOfReceipt } from '@door/domain/making/purchasing/purchase';
import { booked, type BookedMove } from '@door/domain/making/stock/book-moves';
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

/**
 * Writes what came into the ledger, what is damaged at the place for that. It is worth what its line costs; in another currency than the
 * account of its key has, nothing, until a bill says otherwise.
 */
export async function bookIn(
  ctx: OfficeScope,
  stored: StoredPurchase,
  { lines, ...written }: Written & { readonly lines: readonly ReceiptLine[] },
): Promise<void> {
  const standings = new Map(lineStandings(recordOfPurchase(stored)).map((each) => [each.line.id, each]));
  const goods = lines.flatMap((line) => {
    const standing = standings.get(line.line);
    return standing ? [{ ...line, ordered: standing.line }] : [];
  });
  const quarantine = goods.some(({ damaged }) => damaged > 0) ? await quarantinePlace(ctx) : null;
  const accounts = goods.map(({ ordered: { key, unit } }) => ({ key, unit, currency: ctx.supplier.client.currency }));
  // What was ordered comes in, whatever the catalogue still sells by then.
  await ctx.stores.stock.lock([...new Map(accounts.map((account) => [account.key, account])).values()]);
  const books = await openBooks(ctx, {
    keys: accounts.map(({ key }) => key),
    places: [...goods.map(({ place }) => place), ...(quarantine === null ? [] : [quarantine])],
    isLocked: true,
  });
  const came = new Map([...standings].map(([id, { received }]) => [id, received]));
  const moves: BookedMove[] = [];
  const book = ({ ordered, lot }: (typeof goods)[number], quantity: number, placeId: string) => {
    const place = unwrapOrThrow(books.place(placeId));
    if (quantity === 0) return;
    const before = came.get(ordered.id) ?? 0;
    came.set(ordered.id, before + quantity);
    const worth = worthOfReceipt(ordered, { before, quantity }, booking.portion);
    const isComparable = unwrapOrThrow(books.article(ordered.key)).currency === stored.purchase.currency;
    const value = isComparable ? worth : null;
    const asked = { kind: 'in', place, lot, quantity, value, undoes: null, unitId: null } as const;
    moves.push(...unwrapOrThrow(books.post(ordered.key, (of) => booked(of, asked, booking))));
  };
  for (const each of goods) {
    book(each, each.quantity, each.place);
    if (quarantine !== null) book(each, each.damaged, quarantine);
  }
  await addLines(ctx, moves, written);
}

/** Takes every line that a receipt has written back, with the value that it brought. What is not there any more cannot go. */
export async function bookBack(ctx: OfficeScope, { receiptId, ...written }: Written & { readonly receiptId: string }) {
  const lines = await ctx.stores.stock.writtenBy(receiptId);
  const books = await openBooks(ctx, {
    ...{ keys: lines.map(({ key }) => key), places: lines.map(({ place }) => place), isLocked: true },
  });
  const moves = lines.flatMap(({ key, place, lot, quantity, value, line }) => {
    const undoes = { line, lot, quantity, value };
    const asked = { kind: 'back', place: unwrapOrThrow(books.place(place)), lot, undoes, unitId: null } as const;
    const back = { ...asked, quantity: -quantity, value: 0 - value };
    return unwrapOrThrow(books.post(key, (of) => booked(of, back, booking)));
  });
  await addLines(ctx, moves, written);
}

export const addLines = ({ stores, caller, clock }: OfficeScope, moves: readonly BookedMove[], written: Written) =>
  stores.stock.add(moves, {
    ...{
      cause: { kind: written.kind ?? 'receipt', id: written.id },
      idempotencyKey: written.idempotencyKey,
      batch: null,
    },
    ...{ reason: written.reason.trim(), reasonCode: null, happenedOn: written.happenedOn },
    ...{ who: caller.userId, at: clock.now().toISOString() },
  });

/** Where damaged goods are put aside: made when it is first needed, and found by its id whatever it is called by then. */
async function quarantinePlace({ stores: { stock }, ids, clock, clientId }: OfficeScope): Promise<string> {
  const id = ids.itemNamed(`quarantine of ${String(clientId)}`);
  const facts = { name: messages.inventory.quarantine, counts: false, isDefault: false, isRetired: false };
  await stock.addPlace({ id, ...facts }, clock.now().toISOString());
  return id;
}
