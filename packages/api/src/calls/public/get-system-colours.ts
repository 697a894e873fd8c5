import { systemColoursToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getSystemColours = (gate: Gate) =>
  gate.query(({ ctx }) => systemColoursToWire(ctx.supplier.catalogue.rows));
