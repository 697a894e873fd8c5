import { panelAdjustmentsToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getDoorGlassPanelAdjustments = (gate: Gate) =>
  gate.query(({ ctx }) => ctx.supplier.catalogue.rows.designs.flatMap(panelAdjustmentsToWire));
