import type { Supplier, SupplierCatalogue, Suppliers } from '@door/api/ports/supplier';
import { contextInEnglish } from '@door/api/messages';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { ClientId } from '@door/domain/door/model/ids';
import { isEqual } from '@door/domain/lib/is-equal';
import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { asClient, type Database, inClient, outsideTransactions } from '../database.ts';
import { catalogueVersion } from '../catalogue/schema.ts';
import { client, clientSettings } from './schema.ts';
import { contentOfDocument } from '../catalogue/catalogue-document.ts';
import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { defaultSaleSettings } from '@door/domain/settings/new-client';
import { uiSettingsFrom } from '@door/domain/settings/ui-settings';

/** By which a change is noticed. */
interface Versions {
  readonly catalogue: number;
  readonly settings: number;
}

interface CachedSupplier {
  readonly supplier: Supplier;
  readonly versions: Versions;
  /** When the version was last compared with the database, ms. */
  readonly checkedAt: number;
}

/** How long a cached supplier is used without asking the database for its version, ms. */
const trustedFor = 5_000;

/** Versions of catalogues that are held in memory, of all suppliers together, beside those that are sold now. */
const maxCatalogues = 20;
/** Suppliers that are held in memory, each with the catalogue that it sells: those that were asked for last. */
const maxSuppliers = 100;

/** Suppliers from a cache in memory; catalogue and settings are read again when a version has changed. */
export function suppliersOf(database: Database, now: () => number): Suppliers {
  /** In the order in which they were last compared with the database. */
  const cached = new LRUCache<number, CachedSupplier>({ max: maxSuppliers });
  const reading = new Map<number, Promise<Supplier | undefined>>();
  const catalogues = cachedCatalogues(database);

  const readAgain = async (
    id: ClientId,
    known: CachedSupplier | undefined,
  ): Promise<Omit<CachedSupplier, 'checkedAt'> | undefined> => {
    const versions = await presentVersions(database, id);
    if (known && isEqual(known.versions, versions)) return known;
    const supplier = versions && (await readSupplier(id, versions));
    return supplier && { supplier, versions };
  };
  const readSupplier = async (id: ClientId, versions: Versions): Promise<Supplier | undefined> => {
    const [settings] = await asClient(database, id, (queries) =>
      queries.select().from(clientSettings).where(eq(clientSettings.clientId, id)),
    );
    const catalogue = await catalogues(id, versions.catalogue);
    if (!settings || !catalogue) return undefined;
    // 0 stands for a supplier that has changed nothing yet: it has the version that it began with, as the store of settings says.
    const of = { catalogueVersion: versions.catalogue, settingsVersion: Math.max(versions.settings, 1) };
    return { clientId: id, client: clientOfStored(settings.body), ...of, ...catalogue };
  };

  return {
    find: (id) => {
      const known = cached.get(id);
      if (known && now() - known.checkedAt < trustedFor) return Promise.resolve(known.supplier);
      const already = reading.get(id);
      if (already) return already;
      const found = readAgain(id, known).then((read) => {
        // Forgotten meanwhile: what was read may be older than the change.
        if (reading.get(id) !== found) return read?.supplier;
        if (read) cached.set(id, { ...read, checkedAt: now() });
        else cached.delete(id);
        return read?.supplier;
      });
      reading.set(id, found);
      const end = () => {
        if (reading.get(id) === found) reading.delete(id);
      };
      found.then(end, end);
      return found;
    },
    forget: (id) => {
      cached.delete(id);
      reading.delete(id);
    },
    catalogueOf: catalogues,
  };
}

/** A version never changes, so each is read once while it is among the last that were asked for. */
function cachedCatalogues(database: Database): Suppliers['catalogueOf'] {
  const found = new LRUCache<string, SupplierCatalogue>({ max: maxCatalogues });
  return async (id, version) => {
    const key = `${String(id)}/${String(version)}`;
    const catalogue = found.get(key) ?? (await readCatalogue(database, id, version));
    if (!catalogue) return undefined;
    found.set(key, catalogue);
    return catalogue;
  };
}

async function readCatalogue(
  database: Database,
  id: ClientId,
  version: number,
): Promise<SupplierCatalogue | undefined> {
  // A version that another process has published is first asked for in the middle of a call.
  const [row] = await inClient(database, id, (queries) =>
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

async function presentVersions(database: Database, id: ClientId): Promise<Versions | undefined> {
  const [row] = await outsideTransactions(database)
    .select({ catalogue: client.catalogueVersion, settings: client.settingsVersion })
    .from(client)
    .where(eq(client.clientId, id));
  return row;
}

type SettledLater =
  | 'works'
  | 'promiseDisplay'
  | 'pageCode'
  | 'plan'
  | 'bank'
  | 'company'
  | 'messaging'
  | 'fitting'
  | 'visits';

/** Stored settings, with the defaults of what a supplier has not set of its pages, and of what was stored before it could be settled. */
export const clientOfStored = (
  body: Omit<ClientRow, SettledLater> & Partial<Pick<ClientRow, SettledLater>>,
): ClientRow => ({
  promiseDisplay: defaultSaleSettings.promiseDisplay,
  plan: defaultSaleSettings.plan,
  bank: defaultSaleSettings.bank,
  company: defaultSaleSettings.company,
  messaging: defaultSaleSettings.messaging,
  pageCode: defaultSaleSettings.pageCode,
  ...body,
  fitting: { ...defaultSaleSettings.fitting, ...body.fitting },
  visits: { ...defaultSaleSettings.visits, ...body.visits },
  works: { ...defaultWorksSettings, ...body.works },
  ui: uiSettingsFrom(body.ui),
});
