import type { StockBalance, StockLine, StockStore } from '@door/api/inventory/stock-store';
import { compareText } from '@door/domain/lib/compare-text';
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName, shareName } from '../lock-name.ts';
import { batchLines } from './batch-lines.ts';
import { keepingStore, suppliesLock } from './keeping-store.ts';
import { stockAccount, stockMove } from './schema.ts';
import { lineOf, sumOf } from './stock-lines.ts';

export function stockStore(queries: Queries, client: number): StockStore {
  const own = eq(stockMove.clientId, client);
  const isOfKey = (key: string) => and(own, eq(stockMove.key, key));
  const accountsWhere = (condition?: SQL) =>
    queries
      .select({ key: stockAccount.key, unit: stockAccount.unit, currency: stockAccount.currency })
      .from(stockAccount)
      .where(and(eq(stockAccount.clientId, client), condition))
      .orderBy(sql`${stockAccount.key} collate "C"`);

  return {
    ...batchLines(queries, client),
    ...keepingStore(queries, client),
    accounts: async (keys) => accountsWhere(keys && inArray(stockAccount.key, [...keys])),
    lock: async (accounts) => {
      await shareName(queries, client, suppliesLock);
      if (accounts.length === 0) return [];
      const rows = accounts.map((each) => ({ clientId: client, ...each }));
      const sorted = rows.toSorted((one, other) => compareText(one.key, other.key));
      await queries.insert(stockAccount).values(sorted).onConflictDoNothing();
      const keys = sorted.map(({ key }) => key);
      return accountsWhere(inArray(stockAccount.key, keys)).for('update');
    },
    balances: async ({ keys, place: at } = {}) => {
      if (keys?.length === 0) return [];
      const of = [keys && inArray(stockMove.key, [...keys]), at === undefined ? undefined : eq(stockMove.placeId, at)];
      const rows = await queries
        .select({
          key: stockMove.key,
          place: stockMove.placeId,
          lot: stockMove.lot,
          quantity: sumOf(stockMove.quantity),
          value: sumOf(stockMove.valueMinor),
        })
        .from(stockMove)
        .where(and(own, ...of))
        .groupBy(stockMove.key, stockMove.placeId, stockMove.lot);
      return rows.toSorted(inOrder);
    },
    lastCounts: async (keys, place) => {
      if (keys.length === 0) return new Map();
      // Said literally: of what a statement is given later PostgreSQL does not know that it is the index's.
      const isCount = and(
        sql`${stockMove.causeKind} = 'count'`,
        place === null ? undefined : eq(stockMove.placeId, place),
      );
      const last = queries
        .select({ on: stockMove.happenedOn })
        .from(stockMove)
        .where(and(own, eq(stockMove.key, stockAccount.key), isCount))
        .orderBy(desc(stockMove.line))
        .limit(1)
        .as('last');
      const rows = await queries
        .select({ key: stockAccount.key, on: last.on })
        .from(stockAccount)
        .innerJoinLateral(last, sql`true`)
        .where(and(eq(stockAccount.clientId, client), inArray(stockAccount.key, [...keys])));
      return new Map(rows.map(({ key, on }) => [key, on]));
    },
    valuesBefore: async (moment) => {
      const value = sumOf(stockMove.valueMinor);
      const isWritten = lt(stockMove.at, moment);
      const rows = await queries
        .select({ key: stockMove.key, value })
        .from(stockMove)
        .where(and(own, isWritten))
        .groupBy(stockMove.key);
      return rows.toSorted((one, other) => compareText(one.key, other.key));
    },
    valuesByMonth: async (timeZone) => {
      const month = sql<string>`to_char(${stockMove.at} at time zone ${timeZone}, 'YYYY-MM')`;
      const { currency } = stockAccount;
      return queries
        .select({ month, currency, value: sumOf(stockMove.valueMinor) })
        .from(stockMove)
        .innerJoin(stockAccount, and(eq(stockAccount.clientId, client), eq(stockAccount.key, stockMove.key)))
        .where(own)
        .groupBy(sql`1`, currency)
        .orderBy(sql`1`, currency);
    },
    lines: async (key, { before, limit }) => {
      const rows = await queries
        .select()
        .from(stockMove)
        .where(and(isOfKey(key), before === null ? undefined : lt(stockMove.line, before)))
        .orderBy(desc(stockMove.line))
        .limit(limit);
      return rows.map(lineOf);
    },
    line: async (key, line) => {
      const [row] = await queries
        .select()
        .from(stockMove)
        .where(and(isOfKey(key), eq(stockMove.line, line)));
      return row && lineOf(row);
    },
    undone: async (key, line) => {
      const [row] = await queries
        .select({ quantity: sumOf(stockMove.quantity), value: sumOf(stockMove.valueMinor) })
        .from(stockMove)
        .where(and(isOfKey(key), eq(stockMove.undoes, line)));
      return row ?? { quantity: 0, value: 0 };
    },
    writtenBy: async (id) => {
      await lockName(queries, client, `stock ${id}`);
      const rows = await queries
        .select()
        .from(stockMove)
        .where(and(own, eq(stockMove.causeId, id)))
        .orderBy(sql`${stockMove.key} collate "C"`, asc(stockMove.line));
      return rows.map(lineOf);
    },
    add: async (moves, { cause, at, ...message }) => {
      if (moves.length === 0) return [];
      const keys = [...new Set(moves.map(({ key }) => key))];
      // Of each key by the end of its index: the greatest of a group would read all its lines.
      const written = queries
        .select({ line: stockMove.line })
        .from(stockMove)
        .where(and(own, eq(stockMove.key, stockAccount.key)))
        .orderBy(desc(stockMove.line))
        .limit(1);
      const ends = await queries
        .select({ key: stockAccount.key, line: sql<number>`coalesce((${written}), 0)` })
        .from(stockAccount)
        .where(and(eq(stockAccount.clientId, client), inArray(stockAccount.key, keys)));
      const last = new Map(ends.map(({ key, line }) => [key, line]));
      const lines = moves.map((move): StockLine => {
        const line = (last.get(move.key) ?? 0) + 1;
        last.set(move.key, line);
        return { ...move, line, cause, at, ...message };
      });
      const rows = lines.map(
        ({ place: placeId, value: valueMinor, cause: { kind: causeKind, id: causeId }, ...line }) => ({
          ...line,
          clientId: client,
          placeId,
          valueMinor,
          causeKind,
          causeId,
          at: new Date(at),
        }),
      );
      await queries.insert(stockMove).values(rows);
      return lines;
    },
  };
}

const inOrder = (one: StockBalance, other: StockBalance): number =>
  compareText(one.key, other.key) || compareText(one.place, other.place) || compareText(one.lot ?? '', other.lot ?? '');
