import type { CatalogueRows } from '@door/domain/catalogue/rows';
import type { Gate } from '../../gate.ts';

/** Added: all rows at once, so that the page decides with the same rules as the server. They hold no price. */
export const getCatalogue = (gate: Gate) => gate.query(({ ctx }): CatalogueRows => ctx.supplier.catalogue.rows);
