import { compareText } from '@door/domain/lib/compare-text';
import { accepted, refused } from '@door/domain/door/model/result';
import { booked, counted, type OpenIssue, transferred } from '@door/domain/making/stock/book-moves';
import { signOfKind, writtenAs } from '@door/domain/making/stock/quantity';
import { remakeReasons } from '@door/domain/selling/order/remake';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { placeIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { messages, stockMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { moneyInput } from '../quote/quote-input.ts';
import type { Result } from '../refusals.ts';
import { together } from '../together.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { articleKeyInput, lotInput, messageInput, quantityInput, reasonInput, unitIdInput } from './inventory-input.ts';
import type { StockLine } from './stock-store.ts';
import { lineToWire } from './stock-to-wire.ts';
import { moveUnitByHand } from './unit-by-hand.ts';
import { booking, valueFrom, writeMoves } from './write-moves.ts';

const movingCall = procedure.allow('inventory.manage');

const movedInput = {
  ...messageInput,
  Key: articleKeyInput,
  Place: placeIdInput,
  /** More than 0: whether it comes or goes is said by the kind. */
  Quantity: quantityInput,
  Lot: lotInput,
};

const byHandInput = {
  ...movedInput,
  /** Of an article that is kept piece by piece: which one. */
  UnitId: unitIdInput.nullish(),
};

const moveInput = z.discriminatedUnion('Kind', [
  z.strictObject({
    Kind: z.literal('in'),
    ...byHandInput,
    /** What all of it cost; absent: nothing. */
    Value: moneyInput.nullish(),
    Reason: filledText(500),
  }),
  z.strictObject({ Kind: z.literal('issue'), ...byHandInput, Reason: filledText(500) }),
  z.strictObject({
    Kind: z.literal('back'),
    ...byHandInput,
    /** Line of the issue that it takes back, or a part of it. */
    Undoes: wholeNumberFrom(1, 2_000_000_000),
    Reason: filledText(500),
  }),
  z.strictObject({
    Kind: z.literal('scrap'),
    ...byHandInput,
    ReasonCode: oneOf(remakeReasons),
    Reason: reasonInput.default(''),
  }),
]);

/** Writes one move by hand: goods that came, were taken, come back from the floor, or are spoiled. Never more than is there. */
export const move = movingCall
  .input(moveInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { Kind: kind, Key, Place, Lot: lot } = sent;
    const unitId = sent.UnitId ?? null;
    const lines = await writeMoves(ctx, {
      cause: 'move',
      sent,
      keys: [Key],
      places: [Place],
      ...(sent.Kind === 'scrap' ? { reasonCode: sent.ReasonCode } : {}),
      post: async (books) => {
        const article = unwrapOrThrow(books.article(Key));
        const written = { text: sent.Quantity, unit: article.unit, messages: stockMessages };
        const quantity = signOfKind[kind] * unwrapOrThrow(writtenAs('wrongQuantity', written));
        const value = sent.Kind === 'in' && sent.Value ? unwrapOrThrow(valueFrom(ctx, article, sent.Value)) : null;
        const undoes = sent.Kind === 'back' ? unwrapOrThrow(await openIssue(ctx, Key, sent.Undoes)) : null;
        const place = unwrapOrThrow(books.place(Place));
        const asked = { kind, place, lot, quantity, value, undoes, unitId };
        if (unitId !== null) return moveUnitByHand(ctx, books, { key: Key, unitId, asked });
        return unwrapOrThrow(books.post(Key, (book) => booked(book, asked, booking)));
      },
    });
    return writtenToWire(ctx, sent.Id, lines);
  });

/** What of an issue is still out: what it took less what has come back of it. */
async function openIssue({ stores: { stock } }: OfficeScope, key: string, line: number): Promise<Result<OpenIssue>> {
  const issue = await stock.line(key, line);
  if (issue?.kind !== 'issue') return refused('stock.no-line', messages.inventory.noLine(key, line));
  const back = await stock.undone(key, line);
  return accepted({
    line,
    lot: issue.lot,
    quantity: -issue.quantity - back.quantity,
    value: -issue.value - back.value,
  });
}

/** Moves goods from one place to another, with their value. */
export const transfer = movingCall
  .input(
    z.strictObject({
      ...messageInput,
      Key: articleKeyInput,
      From: placeIdInput,
      To: placeIdInput,
      Quantity: quantityInput,
      Lot: lotInput,
      Reason: reasonInput.default(''),
    }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { Key, From, To, Lot: lot } = sent;
    const lines = await writeMoves(ctx, {
      cause: 'transfer',
      sent,
      keys: [Key],
      places: [From, To],
      post: async (books) => {
        const written = { text: sent.Quantity, unit: unwrapOrThrow(books.article(Key)).unit, messages: stockMessages };
        const quantity = unwrapOrThrow(writtenAs('wrongQuantity', written));
        const [from, to] = [unwrapOrThrow(books.place(From)), unwrapOrThrow(books.place(To))];
        return unwrapOrThrow(books.post(Key, (book) => transferred(book, { from, to, lot, quantity }, booking)));
      },
    });
    return writtenToWire(ctx, sent.Id, lines);
  });

const countedInput = z.strictObject({ Key: articleKeyInput, Lot: lotInput, Counted: quantityInput });

const mostCounted = 500;

/** Writes down what was counted at a place: of each line the difference to the book, and a line also where there is none. */
export const count = movingCall
  .input(
    z.strictObject({
      ...messageInput,
      Place: placeIdInput,
      Reason: filledText(500),
      Lines: z
        .array(countedInput, 'must be a list of lines')
        .min(1, 'must have at least one line')
        .max(mostCounted, `must have at most ${String(mostCounted)} lines`)
        .refine(
          (lines) => new Set(lines.map(({ Key, Lot }) => JSON.stringify([Key, Lot]))).size === lines.length,
          'must have each Key, or each Lot of it, once',
        ),
    }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { Place, Lines } = sent;
    const lines = await writeMoves(ctx, {
      cause: 'count',
      sent,
      keys: Lines.map(({ Key }) => Key),
      places: [Place],
      post: async (books) =>
        Lines.flatMap(({ Key, Lot: lot, Counted }) => {
          const { unit } = unwrapOrThrow(books.article(Key));
          const place = unwrapOrThrow(books.place(Place));
          const quantity = unwrapOrThrow(writtenAs('wrongCount', { text: Counted, unit, messages: stockMessages }));
          return unwrapOrThrow(books.post(Key, (book) => counted(book, { place, lot, quantity }, booking)));
        }),
    });
    return writtenToWire(ctx, sent.Id, lines);
  });

/** The lines that a message has written: the same each time that it is sent. */
async function writtenToWire(ctx: OfficeScope, id: string, lines: readonly StockLine[]) {
  const { stock } = ctx.stores;
  const [kept, nameOf] = await together([stock.accounts(lines.map(({ key }) => key)), loadNames(ctx)]);
  const accounts = new Map(kept.map((account) => [account.key, account]));
  const inOrder = lines.toSorted((one, other) => compareText(one.key, other.key) || one.line - other.line);
  return {
    Id: id,
    Moves: inOrder.flatMap((line) => {
      const account = accounts.get(line.key);
      return account ? [lineToWire(ctx, line, { ...account, nameOf })] : [];
    }),
  };
}
