import { baseColoursToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getBaseColours = (procedure: Procedure) => procedure.query(({ ctx }) => baseColoursToWire(ctx.supplier.catalogue.rows));
