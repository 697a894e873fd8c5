import { isEqual } from '@door/domain/lib/is-equal';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { filledText } from '../input/text.ts';
import type { Holiday } from './holiday-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';

const answer = (holidays: readonly Holiday[]) => ({
  Holidays: holidays.map(({ day, name }) => ({ Day: day, Name: name })),
});

/** The days on which the works are closed; lead times do not count them. */
export const getHolidays = procedure
  .allow('settings.see')
  .use(inOneTransaction)
  .query(async ({ ctx }) => answer(await ctx.stores.holidays.all()));

const holidaysInput = z
  .array(z.strictObject({ Day: dateInput, Name: filledText(100) }), 'must be a list of days')
  .max(500, 'must have at most 500 days')
  .refine((all) => new Set(all.map(({ Day }) => Day)).size === all.length, 'must have each day once');

/** The whole calendar. What was promised stays promised. A repeat changes nothing. */
export const updateHolidays = procedure
  .allow('settings.manage')
  .input(z.strictObject({ Holidays: holidaysInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Holidays } }) => {
    const { holidays } = ctx.stores;
    const sent = Holidays.map(({ Day, Name }) => ({ day: Day, name: Name })).toSorted((one, other) =>
      one.day.localeCompare(other.day),
    );
    if (!isEqual(await holidays.load(), sent)) await holidays.replace(sent);
    return answer(sent);
  });
