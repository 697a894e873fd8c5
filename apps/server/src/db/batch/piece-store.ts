import type { BatchStore, PieceCounts, StoredFloorEvent, StoredPiece } from '@door/api/batch/batch-store';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq, inArray, isNotNull, max } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { batchEvent, batchFrozen, batchPiece } from './schema.ts';

type PieceStore = Pick<
  BatchStore,
  | 'freeze'
  | 'thaw'
  | 'frozen'
  | 'pieces'
  | 'piecesOf'
  | 'addPiece'
  | 'removePiece'
  | 'events'
  | 'addEvents'
  | 'knownEvents'
  | 'counts'
  | 'saveCounts'
>;

/** Rows of one statement: building it keeps every other call waiting. */
const rowsAtOnce = 200;

const noCounts = { pieces: 0, cutting: 0, implied: 0, assembly: 0, qualityCheck: 0, begun: 0, open: 0 };

/** What a released batch is made of, and what the floor says of it. */
export function pieceStore(queries: Queries, client: number): PieceStore {
  const isFrozen = (id: string) => and(eq(batchFrozen.clientId, client), eq(batchFrozen.batchId, id));
  const isPieceOf = (id: string) => and(eq(batchPiece.clientId, client), eq(batchPiece.batchId, id));
  const addPieces = async (pieces: readonly StoredPiece[], first: number) => {
    const rows = pieces.map((piece, index) => ({ ...piece, clientId: client, position: first + index }));
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await queries.insert(batchPiece).values(rows.slice(from, from + rowsAtOnce));
  };

  return {
    freeze: async (batchId, frozen, pieces) => {
      const counts = { ...noCounts, pieces: pieces.length, open: pieces.length };
      await queries.insert(batchFrozen).values({ clientId: client, batchId, frozen, counts });
      await addPieces(pieces, 0);
    },
    thaw: async (batchId) => {
      await queries.delete(batchFrozen).where(isFrozen(batchId));
      await queries.delete(batchPiece).where(isPieceOf(batchId));
    },
    frozen: async (batchId) => {
      const [row] = await queries.select({ frozen: batchFrozen.frozen }).from(batchFrozen).where(isFrozen(batchId));
      if (!row) return undefined;
      const again = await queries
        .select({ bar: batchPiece.ownBar })
        .from(batchPiece)
        .where(and(isPieceOf(batchId), isNotNull(batchPiece.ownBar)))
        .orderBy(asc(batchPiece.position));
      const frozen = readFrozen('batch', row.frozen);
      return { ...frozen, bars: [...frozen.bars, ...again.flatMap(({ bar }) => bar ?? [])] };
    },
    pieces: async (codes) => {
      if (codes.length === 0) return [];
      const rows = await queries
        .select()
        .from(batchPiece)
        .where(and(eq(batchPiece.clientId, client), inArray(batchPiece.code, [...codes])));
      return rows.map(pieceOf);
    },
    piecesOf: async (batchId) => {
      const rows = await queries.select().from(batchPiece).where(isPieceOf(batchId)).orderBy(asc(batchPiece.position));
      return rows.map(pieceOf);
    },
    addPiece: async (piece) => {
      const [last] = await queries
        .select({ position: max(batchPiece.position) })
        .from(batchPiece)
        .where(isPieceOf(piece.batchId));
      await addPieces([piece], (last?.position ?? -1) + 1);
    },
    removePiece: async (code) => {
      await queries.delete(batchPiece).where(and(eq(batchPiece.clientId, client), eq(batchPiece.code, code)));
    },
    events: async (batchId) => {
      const rows = await queries
        .select()
        .from(batchEvent)
        .where(and(eq(batchEvent.clientId, client), eq(batchEvent.batchId, batchId)))
        .orderBy(asc(batchEvent.at), asc(batchEvent.id));
      return rows.map(eventOf);
    },
    addEvents: async (events) => {
      const rows = events.map(eventRowOf(client));
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await queries
          .insert(batchEvent)
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflictDoNothing();
    },
    knownEvents: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await queries
        .select({ id: batchEvent.id })
        .from(batchEvent)
        .where(and(eq(batchEvent.clientId, client), inArray(batchEvent.id, [...ids])));
      return rows.map(({ id }) => id);
    },
    counts: async (batchIds) => {
      if (batchIds.length === 0) return [];
      const rows = await queries
        .select({ batchId: batchFrozen.batchId, counts: batchFrozen.counts })
        .from(batchFrozen)
        .where(and(eq(batchFrozen.clientId, client), inArray(batchFrozen.batchId, [...batchIds])));
      return rows.map(({ batchId, counts }): PieceCounts => ({ batchId, ...counts }));
    },
    saveCounts: async ({ batchId, ...counts }) => {
      await queries.update(batchFrozen).set({ counts }).where(isFrozen(batchId));
    },
  };
}

const pieceOf = ({ clientId: _, position: __, ...piece }: typeof batchPiece.$inferSelect): StoredPiece => piece;

const eventOf = ({
  clientId: _,
  station,
  deviceAt,
  at,
  ...event
}: typeof batchEvent.$inferSelect): StoredFloorEvent => ({
  ...event,
  at: station,
  deviceAt: deviceAt?.toISOString() ?? null,
  when: at.toISOString(),
});

const eventRowOf =
  (client: number) =>
  ({ at, when, deviceAt, ...event }: StoredFloorEvent): typeof batchEvent.$inferInsert => ({
    ...event,
    clientId: client,
    station: at,
    deviceAt: deviceAt === null ? null : new Date(deviceAt),
    at: new Date(when),
  });
