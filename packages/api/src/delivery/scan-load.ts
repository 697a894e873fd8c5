import { codeOfScan, doorText, floorCode } from '@door/domain/making/batch/floor-code';
import { longestScan } from '@door/domain/making/batch/scan';
import { deliveriesOf, isSameDoor, type OrderDoor } from '@door/domain/selling/delivery/delivery';
import {
  doorsOfLoad,
  loadAfter,
  loadScanKinds,
  loadScanOutcome,
  type LoadScanKind,
  type LoadScanOutcome,
} from '@door/domain/selling/delivery/load';
import { z } from 'zod';
import { batchesOfCodes } from '../batch/floor.ts';
import { oneOf } from '../input/choices.ts';
import { loadIdInput, newIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { doorsOfBatch, newDelivery, timeOfDevice } from './deliveries.ts';
import type { StoredDelivery, StoredLoad } from './delivery-store.ts';
import { canComeBack, followDeliveries } from './follow-deliveries.ts';
import { loadNumber, loadTexts, lockLoad } from './load-moves.ts';
import { doorsToBring, type LoadDoor, openLoad, openLoadOf } from './open-load.ts';
import { deliveringMessages } from '../messages.ts';

const oneScan = z.strictObject({
  /** Made up by the device: the same scan sent again changes nothing, also after it was taken back. */
  Id: newIdInput,
  /** Of the label of the door, as the camera read it or a person typed it. */
  Code: filledText(longestScan),
  /** Absent: it is loaded. */
  Kind: oneOf(loadScanKinds).default('loaded'),
  /** When the device scanned it. */
  DeviceAt: z.iso.datetime({ offset: true, error: 'must be a time' }).optional(),
});

const input = z.strictObject({
  /** The load in hand. */
  Id: loadIdInput,
  /** In the order in which they were scanned. A phone that was without network sends them together. */
  Scans: z.array(oneScan, 'must be a list of scans').max(200, 'must have at most 200 scans'),
});

/** Loads the doors whose labels are scanned, or brings them back. A scan that comes again changes nothing. */
export const scan = procedure
  .allow('dispatch.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Scans } }) => {
    const { stores } = ctx;
    const stored = unwrapOrThrow(await lockLoad(ctx, Id));
    const before = await openLoad(ctx, stored);
    if (Scans.some(({ Kind }) => Kind === 'loaded') && stored.load.departedOn !== null)
      unwrapOrThrow(loadAfter('change', before, loadTexts));
    const named = await doorsOfCodes(
      ctx,
      Scans.map(({ Code }) => codeOfScan(Code)),
    );
    const orders = await stores.orders.loadAll([...new Set([...named.values()].map(({ orderId }) => orderId))]);
    const known = new Set((await stores.deliveries.find(Scans.map(({ Id: id }) => id))).map(({ id }) => id));
    const atVan: AtVan = { stored, orders: new Map(), added: [] };
    for (const order of orders) atVan.orders.set(order.id, await orderAtVan(ctx, order));
    const answers = [];
    for (const each of Scans) {
      const door = named.get(codeOfScan(each.Code));
      answers.push(await scanned(ctx, atVan, { ...each, door, isKnown: known.has(each.Id) }));
    }
    await stores.deliveries.add(atVan.added);
    for (const order of orders) await followDeliveries(ctx, order);
    const { own, missing } = doorsOfLoad(Id, (await openLoad(ctx, stored)).doors);
    return { Answers: answers, Progress: { Loaded: own.length, All: own.length + missing.length } };
  });

interface NamedDoor extends OrderDoor {
  readonly orderId: string;
}

/** The door that each code names; what names none is missing. */
async function doorsOfCodes(ctx: OfficeScope, codes: readonly string[]): Promise<ReadonlyMap<string, NamedDoor>> {
  const batchOf = await batchesOfCodes(ctx.stores, codes);
  const named = new Map<string, NamedDoor>();
  for (const batch of await ctx.stores.batches.find([...new Set(batchOf.values())])) {
    const doors = await doorsOfBatch(ctx, batch);
    for (const [code, batchId] of batchOf) {
      const door = batchId === batch.id ? floorCode(code)?.code : undefined;
      const found = doors.find(({ place }) => doorText(place) === door);
      if (found) named.set(code, { ...found.delivery, orderId: found.order.id });
    }
  }
  return named;
}

