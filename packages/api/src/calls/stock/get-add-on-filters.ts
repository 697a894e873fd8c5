import { addOnFiltersToWire } from '@door/wire/stock-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getAddOnFilters = (procedure: Procedure) =>
  procedure.query(({ ctx }) => addOnFiltersToWire(ctx.supplier.catalogue.rows));
