import { accepted, refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import {
  faultStateOf,
  faultStates,
  nextFaultMoves,
  officeFaultMoves,
  remadePartOf,
  remakeReasonOf,
  waitsForVisit,
} from '@door/domain/selling/fault/fault';
import { guaranteeOf } from '@door/domain/selling/visit/handover';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { designLabel } from '@door/domain/door/design/design-label';
import { z } from 'zod';
import { photosOfSale } from '../customer-page/sale-photos.ts';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { customersByName } from '../customer/customer-names.ts';
import { oneOf } from '../input/choices.ts';
import { installedOn } from '../fitting/visit-facts.ts';
import { faultIdInput, newIdInput, orderIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { stagingMessages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { type CallScope, inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames, type NameOf } from '../user/people.ts';
import type { StoredFault } from './fault-store.ts';
import { endService, planVisit } from './fault-visits.ts';
import { moveFault } from './move-fault.ts';

const faultCall = procedure.allow('orders.sell').use(inOneTransaction);

/** Faults that are listed at most, those reported last. */
const mostFaults = 200;

const listInput = z.strictObject({
  /** Without an order: of all. */
  OrderId: orderIdInput.nullish(),
  State: oneOf(faultStates).nullish(),
});

/** Faults that customers have reported, the last first. */
const list = faultCall.input(listInput).query(async ({ ctx, input: { OrderId, State } }) => {
  const { faults, orders } = ctx.stores;
  if (OrderId) unwrapOrThrow(await loadOrder(ctx, OrderId));
  const found = OrderId ? (await faults.ofOrder(OrderId)).toReversed() : await faults.latest(mostFaults);
  const asked = found.filter(({ events }) => !State || faultStateOf(events) === State);
  const owners = await orders.find([...new Set(asked.map(({ fault }) => fault.orderId))]);
  const nameOf = await loadNames(ctx);
  const rows = [];
  for (const stored of asked) {
    const order = owners.find(({ id }) => id === stored.fault.orderId);
    if (order) rows.push(await faultToWire(ctx, stored, { order, nameOf }));
  }
  return rows;
});

/** The rows of the guarantee that name the part. */
async function guaranteeOfFault(ctx: CallScope, { area }: StoredFault['fault'], stored: StoredOrder) {
  const day = (await installedOn(ctx, stored)) ?? stored.order.days.delivered;
  if (day === null) return [];
  const part = remadePartOf(area);
  return guaranteeOf(ctx.supplier.client.fitting, day).filter((row) => row.part.toLowerCase().includes(part));
}

interface Around {
  readonly order: StoredOrder;
  readonly nameOf: NameOf;
}

async function faultToWire(ctx: CallScope, { fault, events }: StoredFault, { order, nameOf }: Around) {
  const { supplier, stores } = ctx;
  const photosOf = await photosOfSale(ctx, saleOfOrder(order));
  const line = order.order.lines.find(({ id }) => id === fault.lineId);
  const door = line && (await stores.items.find([line.itemId])).at(0);
  const state = faultStateOf(events);
  return {
    FaultId: fault.id,
    Order: { Id: order.id, Number: numberText('order', order.number) },
    Customer: await customersByName(ctx)(order.order.customerId),
    LineId: fault.lineId,
    Door: door ? designLabel(door.item, supplier.catalogue) : '',
    AreaName: stagingMessages.faults.area(fault.area),
    Kind: fault.kind,
    Text: fault.text,
    Photos: photosOf(fault.id),
    ReportedAt: fault.at,
    State: state,
    /** Somebody shall come, and no day is booked yet. */
    WaitsForVisit: waitsForVisit(events),
    Moves: nextFaultMoves(state, 'office').filter((move) => move !== 'visit' || !waitsForVisit(events)),
    /** How long what the fault is of is guaranteed: whether the fault is within it, a person decides. Empty: nothing is, or it is not handed over. */
    Guarantee: (await guaranteeOfFault(ctx, fault, order)).map(({ part, until }) => ({ Part: part, Until: until })),
    /** What a remake of it is filled in with. */
    Remake: { Part: remadePartOf(fault.area), Reason: remakeReasonOf(fault.kind) },
    Events: events.map(({ move, text: said, who, at }) => ({
      Move: move,
      Text: said,
      /** null: the customer. */
      By: who === null ? null : nameOf(who),
      At: at,
    })),
  };
}

const setInput = z.strictObject({
  FaultId: faultIdInput,
  /** Made up by the page, so that a move that is sent twice is made once. */
  EventId: newIdInput,
  Move: oneOf(officeFaultMoves),
  /** What the customer is told; '' for nothing. */
  Text: text(pageLimits.text).default(''),
});

/** A person of the supplier says what becomes of a fault. */
const setFault = faultCall.input(setInput).mutation(async ({ ctx, input: { FaultId, EventId, Move, Text } }) => {
  const found = await ctx.stores.faults.find(FaultId);
  const stored = unwrapOrThrow(found ? accepted(found) : refused('fault.none', stagingMessages.faults.none));
  const order = unwrapOrThrow(await loadOrder(ctx, stored.fault.orderId));
  const isRepeated = stored.events.some(({ id }) => id === EventId);
  if (isRepeated || (Move === 'visit' && waitsForVisit(stored.events))) return { FaultId };
  const isOpen = faultStateOf(stored.events) === 'Open';
  const move = Move === 'visit' && isOpen ? await planVisit(ctx, order) : Move;
  const said = { id: EventId, move, text: Text, who: ctx.caller.userId };
  await moveFault(ctx, FaultId, { sale: saleOfOrder(order), ...said });
  if (Move !== 'visit') await endService(ctx, order);
  return { FaultId };
});

export const faultRouter = router({ list, setFault });
