import { groupsOf } from '../../lib/records.ts';
import type { Order, OrderDays } from '../order/order.ts';
import { fittingOf, type OrderMove } from '../order/order-cycle.ts';

/** What is said of a finished door on its way to the customer. */
export const deliveryKinds = ['loaded', 'departed', 'delivered', 'collected', 'refused', 'returned', 'undo'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Who has said so: a scan of its label, a person for a whole order or stop, or an older release. */
export const deliveryHows = ['scan', 'by hand', 'migrated'] as const;

/** One of the doors of an order: a line of quantity 3 is three. */
export interface OrderDoor {
  readonly lineId: string;
  /** Which of the line's quantity it is, from 1. */
  readonly unit: number;
}

/** A fact about one door. Facts are only added: a wrong one is taken back by another. */
export interface DeliveryEvent extends OrderDoor {
  readonly id: string;
  readonly kind: DeliveryKind;
  /** Id of the event that an undo takes back. */
  readonly undoes: string | null;
  /** ISO day on which it happened. */
  readonly day: string;
  /** ISO 8601, by which those of one day follow each other. */
  readonly at: string;
  /** Id of the load that it goes with; null: it is said of no load. */
  readonly load: string | null;
}

/** Where a door is: in the works, in a van, or with its customer; `refused`: still in the van, on its way back. */
export type DoorPlace = 'works' | 'loaded' | 'on the way' | 'refused' | 'delivered' | 'collected';

export interface DoorDelivery extends OrderDoor {
  readonly place: DoorPlace;
  /** ISO days on which it left the works and came to its customer, as what counts now says; null: it has not. */
  readonly departed: string | null;
  readonly delivered: string | null;
  /** Id of the load in which it stands, left or came; null: none. */
  readonly load: string | null;
  /** What was said last and was not taken back; null: nothing. */
  readonly last: DeliveryEvent | null;
}

/** How far on its way a door is at each place; what leads on never leads back. */
const steps = {
  works: 0,
  refused: 0,
  loaded: 1,
  'on the way': 2,
  delivered: 3,
  collected: 3,
} as const satisfies Readonly<Record<DoorPlace, number>>;

/** Whether a door has left the works and was not brought back. */
export const isOut = ({ place }: Pick<DoorDelivery, 'place'>): boolean => place === 'refused' || steps[place] > 1;

/** Whether its customer has it. */
export const isThere = ({ place }: Pick<DoorDelivery, 'place'>): boolean => steps[place] > 2;

/** The doors of some lines, line by line. */
export const orderDoors = (lines: Order['lines']): readonly OrderDoor[] =>
  lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, (_, at) => ({ lineId: id, unit: at + 1 })));

const keyOf = ({ lineId, unit }: OrderDoor): string => `${lineId} ${String(unit)}`;

/** Whether both name one door. */
export const isSameDoor = (one: OrderDoor, other: OrderDoor): boolean => keyOf(one) === keyOf(other);

/**
 * Where each door of an order is: a fold over the set of its events, whatever their order and however often each is there. An
 * undone event does not count, and an undo is not undone.
 */
export function deliveriesOf(
  { lines }: Pick<Order, 'lines'>,
  events: readonly DeliveryEvent[],
): readonly DoorDelivery[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  const counting = new Map(
    events.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id)).map((event) => [event.id, event]),
  );
  const byDoor = groupsOf([...counting.values()].toSorted(inTime), keyOf);
  return orderDoors(lines).map((door) => {
    const atWorks: DoorDelivery = { ...door, place: 'works', departed: null, delivered: null, load: null, last: null };
    return (byDoor.get(keyOf(door)) ?? []).reduce(after, atWorks);
  });
}

const timeOf = ({ day, at, kind, id }: DeliveryEvent): string => [day, at, deliveryKinds.indexOf(kind), id].join(' ');

const inTime = (one: DeliveryEvent, other: DeliveryEvent): number => (timeOf(one) < timeOf(other) ? -1 : 1);

const placeAfter = {
  loaded: 'loaded',
  departed: 'on the way',
  delivered: 'delivered',
  collected: 'collected',
  refused: 'refused',
  returned: 'works',
} as const satisfies Readonly<Record<Exclude<DeliveryKind, 'undo'>, DoorPlace>>;

function after(door: DoorDelivery, event: DeliveryEvent): DoorDelivery {
  const { kind } = event;
  if (kind === 'undo') return door;
  const place = placeAfter[kind];
  const said = { ...door, last: event };
  if (kind === 'returned') return { ...said, place, departed: null, delivered: null, load: null };
  if (kind === 'refused') return { ...said, place, departed: null, delivered: null };
  return steps[place] <= steps[door.place] ? said : { ...said, ...onward(door, event), place };
}

/** With which load a door goes on, and on which days it left and came. */
function onward(
  door: DoorDelivery,
  { kind, day, load }: DeliveryEvent,
): Pick<DoorDelivery, 'load' | 'departed' | 'delivered'> {
  const goesWith = kind === 'collected' ? null : (load ?? door.load);
  if (kind === 'loaded') return { load: goesWith, departed: null, delivered: null };
  return { load: goesWith, departed: door.departed ?? day, delivered: kind === 'departed' ? null : day };
}

/** The days on which the last door of an order left and arrived; null: one has not. */
export const deliveryDays = (doors: readonly DoorDelivery[]): Pick<OrderDays, 'dispatched' | 'delivered'> => ({
  dispatched: lastOf(doors.map(({ departed }) => departed)),
  delivered: lastOf(doors.map(({ delivered }) => delivered)),
});

const lastOf = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : (days.toSorted().at(-1) ?? null);

type DeliveryMove = Extract<OrderMove, 'dispatch' | 'deliver' | 'install' | 'undispatch' | 'undeliver'>;

const movesFrom: Readonly<Partial<Record<Order['state'], (days: OrderDays) => DeliveryMove | null>>> = {
  Manufactured: ({ dispatched }) => (dispatched === null ? null : 'dispatch'),
  Dispatched: ({ dispatched, delivered }) => {
    if (dispatched === null) return 'undispatch';
    return delivered === null ? null : 'deliver';
  },
  Delivered: ({ delivered, installed }) => {
    if (delivered === null) return 'undeliver';
    return installed === null ? null : 'install';
  },
};

/**
 * The move by which a rule brings an order to where its doors are (JOURNEY 2.1); null: it is there.
 * @param installed ISO day on which the last of those that are fitted was handed over; null: one is not
 */
export function deliveryMove(
  order: Pick<Order, 'state' | 'charges'>,
  doors: readonly DoorDelivery[],
  installed: string | null,
): DeliveryMove | null {
  // What was only supplied and paid was closed as it was delivered.
  const isOver = order.state === 'Closed' && fittingOf(order) === 'none';
  return movesFrom[isOver ? 'Delivered' : order.state]?.({ ...deliveryDays(doors), installed }) ?? null;
}
