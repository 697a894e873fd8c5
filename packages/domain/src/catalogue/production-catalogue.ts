import type { Catalogue } from './catalogue.ts';
import type { ProductionRows } from './production-rows.ts';

/** What a bill is made from: the rows that a visitor has too, and those of the production. */
export interface ProductionCatalogue {
  readonly catalogue: Catalogue;
  readonly production: ProductionRows;
}
