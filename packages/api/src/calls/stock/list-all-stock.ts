import { allStockToWire } from '@door/wire/stock-to-wire';
import type { Procedure } from '../../procedure.ts';

export const listAllStock = (procedure: Procedure) =>
  procedure.query(({ ctx }) => allStockToWire(ctx.supplier.catalogue.rows));
