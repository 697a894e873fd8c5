import { coloursToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getColours = (gate: Gate) => gate.query(({ ctx }) => coloursToWire(ctx.supplier.catalogue.rows));
