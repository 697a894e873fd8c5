import { glassThemesToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const glassThemeImages = (gate: Gate) => gate.query(({ ctx }) => glassThemesToWire(ctx.supplier.catalogue.rows));
