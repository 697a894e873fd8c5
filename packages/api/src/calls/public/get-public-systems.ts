import { systemsToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getPublicSystems = (gate: Gate) => gate.query(({ ctx }) => systemsToWire(ctx.supplier.catalogue.rows));
