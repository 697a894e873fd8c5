import { productionWeeks } from '@door/wire/production-weeks';
import type { Gate } from '../../gate.ts';

/** How far ahead the works plan. */
const plannedWeeks = 26;

export const getProductionWeeks = (gate: Gate) => gate.query(({ ctx }) => productionWeeks(ctx.clock.now(), plannedWeeks));
