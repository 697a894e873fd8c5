import { refused } from '@door/domain/door/model/result';
import { booked, type BookedMove } from '@door/domain/making/stock/book-moves';
import { type Place, putAwayAt } from '@door/domain/making/stock/places';
import { writtenAs } from '@door/domain/making/stock/quantity';
import { longestKey } from '@door/domain/making/stock/stock-article';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { text } from '../input/text.ts';
import { messages, stockMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { RefusalCode, Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { knownArticles, loadPlaces, loadSupplies, noArticle } from './articles.ts';
import { messageInput } from './inventory-input.ts';
import { booking, type Books, openBooks, valueFrom, writeMoves } from './write-moves.ts';

/** A row of a file as somebody has written it; what is wrong with it is told by its number. */
const rowInput = z.strictObject({
  Key: text(longestKey),
  /** Name; '': where the article is put away. */
  Place: text(60).default(''),
  Quantity: text(40),
  /** What all of it is worth, `50.00`; '': nothing. */
  Value: text(40).default(''),
  /** '': none. */
  Lot: text(40).default(''),
});
type Row = z.output<typeof rowInput>;

/** Longer files come in parts. */
const mostRows = 2_000;

/** The field at which a row is at fault. */
const fieldOf: Readonly<Partial<Record<RefusalCode, keyof Row>>> = {
  'stock.no-place': 'Place',
  'stock.quantity': 'Quantity',
  'stock.too-much': 'Quantity',
  'quote.wrong-amount': 'Value',
  'stock.other-currency': 'Value',
  'stock.no-lot': 'Lot',
  'stock.not-tracked': 'Lot',
};

/**
 * What was there when the books began: all rows, or none where one is at fault. With DryRun nothing is written. Of a key that was ever
 * moved nothing is taken, so that a file that is sent again under another Id is not booked twice.
 */
export const importOpening = procedure
  .allow('inventory.manage')
  .input(
    z.strictObject({
      ...messageInput,
      Rows: z
        .array(rowInput, 'must be a list of rows')
        .min(1, 'must have at least one row')
        .max(mostRows, `must have at most ${String(mostRows)} rows`),
      DryRun: booleanInput,
    }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { Id, DryRun } = sent;
    const file = await readFile(ctx, sent.Rows);
    const isWritten = !DryRun && (await ctx.stores.stock.writtenBy(Id)).length > 0;
    const read = postRows(ctx, file, await openBooks(ctx, { ...file, isLocked: false }));
    const faults = read.flatMap((outcome, at) => (outcome.ok ? [] : [faultToWire(outcome, at)]));
    const answer = { Id, Rows: sent.Rows.length };
    if (!isWritten && (DryRun || faults.length > 0)) return { ...answer, Faults: faults, IsBooked: false };
    await writeMoves(ctx, {
      cause: 'opening',
      sent: { ...sent, Reason: '' },
      ...file,
      post: async (books) => postRows(ctx, file, books).flatMap(unwrapOrThrow),
    });
    if (!isWritten)
      await recordHistory(ctx, [
        { about: 'stock', aboutId: Id, kind: 'row', from: null, to: messages.inventory.imported(sent.Rows.length) },
      ]);
    return { ...answer, Faults: [], IsBooked: true };
  });

const faultToWire = ({ refusal: { code, message } }: Extract<Result<never>, { readonly ok: false }>, at: number) => ({
  /** Counted from 1. */
  Row: at + 1,
  Field: fieldOf[code] ?? 'Key',
  Message: message,
});

interface FileRow extends Row {
  readonly place: Place | undefined;
}

interface StockFile {
  readonly rows: readonly FileRow[];
  /** Known keys, and ids of places, that it names. */
  readonly keys: readonly string[];
  readonly places: readonly string[];
}

async function readFile(ctx: OfficeScope, sent: readonly Row[]): Promise<StockFile> {
  const places = (await loadPlaces(ctx)).filter(({ isRetired }) => !isRetired);
  const supplyOf = await loadSupplies(ctx);
  const placeOf = (name: string, key: string) =>
    name === ''
      ? putAwayAt(places, supplyOf(key).firstPlace)
      : places.find((place) => place.name.toLowerCase() === name.toLowerCase());
  const rows = sent.map((row) => {
    const [Key, Place] = [row.Key.trim(), row.Place.trim()];
    return { ...row, Key, Place, place: placeOf(Place, Key) };
  });
  const find = await knownArticles(
    ctx,
    rows.map(({ Key }) => Key),
  );
  return {
    rows,
    keys: rows.flatMap(({ Key }) => (find(Key) ? [Key] : [])),
    places: rows.flatMap(({ place }) => place?.id ?? []),
  };
}

/** Of each row the line that it writes, or why it cannot. */
function postRows(ctx: OfficeScope, { rows }: StockFile, books: Books): readonly Result<readonly BookedMove[]>[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const article = books.article(row.Key);
    if (!article.ok) return noArticle(row.Key);
    if (!books.isNew(row.Key)) return refused('stock.moved', stockMessages.moved(row.Key));
    const { place } = row;
    if (place === undefined) return refused('stock.no-place', messages.inventory.noPlaceNamed(row.Place));
    const lot = row.Lot.trim() || null;
    const isTwice = seen.has(JSON.stringify([row.Key, place.id, lot]));
    seen.add(JSON.stringify([row.Key, place.id, lot]));
    if (isTwice) return refused('stock.row-twice', stockMessages.twice(row.Key));
    const { unit } = article.value;
    const quantity = writtenAs('wrongQuantity', { text: row.Quantity.trim(), unit, messages: stockMessages });
    if (!quantity.ok) return quantity;
    const value = row.Value.trim() === '' ? null : valueFrom(ctx, article.value, row.Value);
    if (value !== null && !value.ok) return value;
    const asked = { kind: 'in', place, lot, quantity: quantity.value, value: value?.value ?? null } as const;
    return books.post(row.Key, (book) => booked(book, { ...asked, undoes: null, unitId: null }, booking));
  });
}
