import { addOnFiltersToWire } from '@door/wire/stock-to-wire';
import type { Gate } from '../../gate.ts';

export const getAddOnFilters = (gate: Gate) => gate.query(({ ctx }) => addOnFiltersToWire(ctx.supplier.catalogue.rows));
