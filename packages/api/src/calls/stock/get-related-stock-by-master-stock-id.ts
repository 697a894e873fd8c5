import { relatedStockToWire } from '@door/wire/stock-to-wire';
import type { Gate } from '../../gate.ts';
import { masterStockIdInput } from '../../input/ids.ts';

export const getRelatedStockByMasterStockId = (gate: Gate) =>
  gate.input(masterStockIdInput).query(({ ctx, input }) => relatedStockToWire(input, ctx.supplier.catalogue.rows));
