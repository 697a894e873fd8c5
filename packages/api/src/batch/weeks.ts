import { loadLevel, pointsText } from '@door/domain/making/batch/capacity-points';
import { productionWeeksFrom, type WeekLabel } from '@door/domain/lib/production-week';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { text } from '../input/text.ts';
import { shortByWeek } from '../inventory/shortages.ts';
import { weekInput } from '../order/order-input.ts';
import { roomOfWeeks } from './week-room.ts';
import { today } from '../pricing/price-lists.ts';
import { heldInWeeks } from '../promise/held-places.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';

const input = z
  .strictObject({
    /** How many, from that of today on. */
    Weeks: wholeNumberFrom(1, 104).default(26),
  })
  .prefault({});

/** The production weeks with what is planned in each, in points with one decimal. Visitors are told the weeks alone. */
export const weeks = procedure
  .allow('production.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Weeks } }) => {
    const loads = await ctx.stores.orders.loads();
    const roomOf = await roomOfWeeks(ctx);
    const heldIn = await heldInWeeks(ctx);
    const short = await shortByWeek(ctx);
    const all = productionWeeksFrom(today(ctx), Weeks);
    const reasonOf = await capacityReasons(
      ctx,
      all.map(({ label }) => label),
    );
    const begun = new Map((await ctx.stores.batches.perWeek()).map(({ week, batches }) => [week, batches]));
    return all.map(({ label, startsOn, endsOn }) => {
      const load = loads.find(({ week }) => week === label);
      const [points, held] = [load?.points ?? 0, heldIn(label)];
      const { capacity, openDays } = roomOf(label);
      return {
        Week: label,
        StartsOn: startsOn,
        EndsOn: endsOn,
        /** Days on which the works are open. */
        Open: openDays,
        /** What is planned in it: `118.4` */
        Points: pointsText(points),
        /** What is held in it for quotes, beside that: `4.0` */
        Held: pointsText(held),
        Capacity: pointsText(capacity),
        /** Why it was set last; '': nobody has said. */
        CapacityReason: reasonOf(label),
        /** With what is held: `free`, `nearly full` from 90 % on, `full` or `over`. */
        Level: loadLevel(points + held, capacity),
        /** How many demands of its orders will not find enough in time. */
        Short: short.get(label) ?? 0,
        Orders: load?.orders ?? 0,
        Batches: begun.get(label) ?? 0,
      };
    });
  });

const capacityInput = z.strictObject({
  Week: weekInput,
  /** Points, rounded to tenths: 96.5; null: as much as usual. */
  Points: z.number('must be a number').min(0, 'must be at least 0').max(9999, 'must be at most 9999').nullable(),
  /** Since it may move dates that were promised (PROMISE 7.7): "Two fitters are ill." */
  Reason: text(500).default(''),
});

/** A week has no id, so one is made of its label. */
const subjectOf = ({ ids }: Pick<CallScope, 'ids'>, week: WeekLabel) =>
  ({ about: 'settings', aboutId: ids.itemNamed(`capacity of week ${week}`) }) as const;

async function capacityReasons(ctx: CallScope, weeks: readonly WeekLabel[]): Promise<(week: WeekLabel) => string> {
  const entries = await ctx.stores.history.of(
    weeks.map((week) => subjectOf(ctx, week)),
    mostEntries,
  );
  return (week) => entries.find(({ aboutId }) => aboutId === subjectOf(ctx, week).aboutId)?.reason ?? '';
}

const textOf = (points: number | null) => (points === null ? null : pointsText(points));

/** Far more than there are changes of the weeks ahead. */
const mostEntries = 2000;

/** Says how much a week takes, such as less before Christmas, and why. What is planned stays, also where it is more. */
export const setCapacity = procedure
  .allow('production.run')
  .input(capacityInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Week, Points, Reason } }) => {
    const { batches } = ctx.stores;
    await batches.lockWeek(Week);
    const before = (await batches.capacities()).find(({ week }) => week === Week)?.points ?? null;
    const now = Points === null ? null : Math.round(Points * 10);
    const reason = Reason.trim();
    const isSaid = reason === '' || reason === (await capacityReasons(ctx, [Week]))(Week);
    if (now === before && isSaid) return;
    await batches.setCapacity(Week, now);
    const said = { from: textOf(before), to: textOf(now), reason };
    await recordHistory(ctx, [{ ...subjectOf(ctx, Week), kind: 'week', ...said }]);
  });
