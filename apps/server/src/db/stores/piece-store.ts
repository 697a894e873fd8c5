import type { BatchStore, PieceCounts } from '@door/api/ports/batch-store';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { batchFrozen } from '../tables/batch-frozen.ts';
import { batchPiece } from '../tables/batch-piece.ts';
import { batchTick } from '../tables/batch-tick.ts';

type PieceStore = Pick<
  BatchStore,
  'freeze' | 'thaw' | 'frozen' | 'pieces' | 'piecesOf' | 'ticks' | 'addTicks' | 'counts'
>;

/** Rows of one statement: building it keeps every other call waiting. */
const rowsAtOnce = 200;

/** What a released batch is made of, and which of its pieces have passed which station. */
export function pieceStore(queries: Queries, client: number): PieceStore {
  const isFrozen = (id: string) => and(eq(batchFrozen.clientId, client), eq(batchFrozen.batchId, id));

  return {
    freeze: async (batchId, frozen, pieces) => {
      await queries.insert(batchFrozen).values({ clientId: client, batchId, frozen });
      const rows = pieces.map(({ code, label }, position) => ({ clientId: client, code, batchId, position, label }));
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await queries.insert(batchPiece).values(rows.slice(from, from + rowsAtOnce));
    },
    thaw: async (batchId) => {
      await queries.delete(batchFrozen).where(isFrozen(batchId));
      await queries.delete(batchPiece).where(and(eq(batchPiece.clientId, client), eq(batchPiece.batchId, batchId)));
    },
    frozen: async (batchId) => {
      const [row] = await queries.select({ frozen: batchFrozen.frozen }).from(batchFrozen).where(isFrozen(batchId));
      return row && readFrozen('batch', row.frozen);
    },
    pieces: async (codes) =>
      codes.length === 0
        ? []
        : queries
            .select({ code: batchPiece.code, batchId: batchPiece.batchId, label: batchPiece.label })
            .from(batchPiece)
            .where(and(eq(batchPiece.clientId, client), inArray(batchPiece.code, [...codes]))),
    piecesOf: (batchId) =>
      queries
        .select({ code: batchPiece.code, batchId: batchPiece.batchId, label: batchPiece.label })
        .from(batchPiece)
        .where(and(eq(batchPiece.clientId, client), eq(batchPiece.batchId, batchId)))
        .orderBy(asc(batchPiece.position)),
    ticks: async (codes) =>
      codes.length === 0
        ? []
        : queries
            .select({ code: batchTick.code, at: batchTick.place })
            .from(batchTick)
            .where(and(eq(batchTick.clientId, client), inArray(batchTick.code, [...codes]))),
    addTicks: async (ticks, { who, when }) => {
      if (ticks.length === 0) return;
      const rows = ticks.map(({ code, at: place }) => ({ clientId: client, code, place, at: new Date(when), who }));
      await queries.insert(batchTick).values(rows).onConflictDoNothing();
    },
    counts: (batchIds) => countsOf(queries, client, batchIds),
  };
}

async function countsOf(
  queries: Queries,
  client: number,
  batchIds: readonly string[],
): Promise<readonly PieceCounts[]> {
  if (batchIds.length === 0) return [];
  const places = queries
    .select({ places: sql<string[]>`array_agg(${batchTick.place})`.as('places') })
    .from(batchTick)
    .where(and(eq(batchTick.clientId, client), eq(batchTick.code, batchPiece.code)))
    .as('ticked');
  const passed = (place: string) => sql<number>`(count(*) filter (where ${place} = any(${places.places})))::int`;
  return queries
    .select({
      batchId: batchPiece.batchId,
      pieces: sql<number>`count(*)::int`,
      cutting: passed('cutting'),
      assembly: passed('assembly'),
      qualityCheck: passed('quality check'),
      begun: sql<number>`count(${places.places})::int`,
      open: sql<number>`(count(*) filter (where not coalesce(${places.places} && array['quality check', 'made again'], false)))::int`,
    })
    .from(batchPiece)
    .leftJoinLateral(places, sql`true`)
    .where(and(eq(batchPiece.clientId, client), inArray(batchPiece.batchId, [...batchIds])))
    .groupBy(batchPiece.batchId);
}
