import { systemsToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

/** Those that a visitor may ask for. */
export const getPublicSystems = (gate: Gate) =>
  gate.query(({ ctx }) => {
    const { systems } = ctx.supplier.catalogue.rows;
    return systemsToWire({ systems: systems.filter(({ tradeOnly }) => !tradeOnly) });
  });
