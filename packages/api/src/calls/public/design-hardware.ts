import { designHardwareToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const designHardware = (procedure: Procedure) =>
  procedure.query(({ ctx }) => ctx.supplier.catalogue.rows.designs.flatMap(designHardwareToWire));
