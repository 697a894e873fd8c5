import { themeToWire } from '@door/wire/client-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getTheme = (procedure: Procedure) => procedure.query(({ ctx }) => themeToWire(ctx.supplier.client));
