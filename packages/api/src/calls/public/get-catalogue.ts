import type { CatalogueRows } from '@door/domain/catalogue/catalogue-rows';
import type { Procedure } from '../../procedure.ts';

/** Not in the specification: all rows at once, so that the page decides by the same rules as the server. They hold no price. */
export const getCatalogue = (procedure: Procedure) => procedure.query(({ ctx }): CatalogueRows => ctx.supplier.catalogue.rows);
