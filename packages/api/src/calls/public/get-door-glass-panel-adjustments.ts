import { panelAdjustmentsToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getDoorGlassPanelAdjustments = (procedure: Procedure) =>
  procedure.query(({ ctx }) => ctx.supplier.catalogue.rows.designs.flatMap(panelAdjustmentsToWire));
