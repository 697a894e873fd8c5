import type { WeekLabel } from '@door/domain/lib/production-week';
import { heldPoints } from '@door/domain/making/promise/place-hold';
import { type DayScope, today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { HoldEnd, StoredHold } from './hold-store.ts';

type HoldScope = Pick<CallScope, 'stores' | 'clock'> & DayScope;

/** What is held in a week today, in tenths of points; whoever plans a week for orders has so much less room. */
export async function heldInWeeks(ctx: HoldScope): Promise<(week: WeekLabel) => number> {
  const held = heldPoints(await ctx.stores.holds.living(today(ctx)));
  return (week) => held.get(week) ?? 0;
}

/** The place that is held for a quote today; undefined: none is. */
export const holdOfQuote = async (ctx: HoldScope, quoteId: string): Promise<StoredHold | undefined> =>
  (await ctx.stores.holds.living(today(ctx))).find((hold) => hold.quoteId === quoteId);

/** A place that is held for a quote is free again, or was taken by a promise; none is held: nothing happens. */
export async function endHoldOf(
  ctx: HoldScope,
  quoteId: string,
  { by = null, takenBy = null }: Partial<Omit<HoldEnd, 'at'>> = {},
): Promise<void> {
  const hold = await holdOfQuote(ctx, quoteId);
  if (hold) await ctx.stores.holds.end(hold.id, { at: ctx.clock.now().toISOString(), by, takenBy });
}
