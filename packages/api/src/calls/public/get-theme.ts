import { themeToWire } from '@door/wire/client-to-wire';
import type { Gate } from '../../gate.ts';

export const getTheme = (gate: Gate) => gate.query(({ ctx }) => themeToWire(ctx.supplier.client));
