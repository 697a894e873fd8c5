import { designGroupStockToWire } from '@door/wire/stock-to-wire';
import type { Procedure } from '../../procedure.ts';
import { designGroupIdInput } from '../../input/ids.ts';

export const listAllDesignGroupStock = (procedure: Procedure) =>
  procedure
    .input(designGroupIdInput)
    .query(({ ctx, input }) => designGroupStockToWire(input, ctx.supplier.catalogue.rows));