interface OrderAtVan {
  readonly order: StoredOrder;
  readonly doors: readonly LoadDoor[];
  readonly said: readonly StoredDelivery[];
  /** That has not left and brings it. */
  readonly goesWith: StoredLoad | null;
}

/** What the scans of one call know and say. */
interface AtVan {
  readonly stored: StoredLoad;
  readonly orders: Map<string, OrderAtVan>;
  readonly added: StoredDelivery[];
}

const orderAtVan = async (ctx: OfficeScope, order: StoredOrder): Promise<OrderAtVan> => ({
  order,
  doors: await doorsToBring(ctx, order),
  said: await ctx.stores.deliveries.ofOrders([order.id]),
  goesWith: (await openLoadOf(ctx, order.id)) ?? null,
});

interface OneScan extends z.output<typeof oneScan> {
  readonly door: NamedDoor | undefined;
  readonly isKnown: boolean;
}

/** What is answered to one scan; what it says is added. */
async function scanned(ctx: OfficeScope, atVan: AtVan, { Id, Code, Kind, DeviceAt, door: named, isKnown }: OneScan) {
  const { stored, added } = atVan;
  const found = named && atVan.orders.get(named.orderId);
  const label = named && found?.doors.find((door) => isSameDoor(door, named));
  if (!named || !found || !label) return answer({ Code, outcome: 'no-door', label: null, event: null, other: '' });
  const now =
    deliveriesOf(found.order.order, [...found.said, ...added]).find((door) => isSameDoor(door, named)) ?? label;
  const { goesWith, order } = found;
  const isHandedOver = !canComeBack(order);
  const outcome: LoadScanOutcome = isKnown
    ? 'known'
    : loadScanOutcome({
        kind: Kind,
        inHand: stored.id,
        door: now,
        isChecked: label.isChecked,
        goesWith: goesWith?.id ?? null,
        isHandedOver,
      });
  const other = outcome === 'other-load' ? await numberOfOther(ctx, now.load ?? goesWith?.id ?? '') : '';
  if (outcome !== 'loaded' && outcome !== 'returned') return answer({ Code, outcome, label, event: null, other });
  const { lineId, unit, last } = now;
  const said = { id: Id, orderId: order.id, lineId, unit, kind: Kind, how: 'scan', reason: reasons[Kind] } as const;
  const event = newDelivery(ctx, { ...said, ...timeOfDevice(ctx, DeviceAt), load: stored.id }, last);
  added.push(event);
  return answer({ Code, outcome, label, event, other });
}

const reasons = { loaded: '', returned: deliveringMessages.scans.returned } as const satisfies Readonly<
  Record<LoadScanKind, string>
>;

async function numberOfOther({ stores }: OfficeScope, id: string): Promise<string> {
  const [other] = await stores.loads.find([id]);
  return other ? loadNumber(other) : '';
}

interface Answer {
  readonly Code: string;
  readonly outcome: LoadScanOutcome;
  readonly label: LoadDoor | null;
  readonly event: StoredDelivery | null;
  /** Number of the load that it goes with. */
  readonly other: string;
}

function answer({ Code, outcome, label, event, other }: Answer) {
  const { scans } = deliveringMessages;
  const texts: Readonly<Record<LoadScanOutcome, string>> = {
    ...scans,
    'no-door': scans['no-door'](Code),
    'other-load': scans['other-load'](other),
  };
  return {
    Code,
    Outcome: outcome,
    Text: texts[outcome],
    /** By which `dispatch.undo` takes it back; null: nothing was said. */
    EventId: event && event.id,
    Door: label && { Order: label.order, Item: label.item, Name: label.name },
  };
}
