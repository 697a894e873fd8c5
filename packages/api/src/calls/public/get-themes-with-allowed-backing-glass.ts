import { allowedBackingsToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getThemesWithAllowedBackingGlass = (procedure: Procedure) =>
  procedure.query(({ ctx }) => allowedBackingsToWire(ctx.supplier.catalogue.rows));
