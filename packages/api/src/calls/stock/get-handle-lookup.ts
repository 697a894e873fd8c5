import { handleLookupToWire } from '@door/wire/stock-to-wire';
import type { Gate } from '../../gate.ts';

export const getHandleLookup = (gate: Gate) => gate.query(({ ctx }) => handleLookupToWire(ctx.supplier.catalogue.rows));
