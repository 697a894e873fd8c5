import { loadLevel, pointsOfWeek, pointsText } from '@door/domain/batch/capacity-points';
import { productionWeeksFrom } from '@door/domain/model/production-week';
import { z } from 'zod';
import { today } from '../../pricing/price-lists.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';

const input = z
  .strictObject({
    /** How many, from that of today on. */
    Weeks: z.int('must be a whole number').min(1, 'must be at least 1').max(104, 'must be at most 104').default(26),
  })
  .prefault({});

/** The production weeks with what is planned in each, in points with one decimal. Visitors are told the weeks alone. */
export const weeks = procedure
  .allow('production.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Weeks } }) => {
    const loads = await ctx.stores.orders.loads();
    return productionWeeksFrom(today(ctx), Weeks).map(({ label, startsOn, endsOn }) => {
      const load = loads.find(({ week }) => week === label);
      const points = load?.points ?? 0;
      return {
        Week: label,
        StartsOn: startsOn,
        EndsOn: endsOn,
        /** `118.4` */
        Points: pointsText(points),
        Capacity: pointsText(pointsOfWeek),
        /** `free`, `nearly full` from 90 % on, `full` or `over`. */
        Level: loadLevel(points, pointsOfWeek),
        Orders: load?.orders ?? 0,
      };
    });
  });
