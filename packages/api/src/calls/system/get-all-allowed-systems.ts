import { systemsToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getAllAllowedSystems = (procedure: Procedure) =>
  procedure.query(({ ctx }) => systemsToWire(ctx.supplier.catalogue.rows));
