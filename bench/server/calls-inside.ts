import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Queries } from '../../apps/server/src/db/database.ts';
import { openEmbedded } from '../../apps/server/src/db/open-embedded.ts';
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { suppliersOf } from '../../apps/server/src/db/settings/suppliers.ts';
import { transactionsOf } from '../../apps/server/src/db/transactions.ts';
import { addAccount, callContext, demoSupplier } from '../../apps/server/src/testing/call-context.ts';
import { fill } from '../../apps/server/src/testing/fill-database.ts';
import type { PostgresServer } from '../../apps/server/src/testing/postgres-server.ts';
import { installerRouter } from '../../packages/api/src/routers.ts';
import type { Supplier } from '../../packages/api/src/ports/supplier.ts';
import type { Transactions } from '../../packages/api/src/ports/stores.ts';

type Statement = Parameters<Queries['execute']>[0];

export type DatabaseKind = Database['kind'];

/** Where the rows of the table were measured. */
export const nameOf: Readonly<Record<DatabaseKind, string>> = { postgres: 'PostgreSQL', embedded: 'embedded' };

/** The calls on a filled database, without HTTP. */
export interface CallsInside extends AsyncDisposable {
  readonly database: Database;
  readonly transactions: Transactions;
  readonly supplier: Supplier;
  /** As somebody who sells. */
  readonly seller: ReturnType<typeof installerRouter.createCaller>;
  /** Runs SQL as the owner of all, without checks of references; on PostgreSQL as its superuser. */
  fillRows(statements: readonly Statement[]): Promise<void>;
  /** As PostgreSQL does by itself a minute after many rows were written; their owner alone may. */
  vacuum(): Promise<void>;
}

const sellerId = '0192b1a0-0000-7000-8000-0000000000b5';

/** Opens a new database of this kind with the demo suppliers. */
export async function openCallsInside(kind: DatabaseKind, postgres: PostgresServer): Promise<CallsInside> {
  const folder = await mkdtemp(join(tmpdir(), 'doorwright-bench-'));
  const url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
  const database = url ? openPostgres(url, () => undefined) : await openEmbedded(join(folder, 'db'));
  await fill(database);
  const suppliers = suppliersOf(database, Date.now);
  const transactions = transactionsOf(database, async () => undefined);
  const supplier = await demoSupplier({ suppliers });
  await addAccount({ database }, { id: sellerId, role: 'installer' });
  const caller = { role: 'installer', userId: sellerId } as const;
  const root = url ? openPostgres(Object.assign(new URL(url), { username: 'root' }).href, () => undefined) : database;
  return {
    database,
    transactions,
    supplier,
    seller: installerRouter.createCaller(callContext({ suppliers, transactions }, { caller })),
    fillRows: (statements) =>
      root.transaction(async (queries) => {
        await queries.execute('set local session_replication_role = replica');
        for (const statement of statements) await queries.execute(statement);
      }),
    vacuum: async () => void (await root.queries.execute('vacuum analyze item, item_term, work_instruction')),
    [Symbol.asyncDispose]: async () => {
      await database.close();
      if (root !== database) await root.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
