import type { ClientId } from '@door/domain/door/model/ids';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { RuleContext } from '@door/domain/door/choice/rule';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { GalleryRows } from '@door/domain/catalogue/rows/gallery-rows';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';

/** A supplier's catalogue and settings; the server holds each version of them in memory. */
export interface Supplier extends SupplierCatalogue {
  readonly clientId: ClientId;
  readonly client: ClientRow;
  /** The version of the catalogue that is sold now: the rows here are of this one. */
  readonly catalogueVersion: number;
  readonly settingsVersion: number;
}

export interface SupplierCatalogue {
  readonly catalogue: Catalogue;
  /** What the rules read: this catalogue, and texts in the language in which the server answers. */
  readonly context: RuleContext;
  readonly production: ProductionRows;
  /** Never part of a public answer. */
  readonly prices: PriceList;
  /** What visitors may begin with. Fetched by those who ask for it, not with the first page. */
  readonly gallery: GalleryRows;
}

export interface Suppliers {
  /** undefined: no such client. */
  find(id: ClientId): Promise<Supplier | undefined>;
  /** What this supplier sells or has settled has changed: it is read again at the next call. Other processes notice within seconds. */
  forget(id: ClientId): void;
  /** A version never changes, so an item can be read as it was settled. undefined: no such version. */
  catalogueOf(id: ClientId, version: number): Promise<SupplierCatalogue | undefined>;
}
