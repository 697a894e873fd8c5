import { designGroupStockToWire } from '@door/wire/stock-to-wire';
import type { Gate } from '../../gate.ts';
import { designGroupIdInput } from '../../input/ids.ts';

export const listAllDesignGroupStock = (gate: Gate) =>
  gate.input(designGroupIdInput).query(({ ctx, input }) => designGroupStockToWire(input, ctx.supplier.catalogue.rows));
