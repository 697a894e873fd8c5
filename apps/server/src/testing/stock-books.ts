import type { installerRouter } from '@door/api/routers';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { suppliersOf } from '../db/settings/suppliers.ts';
import { transactionsOf } from '../db/transactions.ts';
import { type DatabaseKind, openTestServer, type TestServer } from './open-test-server.ts';
import { copyOf } from './postgres-server.ts';

export type Stock = ReturnType<typeof installerRouter.createCaller>['inventory'];
export type StockLine = Awaited<ReturnType<Stock['moves']>>['Moves'][number];

/** The servers of a test: two with their own connections where the database takes several. */
export async function openServers(
  kind: DatabaseKind,
): Promise<readonly Pick<TestServer, 'database' | 'suppliers' | 'transactions'>[]> {
  const prepared = inject('preparedPostgres');
  if (kind === 'embedded' || !prepared) return [await openTestServer(kind)];
  const url = await copyOf(prepared);
  return [0, 1].map(() => {
    const database: Database = openPostgres(url, () => undefined);
    const suppliers = suppliersOf(database, Date.now);
    return { database, suppliers, transactions: transactionsOf(database, async () => undefined) };
  });
}

/** All lines of a key, the first one first. */
export async function ledger(stock: Stock, Key: string): Promise<readonly StockLine[]> {
  const lines: StockLine[] = [];
  let After: number | null = null;
  do {
    const page: Awaited<ReturnType<Stock['moves']>> = await stock.moves({ Key, After });
    lines.push(...page.Moves);
    ({ After } = page);
  } while (After !== null);
  return lines.toReversed();
}
