import { groupsOf } from '@door/domain/lib/records';
import { batchNumberText } from '@door/domain/making/batch/batch-number';
import { type FloorStep, hasTaken } from '@door/domain/making/batch/batch-cycle';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { type BatchNeed, batchNeeds, keyOfBar, stepOfBars } from '@door/domain/making/stock/batch-needs';
import { type Place, putAwayAt } from '@door/domain/making/stock/places';
import { quantityText } from '@door/domain/making/stock/quantity';
import { type SaidSupplies, supplyOf } from '@door/domain/making/stock/supply';
import { type TakenFromBook, takenFromBook } from '@door/domain/making/stock/take-from-book';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { loadPlaces } from '../inventory/articles.ts';
import { demandRules } from '../inventory/write-demand.ts';
import type { BatchCause, StockMessage } from '../inventory/stock-store.ts';
import { booking, type Books, openBooks, signed } from '../inventory/write-moves.ts';
import { stockMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import type { OfficeScope } from '../procedure.ts';
import { createTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredBatch } from './batch-store.ts';
import { numberOf } from './load-batch.ts';
import { batchLines } from './open-lines.ts';

/** Takes from stock what a step of the floor uses up, unless it is out already. The batch is locked before the accounts of keys. */
export async function issueForBatch(ctx: OfficeScope, stored: StoredBatch, step: FloorStep): Promise<void> {
  const { stores, supplier } = ctx;
  const call = `batch.${step}` as const;
  if ((await stores.stock.stillOut(stored.id, call)).length > 0) return;
  const rules = { ...demandRules(supplier, await loadSaid(ctx)), barYield: supplier.client.works.barYield };
  const lines = await batchLines(ctx, stored);
  const bars = (await stores.batches.frozen(stored.id))?.bars ?? [];
  await issueNeeds(ctx, stored, { needs: batchNeeds(step, { lines, bars }, rules), call });
}

/** Takes the new bar of a piece that is made again, where the batch has taken its other bars already. */
export async function issueBarAgain(ctx: OfficeScope, stored: StoredBatch, bar: PlannedBar): Promise<void> {
  const key = keyOfBar(bar);
  if (bar.offcut !== null || !hasTaken(stepOfBars(key, await loadSaid(ctx)), stored.batch.state)) return;
  await issueNeeds(ctx, stored, { needs: [{ key, picks: [1] }], call: 'batch.scan' });
}

/** What was said of how articles are kept, by their keys. */
export const loadSaid = async ({ stores }: Pick<OfficeScope, 'stores'>): Promise<SaidSupplies> =>
  new Map((await stores.stock.supplies()).map((supply) => [supply.key, supply]));

interface Issue {
  readonly needs: readonly BatchNeed[];
  readonly call: BatchCause;
}

/**
 * It never stops the saw: what the book lacks is counted first, and somebody is asked to count it. Of a key that was never moved nothing
 * is known and nothing is written, so that whoever does not use stock hears nothing of it.
 */
async function issueNeeds(ctx: OfficeScope, stored: StoredBatch, { needs: all, call }: Issue): Promise<void> {
  const { stock } = ctx.stores;
  const moved = new Set((await stock.balances({ keys: all.map(({ key }) => key) })).map(({ key }) => key));
  const needs = all.filter(({ key }) => moved.has(key));
  if (needs.length === 0) return;
  const keys = needs.map(({ key }) => key);
  const { books, places } = await openShop(ctx, keys);
  const said = await loadSaid(ctx);
  const [lots, pieces] = [groupsOf(await stock.lots(keys), ({ key }) => key), await stock.pieces(keys)];
  const taken = needs.map(({ key, picks }) => {
    const home = putAwayAt(places, supplyOf(key, said).firstPlace);
    if (!home) throw new Error('A supplier has a default place.');
    const own = (lots.get(key) ?? []).map(({ lot }) => lot);
    const shelves = { home, places, lots: own, unitId: pieces.includes(key) ? key : null };
    return { key, home, ...takeIn(books, key, (book) => takenFromBook(book, { ...shelves, picks }, booking)) };
  });
  const usual = messageOf(ctx, stored, call);
  const counts = taken.flatMap((each) => each.counts);
  await stock.add(counts, { ...usual, reason: stockMessages.foundMore });
  await stock.add(
    taken.flatMap((each) => each.issues),
    usual,
  );
  await askToCount(ctx, stored, { taken, books });
}

type BookWrite = Parameters<Books['post']>[1];

/** Posts what a batch takes, and tells what the book lacked. */
function takeIn(
  books: Books,
  key: string,
  take: (book: Parameters<BookWrite>[0]) => ReturnType<typeof takenFromBook>,
): Pick<TakenFromBook, 'counts' | 'issues' | 'found'> {
  let taken: TakenFromBook | undefined;
  unwrapOrThrow(
    books.post(key, (book) => {
      const outcome = take(book);
      if (!outcome.ok) return outcome;
      taken = outcome.value;
      return { ok: true, value: { book: taken.book, moves: [...taken.counts, ...taken.issues] } };
    }),
  );
  if (!taken) throw new Error(`Nothing was taken of ${key}.`);
  return taken;
}

/** Books with all places as they are now. */
export interface Shop {
  readonly books: Books;
  readonly places: readonly Place[];
}

/** The books of these keys, locked all at once. */
export async function openShop(ctx: OfficeScope, keys: readonly string[]): Promise<Shop> {
  const ids = (await loadPlaces(ctx)).map(({ id }) => id);
  const books = await openBooks(ctx, { keys, places: ids, isLocked: true });
  return { books, places: ids.map((id) => unwrapOrThrow(books.place(id))) };
}

/** What all lines say that the floor of a batch writes. */
export const messageOf = (ctx: OfficeScope, stored: StoredBatch, call: BatchCause): StockMessage => ({
  cause: { kind: call, id: stored.id },
  batch: batchNumberText(numberOf(stored)),
  idempotencyKey: '',
  reason: '',
  reasonCode: null,
  happenedOn: today(ctx),
  ...signed(ctx),
});

interface Found {
  readonly taken: readonly (Pick<TakenFromBook, 'found'> & { readonly key: string; readonly home: Place })[];
  readonly books: Books;
}

/** A task for each key of which the book lacked something, unless one is open. Their accounts are locked, so that no other is made meanwhile. */
async function askToCount(ctx: OfficeScope, stored: StoredBatch, { taken, books }: Found): Promise<void> {
  const lacking = taken.filter(({ found }) => found > 0);
  if (lacking.length === 0) return;
  const open = new Set((await ctx.stores.tasks.ofRule('count-stock')).map(({ what }) => what));
  for (const { key, home, found } of lacking) {
    const what = stockMessages.countTask(key, home.name);
    if (open.has(what)) continue;
    const { unit } = unwrapOrThrow(books.article(key));
    const amount = stockMessages.held({ quantity: quantityText(found, unit), unit, key, lot: null });
    const nothing = { itemId: null, enquiryId: null, quoteId: null, orderId: null, assignee: null };
    await createTask(ctx, {
      id: ctx.ids.other(),
      what,
      about: stockMessages.countTaskAbout(batchNumberText(numberOf(stored)), amount),
      due: workingDaysAfter(today(ctx), 1),
      rule: 'count-stock',
      ...nothing,
    });
  }
}
