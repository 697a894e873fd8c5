import { accepted, refused } from '@door/domain/door/model/result';
import {
  booked as afterEntry,
  type OffcutEntry,
  type OffcutMove,
  standingOf,
} from '@door/domain/making/batch/offcut-ledger';
import { type AskedMove, booked, type BookedMove } from '@door/domain/making/stock/book-moves';
import type { signOfKind } from '@door/domain/making/stock/quantity';
import { groupOfOffcuts, offcutsKey } from '@door/domain/making/stock/stock-article';
import type { OffcutAccount } from '../batch/offcut-store.ts';
import { batchingMessages, messages, stockMessages } from '../messages.ts';
import type { OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { booking, type Books } from './write-moves.ts';

type HandKind = keyof typeof signOfKind;

/** What a person does to an offcut: it is nobody else's while it is taken or brought back. */
const byHand: Readonly<Record<HandKind, readonly OffcutMove[]>> = {
  in: ['in'],
  issue: ['reserved', 'out'],
  back: ['returned', 'freed'],
  scrap: ['scrapped'],
};

interface UnitByHand {
  readonly key: string;
  readonly unitId: string;
  readonly asked: AskedMove & { readonly kind: HandKind };
}

/** Writes what a person does with one thing: a piece that was made for a door, or an offcut, where it lies and not while a batch has reserved it. */
export async function moveUnitByHand(
  ctx: OfficeScope,
  books: Books,
  { key, unitId, asked }: UnitByHand,
): Promise<readonly BookedMove[]> {
  const post = (move: AskedMove) => unwrapOrThrow(books.post(key, (book) => booked(book, move, booking)));
  if (groupOfOffcuts(key) === undefined) {
    const isPiece = (await ctx.stores.stock.pieces([key])).length > 0;
    return isPiece ? post(asked) : unwrapOrThrow(refused('stock.not-unit', stockMessages.notUnit(key)));
  }
  const lines = unwrapOrThrow(await linesOf(ctx, key, unitId));
  unwrapOrThrow(allowed(lines, { key, unitId, asked }));
  const beside = (kind: 'reserved' | 'freed') => post({ ...asked, kind, quantity: 0, value: null, undoes: null });
  return [
    ...(asked.kind === 'issue' ? beside('reserved') : []),
    ...post(asked),
    ...(asked.kind === 'back' ? beside('freed') : []),
  ];
}

async function linesOf({ stores }: OfficeScope, key: string, id: string): Promise<Result<OffcutAccount['lines']>> {
  const [account] = await stores.offcuts.load([id]);
  const isOfKey = account && offcutsKey(account.offcut.group) === key;
  return isOfKey ? accepted(account.lines) : refused('offcut.none', batchingMessages.offcuts.none(id));
}

function allowed(lines: OffcutAccount['lines'], { key, unitId, asked }: UnitByHand): Result<null> {
  const { state, batch } = standingOf(lines, unitId);
  if (state === 'reserved' && batch !== null)
    return refused('offcut.reserved-elsewhere', batchingMessages.offcuts.reservedElsewhere(unitId, batch));
  let ledger: readonly OffcutEntry[] = lines;
  for (const move of byHand[asked.kind]) {
    const after = afterEntry(ledger, { offcut: unitId, move, batch: null }, batchingMessages);
    if (!after.ok) return after;
    ledger = after.value;
  }
  const { place, undoes, quantity } = asked;
  const issue = lines.find(({ line }) => line === undoes?.line);
  if (undoes && !issue) return refused('stock.no-line', messages.inventory.noLine(key, undoes.line));
  if (quantity > 0 || lines.at(-1)?.place === place.id) return accepted(null);
  const none = { quantity: '0', unit: 'piece', key: unitId, lot: null } as const;
  return refused('stock.not-there', stockMessages.notThere(place.name, none, '1'));
}
