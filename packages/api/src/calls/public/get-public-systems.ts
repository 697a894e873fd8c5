import { systemsToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

/** The systems that visitors may choose; the others are for the trade only. */
export const getPublicSystems = (procedure: Procedure) =>
  procedure.query(({ ctx }) => {
    const { systems } = ctx.supplier.catalogue.rows;
    return systemsToWire({ systems: systems.filter(({ tradeOnly }) => !tradeOnly) });
  });
