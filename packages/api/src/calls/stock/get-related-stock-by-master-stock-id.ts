import { relatedStockToWire } from '@door/wire/stock-to-wire';
import type { Procedure } from '../../procedure.ts';
import { masterStockIdInput } from '../../input/ids.ts';

export const getRelatedStockByMasterStockId = (procedure: Procedure) =>
  procedure.input(masterStockIdInput).query(({ ctx, input }) => relatedStockToWire(input, ctx.supplier.catalogue.rows));
