import type { PurchaseStore, StoredPurchase } from '@door/api/purchase/purchase-store';
import type { PurchaseLine } from '@door/domain/making/purchasing/purchase';
import type { PurchaseState } from '@door/domain/making/purchasing/purchase-states';
import { and, desc, eq, gte, inArray, like, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { rowOfStored } from '../bills/paper-row.ts';
import { lockName, shareName } from '../lock-name.ts';
import { type PurchaseRow, readParts } from './read-purchases.ts';
import {
  purchase,
  purchaseConfirmation,
  purchaseConfirmationLine,
  purchaseLine,
  purchasePiece,
  receipt,
  receiptLine,
} from './schema.ts';

/** Held by whoever books goods in, alone by whoever counts what is to be bought. */
const supplyLock = 'supply of purchases';

const openStates: PurchaseState[] = ['Sent', 'Confirmed', 'Part Received'];

export function purchaseStore(queries: Queries, client: number): PurchaseStore {
  const own = eq(purchase.clientId, client);
  const withParts = (rows: readonly PurchaseRow[]) => readParts(queries, client, rows);
  const locked = async (id: string): Promise<StoredPurchase | undefined> => {
    const rows = await queries
      .select()
      .from(purchase)
      .where(and(own, eq(purchase.id, id)))
      .for('update');
    return (await withParts(rows))[0];
  };
  const saveLines = async (purchaseId: string, lines: readonly PurchaseLine[]): Promise<void> => {
    const isOf = and(eq(purchaseLine.clientId, client), eq(purchaseLine.purchaseId, purchaseId));
    const ids = lines.map(({ id }) => id);
    await queries.delete(purchaseLine).where(ids.length === 0 ? isOf : and(isOf, notInArray(purchaseLine.id, ids)));
    if (lines.length === 0) return;
    await queries
      .insert(purchaseLine)
      .values(lines.map((line, at) => ({ clientId: client, purchaseId, position: at + 1, ...rowOfLine(line) })))
      .onConflictDoUpdate({
        target: [purchaseLine.clientId, purchaseLine.purchaseId, purchaseLine.id],
        set: replacing,
      });
  };

  const brought = (which: SQL) =>
    queries
      .select({ piece: purchasePiece.piece, purchaseId: purchasePiece.purchaseId, stage: purchase.stage })
      .from(purchasePiece)
      .innerJoin(purchase, and(own, eq(purchase.id, purchasePiece.purchaseId)))
      .where(and(eq(purchasePiece.clientId, client), which))
      .orderBy(sql`${purchasePiece.piece} collate "C"`);

  return {
    load: locked,
    claim: async (id) => {
      await lockName(queries, client, `purchase ${id}`);
      return locked(id);
    },
    find: async (ids) =>
      ids.length === 0
        ? []
        : withParts(
            await queries
              .select()
              .from(purchase)
              .where(and(own, inArray(purchase.id, [...ids]))),
          ),
    list: async ({ filter: { states, vendor, since }, before, limit }) => {
      const wanted: readonly (SQL | undefined)[] = [
        states === null ? undefined : inArray(purchase.state, [...states]),
        vendor === null ? undefined : eq(purchase.vendorId, vendor),
        since === undefined ? undefined : gte(purchase.lastUpdated, since),
        before === null ? undefined : lt(purchase.number, before),
      ];
      const found = queries
        .select()
        .from(purchase)
        .where(and(own, ...wanted))
        .orderBy(desc(purchase.number));
      return withParts(await (limit === null ? found : found.limit(limit)));
    },
    openOrReceivedSince: async (vendor, day) => {
      const came = queries
        .select({ id: receipt.purchaseId })
        .from(receipt)
        .where(and(eq(receipt.clientId, client), gte(receipt.happenedOn, day)));
      const found = queries
        .select()
        .from(purchase)
        .where(
          and(own, eq(purchase.vendorId, vendor), or(inArray(purchase.state, openStates), inArray(purchase.id, came))),
        );
      return withParts(await found);
    },
    create: async (stored, state) => {
      await queries.insert(purchase).values({ clientId: client, ...rowOf(stored, state) });
      await saveLines(stored.id, stored.purchase.lines);
    },
    save: async (stored, state) => {
      await queries
        .update(purchase)
        .set(rowOf(stored, state))
        .where(and(own, eq(purchase.id, stored.id)));
      await saveLines(stored.id, stored.purchase.lines);
    },
    addConfirmation: async (purchaseId, { lines, at, ...said }) => {
      await queries.insert(purchaseConfirmation).values({ clientId: client, purchaseId, ...said, at: new Date(at) });
      const rows = lines.flatMap(({ line: lineId, schedule }) => {
        const days: readonly { readonly day: string | null; readonly quantity: number }[] =
          schedule.length === 0 ? [{ day: null, quantity: 0 }] : schedule;
        return days.map(({ day, quantity }) => ({ lineId, day, quantity }));
      });
      if (rows.length > 0)
        await queries
          .insert(purchaseConfirmationLine)
          .values(rows.map((row, at) => ({ clientId: client, confirmationId: said.id, position: at + 1, ...row })));
    },
    addReceipt: async (purchaseId, { lines, at, ...came }) => {
      await queries.insert(receipt).values({ clientId: client, purchaseId, ...came, at: new Date(at) });
      await queries.insert(receiptLine).values(
        lines.map(({ line: lineId, place: placeId, ...row }, at) => ({
          clientId: client,
          receiptId: came.id,
          position: at + 1,
          lineId,
          placeId,
          ...row,
        })),
      );
    },
    ofReceipt: async (id) => {
      const [row] = await queries
        .select({ purchaseId: receipt.purchaseId })
        .from(receipt)
        .where(and(eq(receipt.clientId, client), eq(receipt.id, id)));
      return row?.purchaseId;
    },
    placePieces: async (purchaseId, pieces) => {
      await lockName(queries, client, 'pieces of purchases');
      const isOf = and(eq(purchasePiece.clientId, client), eq(purchasePiece.purchaseId, purchaseId));
      await queries.delete(purchasePiece).where(isOf);
      if (pieces.length === 0) return undefined;
      const placed = await queries
        .insert(purchasePiece)
        .values(pieces.map(({ piece, line: lineId }) => ({ clientId: client, purchaseId, piece, lineId })))
        .onConflictDoNothing()
        .returning({ piece: purchasePiece.piece });
      const own = new Set(placed.map(({ piece }) => piece));
      return pieces.find(({ piece }) => !own.has(piece))?.piece;
    },
    bringing: (pieces) =>
      pieces.length === 0 ? Promise.resolve([]) : brought(inArray(purchasePiece.piece, [...pieces])),
    bringingFor: (orderNumber) => brought(like(purchasePiece.piece, `${orderNumber}-%`)),
    lockSupply: () => lockName(queries, client, supplyLock),
    shareSupply: () => shareName(queries, client, supplyLock),
  };
}

const rowOf = ({ purchase: { vendor, lines: _, ...facts }, ...stored }: StoredPurchase, state: PurchaseState) => ({
  ...rowOfStored(stored),
  ...facts,
  number: stored.number,
  vendorId: vendor,
  state,
});

const rowOfLine = ({ price, made, replacementOf, ...line }: PurchaseLine) => ({
  ...line,
  made: made ?? null,
  replacementOf: replacementOf ?? null,
  priceMinor: price?.minor ?? null,
  pricePer: price?.per ?? null,
});

/** Of a line that is there already, what the new one says. */
const replacing = Object.fromEntries(
  (
    [
      'position',
      'key',
      'unit',
      'quantity',
      'priceMinor',
      'pricePer',
      'wanted',
      'isClosed',
      'replacementOf',
      'made',
    ] as const
  ).map((name) => [name, sql.raw(`excluded."${purchaseLine[name].name}"`)]),
);
