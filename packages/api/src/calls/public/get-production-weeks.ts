import { productionWeeks } from '@door/wire/production-weeks';
import type { Procedure } from '../../procedure.ts';

/** How far ahead production is planned. */
const plannedWeeks = 26;

export const getProductionWeeks = (procedure: Procedure) => procedure.query(({ ctx }) => productionWeeks(ctx.clock.now(), plannedWeeks));
