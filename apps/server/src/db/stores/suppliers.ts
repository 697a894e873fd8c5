import type { Supplier, SupplierCatalogue, Suppliers } from '@door/api/ports/supplier';
import { contextInEnglish } from '@door/api/words';
import { catalogueOf } from '@door/domain/catalogue/catalogue';
import type { ClientId } from '@door/domain/model/ids';
import { defaultSaleSettings } from '@door/domain/settings/sale-settings';
import { uiSettingsFrom } from '@door/domain/settings/ui-settings';
import { and, eq } from 'drizzle-orm';
import { asClient, type Database, outsideTransactions } from '../database.ts';
import { catalogueVersion } from '../tables/catalogue-version.ts';
import { clientSettings } from '../tables/client-settings.ts';
import { client } from '../tables/client.ts';
import { contentOfDocument } from './catalogue-document.ts';

interface CachedSupplier {
  readonly supplier: Supplier;
  /** When the version was last compared with the database, ms. */
  checkedAt: number;
}

/** How long a cached supplier is used without asking the database for its version, ms. */
const trustedFor = 5_000;

/** Versions of catalogues that are held in memory, of all suppliers together. */
const maxCatalogues = 20;

/** Suppliers from a cache in memory; a catalogue is read again when its version has changed. */
export function suppliersOf(database: Database, now: () => number): Suppliers {
  const cached = new Map<number, CachedSupplier>();
  const reading = new Map<number, Promise<Supplier | undefined>>();
  const catalogues = cachedCatalogues(database);

  const refresh = async (id: ClientId): Promise<Supplier | undefined> => {
    const version = await soldVersion(database, id);
    const known = cached.get(id);
    if (known && known.supplier.catalogueVersion === version) {
      known.checkedAt = now();
      return known.supplier;
    }
    cached.delete(id);
    const found = version === undefined ? undefined : await readSupplier(id, version);
    if (found) cached.set(id, { supplier: found, checkedAt: now() });
    return found;
  };
  const readSupplier = async (id: ClientId, version: number): Promise<Supplier | undefined> => {
    const [settings] = await asClient(database, id, (queries) =>
      queries.select().from(clientSettings).where(eq(clientSettings.clientId, id)),
    );
    const catalogue = await catalogues(id, version);
    if (!settings || !catalogue) return undefined;
    const client = { ...defaultSaleSettings, ...settings.body, ui: uiSettingsFrom(settings.body.ui) };
    return { clientId: id, client, catalogueVersion: version, ...catalogue };
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
    catalogueOf: catalogues,
  };
}

/** A version never changes, so each is read once while it is among the last that were asked for. */
function cachedCatalogues(database: Database): Suppliers['catalogueOf'] {
  const found = new Map<string, SupplierCatalogue>();
  return async (id, version) => {
    const key = `${String(id)}/${String(version)}`;
    const catalogue = found.get(key) ?? (await readCatalogue(database, id, version));
    if (!catalogue) return undefined;
    found.delete(key);
    found.set(key, catalogue);
    const [oldest] = found.keys();
    if (found.size > maxCatalogues && oldest !== undefined) found.delete(oldest);
    return catalogue;
  };
}

async function readCatalogue(
  database: Database,
  id: ClientId,
  version: number,
): Promise<SupplierCatalogue | undefined> {
  const [row] = await asClient(database, id, (queries) =>
    queries
      .select({ document: catalogueVersion.document })
      .from(catalogueVersion)
      .where(and(eq(catalogueVersion.clientId, id), eq(catalogueVersion.number, version))),
  );
  if (!row) return undefined;
  const { catalogue: rows, ...others } = contentOfDocument(row.document);
  const catalogue = catalogueOf(rows);
  return { catalogue, context: contextInEnglish(catalogue), ...others };
}

async function soldVersion(database: Database, id: ClientId): Promise<number | undefined> {
  const [row] = await outsideTransactions(database)
    .select({ version: client.catalogueVersion })
    .from(client)
    .where(eq(client.clientId, id));
  return row?.version;
}
