import { barText, doorText } from '@door/domain/making/batch/floor-code';
import { countingEvents, isChecked } from '@door/domain/making/batch/progress';
import type { HistoryEntry } from '@door/domain/people/history/history-entry';
import { deliveriesOf, type DoorDelivery } from '@door/domain/selling/delivery/delivery';
import { fittingOf } from '@door/domain/selling/order/order-cycle';
import { type OrderStage, type StagedOrder, type StageFact, stageOf } from '@door/domain/selling/order/order-stage';
import type { Order } from '@door/domain/selling/order/order';
import { unbegunStates } from '@door/domain/selling/order/order-states';
import { floorDoors } from '../batch/checked-doors.ts';
import { visitFacts } from '../fitting/visit-facts.ts';
import type { StoredVisitEvent } from '../fitting/visit-event-store.ts';
import type { OfferEvent } from '../quote/offer-store.ts';
import type { StoredItem } from '../item/item-store.ts';
import { dayOf } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { orderMoney, type OrderMoney } from './order-money.ts';
import type { StoredOrder } from './order-store.ts';

type StageScope = Pick<CallScope, 'stores' | 'supplier' | 'clock'>;

/** What is said of an order by its people, its customer, its vans and its fitters. */
interface SaidOfOrder {
  readonly answers: readonly OfferEvent[];
  /** Newest first. */
  readonly moves: readonly HistoryEntry[];
  readonly items: readonly StoredItem[];
  /** In the order of its lines. */
  readonly doors: readonly DoorDelivery[];
  readonly events: readonly StoredVisitEvent[];
}

export type SaidOf = (stored: StoredOrder) => SaidOfOrder;

/** Reads it of all orders of a list at once: each statement is made once, and not once a row. */
export async function saidOfOrders({ stores }: StageScope, orders: readonly StoredOrder[]): Promise<SaidOf> {
  const ids = orders.map(({ id }) => id);
  const about = ids.map((aboutId) => ({ about: 'order', aboutId }) as const);
  const found = await stores.items.find(orders.flatMap(({ order }) => order.lines.map(({ itemId }) => itemId)));
  const answers = await stores.offers.events(orders.flatMap(({ order }) => order.quote?.id ?? []));
  const moves = await stores.history.of(about, mostMoves * orders.length);
  const deliveries = await stores.deliveries.ofOrders(ids);
  const events = await stores.visitEvents.ofOrders(ids);
  return ({ id, order }) => {
    const isOwn = ({ orderId }: { readonly orderId: string }) => orderId === id;
    return {
      answers: answers.filter(({ quoteId }) => quoteId === order.quote?.id),
      moves: moves.filter(({ aboutId }) => aboutId === id),
      items: found.filter(({ item }) => order.lines.some(({ itemId }) => itemId === item.id)),
      doors: deliveriesOf(order, deliveries.filter(isOwn)),
      events: events.filter(isOwn),
    };
  };
}

/** The facts of an order that its stage and its instalments follow from. */
export async function stagedOrder(
  ctx: StageScope,
  stored: StoredOrder,
  { money }: { readonly money: OrderMoney },
): Promise<StagedOrder> {
  const saidOf = await saidOfOrders(ctx, [stored]);
  return stagedBy(ctx, stored, { said: saidOf(stored), money, floor: await floorFacts(ctx, stored) });
}

interface FactsToStage {
  readonly said: SaidOfOrder;
  readonly money: OrderMoney;
  readonly floor: readonly StageFact[];
}

const stagedBy = (ctx: StageScope, stored: StoredOrder, { said, money, floor }: FactsToStage): StagedOrder => ({
  fitted: fittingOf(stored.order) !== 'none',
  doors: stored.order.lines.reduce((doors, { quantity }) => doors + quantity, 0),
  facts: [
    ...personsFacts(stored, said),
    ...measuredFacts(said.items),
    ...floor,
    ...deliveryFacts(said.doors),
    ...visitFacts(ctx, stored, said),
    ...paidFacts(money),
  ],
});

/** How far its customer reads that an order is; of a list with what `saidOfOrders` has read. */
export async function stageNow(ctx: StageScope, stored: StoredOrder, saidOf?: SaidOf): Promise<OrderStage> {
  const said = (saidOf ?? (await saidOfOrders(ctx, [stored])))(stored);
  const money = await orderMoney(ctx, stored);
  const { state, days } = stored.order;
  // Of doors that no batch has, and of those that have left, the floor says nothing that counts.
  const isOnFloor = days.dispatched === null && !unbegunStates.some((unbegun) => unbegun === state);
  return stageOf(stagedBy(ctx, stored, { said, money, floor: isOnFloor ? await floorFacts(ctx, stored) : [] })).stage;
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
function personsFacts({ createdAt }: StoredOrder, { answers, moves }: SaidOfOrder): readonly StageFact[] {
  const accepted = answers.filter(({ kind }) => kind === 'accepted').map(({ at }) => at);
  const ofStates = moves.filter(({ kind, from }) => kind === 'state' && from !== null);
  return [
    ofOrder('accepted', accepted.at(-1) ?? createdAt),
    ...ofStates.flatMap(({ from, to, at }) => {
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
const deliveryFacts = (doors: readonly DoorDelivery[]): readonly StageFact[] =>
  doors.flatMap(({ departed, delivered }, at): readonly StageFact[] => [
    ...(departed === null ? [] : [{ name: 'departed', at: departed, door: at + 1 } as const]),
    ...(delivered === null ? [] : [{ name: 'delivered', at: delivered, door: at + 1 } as const]),
  ]);

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
