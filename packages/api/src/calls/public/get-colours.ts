import { coloursToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getColours = (procedure: Procedure) => procedure.query(({ ctx }) => coloursToWire(ctx.supplier.catalogue.rows));
