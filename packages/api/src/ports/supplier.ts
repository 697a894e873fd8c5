import type { ClientId } from '@door/domain/model/ids';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import type { FullContext } from '@door/domain/choice/rule';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { PriceList } from '@door/domain/commerce/price-list';
import type { ProductionRows } from '@door/domain/catalogue/production-rows';

/** A supplier's catalogue and settings; the server holds each version of them in memory. */
export interface Supplier {
  readonly clientId: ClientId;
  readonly client: ClientRow;
  readonly catalogue: Catalogue;
  /** Every rule, in the language in which the server answers. */
  readonly context: FullContext;
  readonly production: ProductionRows;
  /** Never part of a public answer. */
  readonly prices: PriceList;
}

export interface Suppliers {
  /** undefined: no such client. */
  find(id: ClientId): Promise<Supplier | undefined>;
}
