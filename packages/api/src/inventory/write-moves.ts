import { groupsOf } from '@door/domain/lib/records';
import { accepted, refused } from '@door/domain/door/model/result';
import { type Booked, type BookedMove, dayOfMove, type KeyBook } from '@door/domain/making/stock/book-moves';
import type { Portion } from '@door/domain/making/stock/ledger';
import type { Place } from '@door/domain/making/stock/places';
import type { RemakeReason } from '@door/domain/selling/order/remake';
import { money, portion } from '@door/domain/selling/pricing/money';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages, stockMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import type { OfficeScope } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import type { Result } from '../refusals.ts';
import { together } from '../together.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type KnownArticle, keptArticle, knownArticles, loadSupplies, noArticle, placeIn } from './articles.ts';
import type { InventoryCause, StockAccount, StockLine } from './stock-store.ts';

/** Shares are rounded the same in every currency. */
const share: Portion = (value, of, whole) => portion(money(value, 'EUR'), of, whole).minor;

/** What the rules of moves need. */
export const booking = { portion: share, messages: stockMessages } as const;

/** What every message that moves stock says. */
interface SentMoves {
  readonly Id: string;
  readonly On?: string | undefined;
  readonly Reason: string;
}

interface Writing {
  readonly cause: InventoryCause;
  readonly sent: SentMoves;
  /** Keys and ids of places that it names. */
  readonly keys: readonly string[];
  readonly places: readonly string[];
  readonly reasonCode?: RemakeReason;
  /** What is written: posts into the books, which nobody else writes meanwhile. */
  readonly post: (books: Books) => Promise<readonly BookedMove[]>;
}

/**
 * Writes what a message asks for, once. One that was written already is answered with its lines; one of its Id that asks for something
 * else is refused.
 */
export async function writeMoves(
  ctx: OfficeScope,
  { cause, sent, keys, places, reasonCode, post }: Writing,
): Promise<readonly StockLine[]> {
  const { stock } = ctx.stores;
  const idempotencyKey = idempotencyKeyOf(ctx, `inventory.${cause}`, sent);
  const earlier = await stock.writtenBy(sent.Id);
  if (earlier.length > 0) return unwrapOrThrow(isSame(earlier, idempotencyKey));
  const day = today(ctx);
  const happenedOn = unwrapOrThrow(dayOfMove(sent.On ?? day, day, stockMessages));
  const moves = await post(await openBooks(ctx, { keys, places, isLocked: true }));
  return stock.add(moves, {
    cause: { kind: cause, id: sent.Id },
    idempotencyKey,
    happenedOn,
    reason: sent.Reason,
    reasonCode: reasonCode ?? null,
    batch: null,
    ...signed(ctx),
  });
}

/** Who writes a line, and when. */
export const signed = ({ caller, clock }: Pick<OfficeScope, 'caller' | 'clock'>) => ({
  who: caller.userId,
  at: clock.now().toISOString(),
});

const isSame = (lines: readonly StockLine[], key: string): Result<readonly StockLine[]> =>
  lines.every(({ idempotencyKey }) => idempotencyKey === key)
    ? accepted(lines)
    : refused('stock.id-taken', messages.inventory.idTaken);

/** Keys with what there is of them. */
export interface Books {
  readonly article: (key: string) => Result<KnownArticle>;
  readonly place: (id: string) => Result<Place>;
  /** Whether nothing was ever written of a key. */
  readonly isNew: (key: string) => boolean;
  /** Writes into the book of a key, as it is by then. */
  readonly post: (key: string, write: (book: KeyBook) => Result<Booked>) => Result<readonly BookedMove[]>;
}

interface Opening extends Pick<Writing, 'keys' | 'places'> {
  /** Whether nobody else may write a line of these keys until the transaction ends. */
  readonly isLocked: boolean;
}

/** What there is of a key is read after it is locked: before, somebody else could write a line of it in between. */
export async function openBooks(ctx: OfficeScope, { keys, places, isLocked }: Opening): Promise<Books> {
  const { stock } = ctx.stores;
  const named = [...new Set(keys)];
  const find = await knownArticles(ctx, named);
  const known = named.map((key) => unwrapOrThrow(found(find(key), key)));
  const accounts = known.map(({ key, unit, currency }) => ({ key, unit, currency }));
  const kept = isLocked ? await stock.lock(accounts) : accounts;
  const [here, supplyOf, written] = await together([
    stock.placesInUse([...new Set(places)]),
    loadSupplies(ctx),
    stock.balances({ keys: named }),
  ]);
  const balances = groupsOf(written, ({ key }) => key);
  const articles = new Map(kept.map((account) => [account.key, keptArticle(ctx.supplier, account)]));
  const books = new Map(
    kept.map(({ key, unit }): [string, KeyBook] => {
      const there = balances.get(key) ?? [];
      const value = there.reduce((sum, balance) => sum + balance.value, 0);
      return [key, { key, unit, isLotTracked: supplyOf(key).isLotTracked, balances: there, value }];
    }),
  );
  return {
    article: (key) => found(articles.get(key), key),
    place: (id) => placeIn(here, id),
    isNew: (key) => !balances.has(key),
    post: (key, write) => {
      const book = found(books.get(key), key);
      const outcome = book.ok ? write(book.value) : book;
      if (!outcome.ok) return outcome;
      books.set(key, outcome.value.book);
      return accepted(outcome.value.moves);
    },
  };
}

const found = <Found>(each: Found | undefined, key: string): Result<Found> =>
  each === undefined ? noArticle(key) : accepted(each);

/** What goods cost, in minor units. The values of a key are of one currency, that of its first line. */
export function valueFrom(
  { supplier }: Pick<OfficeScope, 'supplier'>,
  { key, currency }: StockAccount,
  text: string,
): Result<number> {
  if (currency !== supplier.client.currency)
    return refused('stock.other-currency', stockMessages.otherCurrency(key, currency));
  const value = amountFrom(text, currency);
  return value.ok ? accepted(value.value.minor) : value;
}
