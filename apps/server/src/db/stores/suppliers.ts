import { contextInEnglish } from '@door/api/words';
import type { Supplier, Suppliers } from '@door/api/ports/supplier';
import { catalogueOf } from '@door/domain/catalogue/catalogue';
import type { ClientId } from '@door/domain/model/ids';
import { eq, sql } from 'drizzle-orm';
import { asClient, type Database, outsideTransactions, type Queries } from '../database.ts';
import { catalogueRow } from '../tables/catalogue-row.ts';
import { clientSettings } from '../tables/client-settings.ts';
import { client } from '../tables/client.ts';
import { type CatalogueDocument, catalogueOfDocument } from './catalogue-document.ts';

interface CachedSupplier {
  readonly version: number;
  readonly supplier: Supplier;
  /** When the version was last compared with the database, ms. */
  checkedAt: number;
}

/** How long a cached supplier is used without asking the database for its version, ms. */
const trustedFor = 5_000;

/** Suppliers from a cache in memory; a catalogue is read again when its version has changed. */
export function suppliersOf(database: Database, now: () => number): Suppliers {
  const cached = new Map<number, CachedSupplier>();
  const reading = new Map<number, Promise<Supplier | undefined>>();

  const refresh = async (id: ClientId): Promise<Supplier | undefined> => {
    const version = await versionOf(database, id);
    if (version === undefined) {
      cached.delete(id);
      return undefined;
    }
    const known = cached.get(id);
    if (known?.version === version) {
      known.checkedAt = now();
      return known.supplier;
    }
    const supplier = await asClient(database, id, (queries) => readSupplier(queries, id));
    if (supplier) cached.set(id, { version, supplier, checkedAt: now() });
    return supplier;
  };

  return {
    find: (id) => {
      const known = cached.get(id);
      if (known && now() - known.checkedAt < trustedFor) return Promise.resolve(known.supplier);
      const already = reading.get(id);
      if (already) return already;
      const found = refresh(id).finally(() => reading.delete(id));
      reading.set(id, found);
      return found;
    },
  };
}

async function versionOf(database: Database, id: ClientId): Promise<number | undefined> {
  const [row] = await outsideTransactions(database)
    .select({ version: client.catalogueVersion })
    .from(client)
    .where(eq(client.clientId, id));
  return row?.version;
}

async function readSupplier(queries: Queries, id: ClientId): Promise<Supplier | undefined> {
  const [settings] = await queries.select().from(clientSettings).where(eq(clientSettings.clientId, id));
  if (!settings) return undefined;
  const { catalogue: rows, production, prices } = catalogueOfDocument(await readDocument(queries, id));
  const catalogue = catalogueOf(rows);
  return { clientId: id, client: settings.body, catalogue, context: contextInEnglish(catalogue), production, prices };
}

/** All lists in one query, each sorted by position. */
async function readDocument(queries: Queries, id: ClientId): Promise<Partial<CatalogueDocument>> {
  const lists = queries
    .select({
      kind: catalogueRow.kind,
      bodies: sql`jsonb_agg(${catalogueRow.body} order by ${catalogueRow.position})`.as('bodies'),
    })
    .from(catalogueRow)
    .where(eq(catalogueRow.clientId, id))
    .groupBy(catalogueRow.kind)
    .as('lists');
  const [row] = await queries
    .select({ document: sql<Partial<CatalogueDocument> | null>`jsonb_object_agg(${lists.kind}, ${lists.bodies})` })
    .from(lists);
  return row?.document ?? {};
}
