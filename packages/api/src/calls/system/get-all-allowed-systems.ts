import { systemsToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getAllAllowedSystems = (gate: Gate) => gate.query(({ ctx }) => systemsToWire(ctx.supplier.catalogue.rows));
