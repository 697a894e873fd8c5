import { glassThemesToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const glassThemeImages = (procedure: Procedure) => procedure.query(({ ctx }) => glassThemesToWire(ctx.supplier.catalogue.rows));
