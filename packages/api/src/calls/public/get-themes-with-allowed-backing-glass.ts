import { allowedBackingsToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getThemesWithAllowedBackingGlass = (gate: Gate) =>
  gate.query(({ ctx }) => allowedBackingsToWire(ctx.supplier.catalogue.rows));
