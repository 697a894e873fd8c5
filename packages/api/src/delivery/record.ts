import { accepted, refused } from '@door/domain/door/model/result';
import { type DoorDelivery, isOut, isSameDoor } from '@door/domain/selling/delivery/delivery';
import { signatureSvg } from '@door/domain/selling/visit/handover';
import { z } from 'zod';
import { deliveryEventIdInput, newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { openFault } from '../fault/open-fault.ts';
import { partsOf } from '../fault/report-fault.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { doorsOfOrder, newDelivery, timeOfDevice } from './deliveries.ts';
import type { StoredDelivery } from './delivery-store.ts';
import { canComeBack, followDeliveries } from './follow-deliveries.ts';
import { type RecordedDoor, recordInput } from './load-input.ts';
import { doorsToBring, type LoadDoor } from './open-load.ts';
import { deliveringMessages } from '../messages.ts';

const { records: t, scans } = deliveringMessages;

/** What became of doors at their customer, or that they were collected or brought back. A fact that comes again changes nothing. */
export const record = procedure
  .allow('dispatch.run')
  .input(recordInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { OrderId, TakenBy, Strokes, Doors } }) => {
    const signature = signatureSvg(Strokes);
    const { deliveries } = ctx.stores;
    const stored = unwrapOrThrow(await loadOrder(ctx, OrderId));
    const known = new Set((await deliveries.find(Doors.map(({ Id }) => Id))).map(({ id }) => id));
    const doors = await doorsToBring(ctx, stored);
    const added = Doors.filter(({ Id }) => !known.has(Id)).map((each): StoredDelivery => {
      const door = doors.find((one) => isSameDoor(one, { lineId: each.LineId, unit: each.Unit }));
      const { load, last } = unwrapOrThrow(
        door ? recordable(stored, door, each) : refused('delivery.no-door', deliveringMessages.calls.noDoor),
      );
      const isTaken = each.Kind === 'delivered' || each.Kind === 'collected';
      const said = { id: each.Id, orderId: OrderId, lineId: each.LineId, unit: each.Unit, kind: each.Kind, load };
      const taken = isTaken ? { takenBy: TakenBy.trim(), signature } : {};
      const beside = { how: 'by hand', reason: each.Note.trim(), ...taken } as const;
      return newDelivery(ctx, { ...said, ...beside, ...timeOfDevice(ctx, each.DeviceAt) }, last);
    });
    await deliveries.add(added);
    await followDeliveries(ctx, stored);
    for (const event of added) await faultOfNote(ctx, stored, event);
    return doorsToWire(ctx, stored);
  });

/** A door that was taken with a note has a fault from the first day. What is made again is reported on its original. */
async function faultOfNote(ctx: OfficeScope, order: StoredOrder, { id, kind, lineId, reason }: StoredDelivery) {
  if (kind !== 'delivered' || reason === '' || order.order.remake !== null) return;
  const parts = (await partsOf(ctx, order, lineId)).map(({ part }) => part);
  const area = parts.find((part) => part.endsWith(':leaf')) ?? parts[0];
  if (area === undefined) return;
  const fault = { id: ctx.ids.itemNamed(`fault of ${String(ctx.clientId)} ${id}`), lineId, area, text: reason };
  await openFault(ctx, { order, sale: saleOfOrder(order) }, { ...fault, kind: 'damaged' });
}

/** Whether that may be said of a door where it is. */
function recordable(stored: StoredOrder, door: LoadDoor, { Kind, Note }: RecordedDoor): Result<DoorDelivery> {
  if (Kind === 'collected')
    return door.place === 'works' && door.isChecked ? accepted(door) : refused('delivery.not-in-works', t.inWorks);
  if (Kind === 'returned' && !canComeBack(stored)) return refused('delivery.not-on-the-way', scans['handed-over']);
  const isThere = Kind === 'returned' ? isOut(door) : door.place === 'on the way';
  if (!isThere) return refused('delivery.not-on-the-way', t.onTheWay);
  const needsReason = Kind !== 'delivered' && Note.trim() === '';
  return needsReason ? refused('delivery.no-reason', t.noReason) : accepted(door);
}

async function doorsToWire(ctx: OfficeScope, { id, order }: StoredOrder) {
  return {
    OrderId: id,
    Doors: (await doorsOfOrder(ctx, { id, order })).map(({ lineId, unit, place }) => ({
      LineId: lineId,
      Unit: unit,
      Place: place,
    })),
  };
}

const undoInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice takes back once. */
  Id: newIdInput,
  /** `EventId` of what was said. */
  Undoes: deliveryEventIdInput,
  /** Needed for what somebody else has said, and for what is older than 15 minutes. */
  Reason: text(500).default(''),
});

/** Takes back what was said last of a door. A van that has left is not called back: its doors are scanned in. */
export const undo = procedure
  .allow('dispatch.run')
  .input(undoInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Undoes, Reason } }) => {
    const { deliveries } = ctx.stores;
    const [found] = await deliveries.find([Undoes]);
    const event = unwrapOrThrow(
      found ? accepted(found) : refused('delivery.no-event', deliveringMessages.calls.noEvent),
    );
    const stored = unwrapOrThrow(await loadOrder(ctx, event.orderId));
    if ((await deliveries.find([Id])).length > 0) return doorsToWire(ctx, stored);
    const door = (await doorsOfOrder(ctx, stored)).find((each) => isSameDoor(each, event));
    unwrapOrThrow(undoable(ctx, stored, { event, door, reason: Reason.trim() }));
    const { orderId, lineId, unit, load } = event;
    await deliveries.add([
      newDelivery(
        ctx,
        {
          id: Id,
          orderId,
          lineId,
          unit,
          kind: 'undo',
          undoes: Undoes,
          how: 'by hand',
          load,
          ...timeOfDevice(ctx),
          reason: Reason.trim(),
        },
        event,
      ),
    ]);
    await followDeliveries(ctx, stored);
    return doorsToWire(ctx, stored);
  });

interface Undone {
  readonly event: StoredDelivery;
  readonly door: DoorDelivery | undefined;
  readonly reason: string;
}

const freshMs = 15 * 60_000;

function undoable({ caller, clock }: OfficeScope, stored: StoredOrder, { event, door, reason }: Undone): Result<null> {
  if (door?.last?.id !== event.id) return refused('delivery.not-last', t.notLast);
  if (event.kind === 'departed') return refused('delivery.not-last', t.departed);
  if (!canComeBack(stored)) return refused('delivery.not-last', scans['handed-over']);
  const isFresh = event.who === caller.userId && clock.now().getTime() - Date.parse(event.at) <= freshMs;
  return isFresh || reason !== '' ? accepted(null) : refused('delivery.no-reason', t.undoReason);
}
