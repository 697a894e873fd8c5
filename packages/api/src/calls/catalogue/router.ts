import type { ProductionRows } from '@door/domain/catalogue/production-rows';
import { procedure, router } from '../../procedure.ts';

export const catalogueRouter = router({
  /**
   * Not in the specification: the factory's rows, so that the office's pages calculate weight, rating and bill of a set by
   * the same rules as the server. They hold no price.
   */
  getProductionRows: procedure.allow('production.see').query(({ ctx }): ProductionRows => ctx.supplier.production),
});
