import type { ProductionRows } from '@door/domain/catalogue/production-rows';
import type { Procedure } from '../../procedure.ts';

/**
 * Not in the specification: the factory's rows, so that the office's pages calculate weight, rating and bill of a set by
 * the same rules as the server. They hold no price.
 */
export const getProductionRows = (procedure: Procedure) =>
  procedure.query(({ ctx }): ProductionRows => ctx.supplier.production);
