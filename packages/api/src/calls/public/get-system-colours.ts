import { systemColoursToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getSystemColours = (procedure: Procedure) =>
  procedure.query(({ ctx }) => systemColoursToWire(ctx.supplier.catalogue.rows));
