import { defaultHardwareToWire } from '@door/wire/stock-to-wire';
import type { Procedure } from '../../procedure.ts';
import { finishInput } from '../../input/ids.ts';

export const getHardwareDefaultForDropdowns = (procedure: Procedure) =>
  procedure.input(finishInput).query(({ ctx, input }) => defaultHardwareToWire(input, ctx.supplier.catalogue.rows));
