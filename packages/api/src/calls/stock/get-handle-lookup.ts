import { handleLookupToWire } from '@door/wire/stock-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getHandleLookup = (procedure: Procedure) =>
  procedure.query(({ ctx }) => handleLookupToWire(ctx.supplier.catalogue.rows));
