import { baseColoursToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getBaseColours = (gate: Gate) => gate.query(({ ctx }) => baseColoursToWire(ctx.supplier.catalogue.rows));
