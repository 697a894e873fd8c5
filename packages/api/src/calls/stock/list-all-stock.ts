import { allStockToWire } from '@door/wire/stock-to-wire';
import type { Gate } from '../../gate.ts';

export const listAllStock = (gate: Gate) => gate.query(({ ctx }) => allStockToWire(ctx.supplier.catalogue.rows));
