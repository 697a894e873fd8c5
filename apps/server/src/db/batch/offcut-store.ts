import type { OffcutAccount, OffcutLine, OffcutStore, StoredOffcut } from '@door/api/batch/offcut-store';
import { compareText } from '@door/domain/lib/compare-text';
import { mm } from '@door/domain/lib/mm';
import { keysOf } from '@door/domain/lib/records';
import { offcutLines, offcutMoveOf, offcutMoves, shelfStates } from '@door/domain/making/batch/offcut-ledger';
import { groupOfOffcuts, offcutsKey } from '@door/domain/making/stock/stock-article';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { stockAccount, stockMove, stockUnit } from '../stock/schema.ts';
import { lineOf } from '../stock/stock-lines.ts';

/** The kinds of lines after which an offcut is on the shelf. */
const shelved = keysOf(offcutMoves)
  .filter((move) => shelfStates.some((state) => state === offcutMoves[move].to))
  .map((move) => offcutLines[move].kind);

export function offcutStore(queries: Queries, client: number): OffcutStore {
  const own = and(eq(stockUnit.clientId, client), eq(stockUnit.kind, 'offcut'));

  const withLines = async (rows: readonly (typeof stockUnit.$inferSelect)[]): Promise<readonly OffcutAccount[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const lines = await queries
      .select()
      .from(stockMove)
      .where(and(eq(stockMove.clientId, client), inArray(stockMove.unitId, ids)))
      .orderBy(asc(stockMove.line));
    const ofId = new Map<string, OffcutLine[]>(ids.map((id) => [id, []]));
    for (const row of lines) for (const line of offcutLinesOf(row)) ofId.get(line.offcut)?.push(line);
    return rows.map((row) => ({ offcut: storedOffcutOf(row), lines: ofId.get(row.id) ?? [] }));
  };

  return {
    onShelf: async () => {
      const last = queries
        .select({ kind: stockMove.kind })
        .from(stockMove)
        .where(and(eq(stockMove.clientId, client), eq(stockMove.unitId, stockUnit.id)))
        .orderBy(desc(stockMove.line))
        .limit(1);
      const rows = await queries
        .select()
        .from(stockUnit)
        .where(and(own, sql`(${last}) in ${shelved}`))
        .orderBy(sql`${stockUnit.key} collate "C"`, desc(stockUnit.length), sql`${stockUnit.id} collate "C"`);
      return withLines(rows);
    },
    load: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await queries
        .select()
        .from(stockUnit)
        .where(and(own, inArray(stockUnit.id, [...ids])))
        .orderBy(asc(stockUnit.id));
      const keys = [...new Set(rows.map(({ key }) => key))].toSorted(compareText);
      const accounts = queries
        .select({ key: stockAccount.key })
        .from(stockAccount)
        .where(and(eq(stockAccount.clientId, client), inArray(stockAccount.key, keys)));
      // A unit never changes its key: its lines are read once nobody else adds one.
      if (keys.length > 0) await accounts.orderBy(sql`${stockAccount.key} collate "C"`).for('update');
      return withLines(rows);
    },
    add: async (offcuts) => {
      if (offcuts.length === 0) return;
      const rows = offcuts.map(({ group, ...each }) => ({ ...each, key: offcutsKey(group) }));
      const units = rows.map((row) => ({ ...row, clientId: client, kind: 'offcut' as const }));
      await queries.insert(stockUnit).values(units).onConflictDoNothing();
    },
  };
}

const storedOffcutOf = ({ id, key, length, description, colours }: typeof stockUnit.$inferSelect): StoredOffcut => ({
  id,
  group: groupOfOffcuts(key) ?? key,
  length: mm(length ?? 0),
  description,
  colours,
});

/** The line of the ledger of stock with what it says of its offcut. */
function offcutLinesOf(row: typeof stockMove.$inferSelect): readonly OffcutLine[] {
  const move = offcutMoveOf(row.kind);
  return row.unitId === null || move === undefined ? [] : [{ ...lineOf(row), offcut: row.unitId, move }];
}
