import { defaultHardwareToWire } from '@door/wire/stock-to-wire';
import type { Gate } from '../../gate.ts';
import { finishInput } from '../../input/finish.ts';

export const getHardwareDefaultForDropdowns = (gate: Gate) =>
  gate.input(finishInput).query(({ ctx, input }) => defaultHardwareToWire(input, ctx.supplier.catalogue.rows));
