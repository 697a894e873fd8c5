import { clockIn } from '@door/domain/lib/calendar-day';
import { groupsOf } from '@door/domain/lib/records';
import type { DoorDelivery } from '@door/domain/selling/delivery/delivery';
import type { StageFact } from '@door/domain/selling/order/order-stage';
import { madeStates } from '@door/domain/selling/order/order-states';
import { guaranteedUntil } from '@door/domain/selling/visit/handover';
import { countedDoors, type DayClock, handoverToAnswer, standingHandovers } from '@door/domain/selling/visit/unsigned';
import { blockingSnags, countingVisitEvents, handedOverAt, handoversOf } from '@door/domain/selling/visit/visit-event';
import { visitNow } from '@door/domain/selling/visit/visit-now';
import type { StoredOrder } from '../order/order-store.ts';
import { isOfficeCaller } from '../ports/context.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { handedWith } from './handover-packs.ts';
import type { StoredVisitEvent } from './visit-event-store.ts';

type Ordered = Pick<StoredOrder, 'id' | 'order'>;

const eventsOf = ({ stores }: Pick<CallScope, 'stores'>, { id }: Ordered): Promise<readonly StoredVisitEvent[]> =>
  stores.visitEvents.ofOrders([id]);

/** What fitters have found that must be put right. Nobody asks it of what is not made: nobody was there yet. */
export const openSnags = async (ctx: Pick<CallScope, 'stores'>, stored: Ordered): Promise<readonly string[]> =>
  madeStates.some((state) => state === stored.order.state)
    ? blockingSnags(await eventsOf(ctx, stored)).map(({ text }) => text)
    : [];

/** The supplier's day on which the last door that is fitted was handed over; null: one is not. */
export async function installedOn(
  ctx: Pick<CallScope, 'stores' | 'supplier'>,
  stored: Ordered,
): Promise<string | null> {
  const at = handedOverAt(stored.order, await eventsOf(ctx, stored));
  return at && dayOf(ctx, at);
}

/** The visits whose fitters have set out and are not there yet, with when they did. */
export async function underWay(
  ctx: Pick<CallScope, 'stores'>,
  stored: Ordered,
): Promise<readonly { readonly visitId: string; readonly at: string }[]> {
  const byVisit = groupsOf(await eventsOf(ctx, stored), ({ visitId }) => visitId);
  return [...byVisit].flatMap(([visitId, events]) => {
    const { setOut, arrived, left } = visitNow(events);
    return visitId !== null && setOut !== null && arrived === null && left === null ? [{ visitId, at: setOut }] : [];
  });
}

/** What visits say of the doors of an order: that the fitters are there, and which doors count as handed over. What nobody fits is with its delivery. */
export function visitFacts(
  ctx: Pick<CallScope, 'supplier' | 'clock'>,
  { order }: Ordered,
  { doors, events }: { readonly doors: readonly DoorDelivery[]; readonly events: readonly StoredVisitEvent[] },
): readonly StageFact[] {
  const arrived = countingVisitEvents(events).find(({ kind }) => kind === 'arrived')?.at;
  const fitted = new Map(countedDoors(order, events, dayClock(ctx)).map((door) => [keyOf(door), door.at]));
  return doors.flatMap((door, at): readonly StageFact[] => {
    const isFitted = fitted.has(keyOf(door));
    const signed = isFitted ? (fitted.get(keyOf(door)) ?? null) : door.delivered;
    return [
      ...(isFitted && arrived !== undefined ? [{ name: 'arrived', at: arrived, door: at + 1 } as const] : []),
      ...(signed === null ? [] : [{ name: 'signed', at: signed, door: at + 1 } as const]),
    ];
  });
}

const keyOf = ({ lineId, unit }: { readonly lineId: string; readonly unit: number }) => `${lineId} ${String(unit)}`;

/** Today, and the supplier's day of whatever happened. */
export const dayClock = (ctx: Pick<CallScope, 'supplier' | 'clock'>): DayClock => ({
  today: today(ctx),
  dayOf: (at) => dayOf(ctx, at),
});

/** What the sentence of a stage tells of visits. */
export async function visitsInWords(ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>, stored: Ordered) {
  const events = await eventsOf(ctx, stored);
  const isToday = (at: string) => dayOf(ctx, at) === today(ctx);
  const there = [...groupsOf(events, ({ visitId }) => visitId).values()]
    .map(visitNow)
    .flatMap(({ arrived, left, handover }) => (arrived !== null && left === null && !handover ? [arrived] : []))
    .filter(isToday);
  const [first] = there.toSorted();
  return {
    fittersSince: first === undefined ? null : clockIn(first, ctx.supplier.client.timeZone),
    guaranteedUntil: guaranteedUntil(handoversOf(events)),
    isToSign: handoverToAnswer(standingHandovers(events, dayClock(ctx))) !== undefined,
  };
}

/** Says that every door that was to be fitted is handed over, for works without phones. */
export async function sayHandedOver(ctx: CallScope, stored: Ordered, day: string): Promise<void> {
  const { id, order } = stored;
  const events = await ctx.stores.visitEvents.ofOrders([id]);
  if (handedOverAt(order, events) !== null) return;
  // A day is said and no hour: noon lies on it wherever the supplier is.
  const at = `${day}T12:00:00.000Z`;
  await ctx.stores.visitEvents.add([
    {
      id: ctx.ids.other(),
      orderId: id,
      visitId: null,
      kind: 'signed',
      doors: null,
      undoes: null,
      how: 'by hand',
      photo: null,
      signature: null,
      deviceAt: null,
      who: isOfficeCaller(ctx.caller) ? ctx.caller.userId : null,
      at,
      ...(await handedWith(ctx, stored, at)),
    },
  ]);
}
