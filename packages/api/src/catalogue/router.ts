import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { procedure, router } from '../procedure.ts';
import { addRow, moveRow, restoreRow, retireRow, setPrice, updateRow } from './edit-rows.ts';
import { exportBundle, exportRows, importBundle, importRows } from './import-rows.ts';
import { discardDraft, publish, sellVersion } from './publish.ts';
import { getContent, listRows, problems, versions } from './read-content.ts';

export const catalogueRouter = router({
  addRow,
  discardDraft,
  exportBundle,
  exportRows,
  getContent,
  importBundle,
  importRows,
  listRows,
  moveRow,
  problems,
  publish,
  restoreRow,
  retireRow,
  sellVersion,
  setPrice,
  updateRow,
  versions,
  /**
   * Not in the specification: the factory's rows, so that the office's pages calculate weight, rating and bill of a set by
   * the same rules as the server. They hold no price.
   */
  getProductionRows: procedure.allow('production.see').query(({ ctx }): ProductionRows => ctx.supplier.production),
});
