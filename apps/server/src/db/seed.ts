import { sql } from 'drizzle-orm';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import type { CatalogueRows } from '@door/domain/catalogue/rows';
import type { WorksRows } from '@door/domain/catalogue/works-rows';
import { asOwner, type Database, enterClient, type Queries } from './database.ts';
import { rowsOfCatalogue } from './stores/catalogue-document.ts';
import { catalogueRow } from './tables/catalogue-row.ts';
import { clientSettings } from './tables/client-settings.ts';
import { client } from './tables/client.ts';

export interface SupplierToSeed {
  readonly client: ClientRow;
  readonly rows: CatalogueRows;
  readonly works: WorksRows;
}

/** All or nothing, and only into a database that knows no supplier; the lock makes a second process wait and see. */
export function seedIfEmpty(database: Database, suppliers: readonly SupplierToSeed[]): Promise<boolean> {
  return asOwner(database, async (queries) => {
    await queries.execute(sql`lock table ${client} in exclusive mode`);
    const [known] = await queries.select().from(client).limit(1);
    if (known) return false;
    await queries.insert(client).values(suppliers.map((supplier) => ({ clientId: supplier.client.id })));
    for (const supplier of suppliers) await seedSupplier(queries, supplier);
    return true;
  });
}

async function seedSupplier(
  queries: Queries,
  { client: settings, rows: catalogue, works }: SupplierToSeed,
): Promise<void> {
  await enterClient(queries, settings.id);
  await queries.insert(clientSettings).values({ clientId: settings.id, body: settings });
  const rows = rowsOfCatalogue(catalogue, works).map((row) => ({ clientId: settings.id, ...row }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await queries.insert(catalogueRow).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** Five parameters a row; a statement takes 65,535. */
const rowsAtOnce = 500;
