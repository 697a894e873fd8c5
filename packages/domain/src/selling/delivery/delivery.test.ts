import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAgreedOrder } from '../../testing/an-agreed-order.ts';
import type { Order } from '../order/order.ts';
import {
  deliveriesOf,
  deliveryDays,
  type DeliveryEvent,
  type DeliveryKind,
  deliveryKinds,
  deliveryMove,
  isOut,
  isThere,
  orderDoors,
} from './delivery.ts';

/** One door of a line, and three of another. */
const order = anAgreedOrder({ state: 'Manufactured' });
const doors = orderDoors(order.lines);

let ids = 0;
const said = (kind: DeliveryKind, day: number, door = 0, changes: Partial<DeliveryEvent> = {}): DeliveryEvent => ({
  ...(doors[door] ?? { lineId: '', unit: 0 }),
  ...{
    id: String((ids += 1)),
    kind,
    undoes: null,
    load: null,
    day: `2026-12-${day}`,
    at: `2026-12-${day}T08:00:00.000Z`,
  },
  ...changes,
});
const ofAll = (kind: DeliveryKind, day: number) => doors.map((_, door) => said(kind, day, door));
const placesOf = (...events: readonly DeliveryEvent[]) => deliveriesOf(order, events).map(({ place }) => place);

describe('where the doors of an order are', () => {
  test('each by itself: a line of three is three doors', () => {
    expect(
      placesOf(said('loaded', 10), said('departed', 11, 1), said('delivered', 12, 2), said('collected', 12, 3)),
    ).toEqual([...['loaded', 'on the way', 'delivered', 'collected']]);
    expect(deliveriesOf(order, [said('departed', 11, 1), said('delivered', 12, 1)])[1]).toMatchObject({
      ...{ departed: '2026-12-11', delivered: '2026-12-12', last: { kind: 'delivered' } },
    });
  });

  test('a refused door is in the van until it is scanned in, and leaves anew', () => {
    const gone = [said('departed', 10), said('refused', 11)];
    const [refused] = deliveriesOf(order, gone);
    expect(refused).toMatchObject({ place: 'refused', departed: null, delivered: null });
    expect(refused && isOut(refused)).toBe(true);
    const back = [...gone, said('returned', 11)];
    expect(placesOf(...back)[0]).toBe('works');
    expect(deliveriesOf(order, [...back, said('loaded', 12), said('departed', 12)])[0]).toMatchObject({
      ...{ place: 'on the way', departed: '2026-12-12' },
    });
  });

  test('what was taken back does not count, and an undo is not undone', () => {
    const departed = said('departed', 10);
    const undo = said('undo', 10, 0, { undoes: departed.id });
    expect(placesOf(said('loaded', 9), departed, undo)[0]).toBe('loaded');
    expect(placesOf(departed, undo, said('undo', 10, 0, { undoes: undo.id }))[0]).toBe('works');
  });

  const event = fc.record({
    kind: fc.constantFrom(...deliveryKinds),
    day: fc.integer({ min: 10, max: 14 }),
    door: fc.nat(3),
    undoes: fc.nat(20),
  });
  const walk = fc
    .array(event, { maxLength: 20 })
    .map((steps) =>
      steps.map(({ kind, day, door, undoes }, at) =>
        said(kind, day, door, { id: String(at), undoes: kind === 'undo' ? String(undoes) : null }),
      ),
    );
  const walked = walk.chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
  );

  test('law: the order of the facts and how often each is there do not matter', () => {
    fc.assert(
      fc.property(walked, ([events, shuffled]) => {
        expect(deliveriesOf(order, shuffled)).toEqual(deliveriesOf(order, events));
      }),
    );
  });

  test('law: a later fact that takes nothing back never leads a door back', () => {
    const onward = fc.constantFrom<DeliveryKind>('loaded', 'departed', 'delivered', 'collected');
    fc.assert(
      fc.property(walk, onward, fc.nat(3), (events, kind, door) => {
        const before = deliveriesOf(order, events)[door];
        const after = deliveriesOf(order, [...events, said(kind, 20, door)])[door];
        if (!before || !after) throw new Error('The door is gone.');
        expect(isOut(after) || !isOut(before) || before.place === 'refused').toBe(true);
        expect(isThere(after) || !isThere(before)).toBe(true);
        expect(after.departed !== null || before.departed === null).toBe(true);
      }),
    );
  });
});

describe('where an order is by its doors', () => {
  const moveAt = (state: Order['state'], ...events: readonly DeliveryEvent[]) =>
    deliveryMove({ ...order, state }, deliveriesOf(order, events), null);
  const gone = ofAll('departed', 10);
  const there = ofAll('delivered', 11);

  test('it has left with its last door and arrived with its last door', () => {
    expect(moveAt('Manufactured', ...gone.slice(1))).toBeNull();
    expect(moveAt('Manufactured', ...gone)).toBe('dispatch');
    expect(moveAt('Dispatched', ...gone, ...there.slice(1))).toBeNull();
    expect(moveAt('Dispatched', ...gone, ...there)).toBe('deliver');
    expect(moveAt('In Batch', ...gone)).toBeNull();
    const daysOf = (...events: readonly DeliveryEvent[]) => deliveryDays(deliveriesOf(order, events));
    expect(daysOf(...gone, ...there.slice(1))).toEqual({ dispatched: '2026-12-10', delivered: null });
    expect(daysOf(...gone, ...there)).toEqual({ dispatched: '2026-12-10', delivered: '2026-12-11' });
  });

  test('it is installed once the last door that is fitted is handed over, and not before it is there', () => {
    const handedOver = (state: Order['state'], ...events: readonly DeliveryEvent[]) =>
      deliveryMove({ ...order, state }, deliveriesOf(order, events), '2026-12-12');
    expect(handedOver('Delivered', ...gone, ...there)).toBe('install');
    expect(handedOver('Dispatched', ...gone)).toBeNull();
    expect(handedOver('Installed', ...gone, ...there)).toBeNull();
  });

  test('a door that comes back takes it back, step by step, unless it is handed over', () => {
    const back = [...there, said('returned', 12)];
    expect(moveAt('Delivered', ...back)).toBe('undeliver');
    expect(moveAt('Dispatched', ...back)).toBe('undispatch');
    expect(moveAt('Installed', ...back)).toBeNull();
    expect(moveAt('Closed', ...back)).toBeNull();
    const supplied = { ...order, charges: [], state: 'Closed' } as const;
    expect(deliveryMove(supplied, deliveriesOf(order, back), null)).toBe('undeliver');
    expect(deliveryMove(supplied, deliveriesOf(order, there), null)).toBeNull();
  });
});
