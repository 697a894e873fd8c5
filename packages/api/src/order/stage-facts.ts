import { barText, doorText } from '@door/domain/making/batch/floor-code';
import { countingEvents, isChecked } from '@door/domain/making/batch/progress';
import { fittingOf } from '@door/domain/selling/order/order-cycle';
import { type OrderStage, type StagedOrder, type StageFact, stageOf } from '@door/domain/selling/order/order-stage';
import type { Order } from '@door/domain/selling/order/order';
import { unbegunStates } from '@door/domain/selling/order/order-states';
import { floorDoors } from '../batch/checked-doors.ts';
import { visitFacts } from '../fitting/visit-facts.ts';
import { doorsOfOrder } from '../delivery/deliveries.ts';
import type { StoredItem } from '../item/item-store.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { orderMoney, type OrderMoney } from './order-money.ts';
import type { StoredOrder } from './order-store.ts';

interface FactsToStage {
  readonly money: OrderMoney;
  /** What the works say of its doors: once they have left, their stage no longer follows from it. */
  readonly isFloorRead?: boolean;
}

/** The facts of an order that its stage and its instalments follow from. */
export async function stagedOrder(
  ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>,
  stored: StoredOrder,
  { money, isFloorRead = true }: FactsToStage,
): Promise<StagedOrder> {
  const { order } = stored;
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  const isBegun = !unbegunStates.some((state) => state === order.state);
  return {
    fitted: fittingOf(order) !== 'none',
    doors: order.lines.reduce((doors, { quantity }) => doors + quantity, 0),
    facts: [
      ...(await personsFacts(ctx, stored)),
      ...measuredFacts(items),
      ...(isBegun && isFloorRead ? await floorFacts(ctx, stored) : []),
      ...(isBegun ? await deliveryFacts(ctx, stored) : []),
      ...(isBegun ? await visitFacts(ctx, stored) : []),
      ...paidFacts(money),
    ],
  };
}

/** How far its customer reads that an order is. */
export async function stageNow(
  ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>,
  stored: StoredOrder,
): Promise<OrderStage> {
  const isFloorRead = stored.order.days.dispatched === null;
  return stageOf(await stagedOrder(ctx, stored, { money: await orderMoney(ctx, stored), isFloorRead })).stage;
}

/** The supplier's day of a fact: some are said as days, others as instants. */
export const dayOfFact = (ctx: Pick<CallScope, 'supplier'>, at: string): string =>
  at.length === 'YYYY-MM-DD'.length ? at : dayOf(ctx, at);

const ofOrder = (name: StageFact['name'], at: string): StageFact => ({ name, at, door: null });

/** The most moves of an order that are looked at, the last ones. */
const mostMoves = 500;

/** What the moves of an order say to its customer; what is made of it, the floor says. */
const saidByMoves: Readonly<Partial<Record<string, StageFact['name']>>> = {
  Draft: 'reopened',
  'Confirmed From Installer': 'confirmed',
  Accepted: 'planned',
  'On Hold': 'held',
  Cancelled: 'cancelled',
};

/** What the customer and the supplier's people have decided. */
async function personsFacts(
  { stores }: Pick<CallScope, 'stores'>,
  { id, order, createdAt }: StoredOrder,
): Promise<readonly StageFact[]> {
  const answers = order.quote ? await stores.offers.events(order.quote.id) : [];
  const accepted = answers.filter(({ kind }) => kind === 'accepted').map(({ at }) => at);
  const moves = (await stores.history.of([{ about: 'order', aboutId: id }], mostMoves)).filter(
    ({ kind, from }) => kind === 'state' && from !== null,
  );
  return [
    ofOrder('accepted', accepted.at(-1) ?? createdAt),
    ...moves.flatMap(({ from, to, at }) => {
      const isResumed = from === 'On Hold' && to !== 'Cancelled';
      const name = isResumed ? 'resumed' : saidByMoves[to ?? ''];
      return name === undefined ? [] : [ofOrder(name, at)];
    }),
  ];
}

/** An order is measured once each of its doors is. */
function measuredFacts(items: readonly StoredItem[]): readonly StageFact[] {
  const measured = items.flatMap(({ measuredAt }) => measuredAt ?? []);
  const last = measured.toSorted().at(-1);
  return last === undefined || measured.length < items.length ? [] : [ofOrder('measured', last)];
}

/** When each door was first cut, and when it passed its check, as the floor says. */
async function floorFacts({ stores }: Pick<CallScope, 'stores'>, stored: StoredOrder): Promise<readonly StageFact[]> {
  return (await floorDoors(stores, stored)).flatMap((floorDoor): readonly StageFact[] => {
    const { line, unit, place, progress, floor } = floorDoor;
    if (progress.cutting === 0) return [];
    const own = floor.pieces.filter((piece) => piece.place === place);
    const codes = new Set([
      doorText(place),
      ...own.map(({ code }) => code),
      ...own.flatMap(({ bar }) => (bar === null ? [] : barText(bar))),
    ]);
    const seen = countingEvents(floor.events)
      .filter(({ code }) => codes.has(code))
      .map(({ when }) => when);
    const door = firstDoorOf(stored.order, line.position) + unit - 1;
    const [first = floor.stored.createdAt, last = first] = [seen.toSorted().at(0), seen.toSorted().at(-1)];
    const cut: StageFact = { name: 'cut', at: first, door };
    return isChecked(progress) ? [cut, { name: 'checked', at: last, door }] : [cut];
  });
}

/** The supplier's day on which the last door of an order passed its check; '' where none has. */
export async function lastCheckedOn(ctx: Pick<CallScope, 'stores' | 'supplier'>, stored: StoredOrder): Promise<string> {
  const checked = (await floorFacts(ctx, stored)).filter(({ name }) => name === 'checked').map(({ at }) => at);
  const last = checked.toSorted().at(-1);
  return last === undefined ? '' : dayOfFact(ctx, last);
}

/** Which doors have left the works and which have come to their customer, as what counts of them now says. */
async function deliveryFacts(ctx: Pick<CallScope, 'stores'>, stored: StoredOrder): Promise<readonly StageFact[]> {
  return (await doorsOfOrder(ctx, stored)).flatMap(({ departed, delivered }, at): readonly StageFact[] => [
    ...(departed === null ? [] : [{ name: 'departed', at: departed, door: at + 1 } as const]),
    ...(delivered === null ? [] : [{ name: 'delivered', at: delivered, door: at + 1 } as const]),
  ]);
}

/** The number of the first door of a line among all doors of its order, from 1. */
const firstDoorOf = ({ lines }: Pick<Order, 'lines'>, position: number): number =>
  lines.slice(0, position - 1).reduce((doors, { quantity }) => doors + quantity, 1);

/** On which day everything was paid. */
function paidFacts({ payments, balance }: OrderMoney): readonly StageFact[] {
  const paidOn = payments
    .map(({ payment }) => payment.on)
    .toSorted()
    .at(-1);
  return balance.open.minor === 0 && paidOn !== undefined ? [ofOrder('settled', paidOn)] : [];
}
