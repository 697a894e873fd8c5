import { describe, expect, test } from 'vitest';
import { colourId, systemId } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { singleDoor } from '../../testing/worked-example-items.ts';
import { leadTimesOf } from './lead-time.ts';
import { promisedWeek } from './promised-week.ts';

const catalogue = workedExampleCatalogue();
const frame = (external: number, internal: number): Item => ({
  ...singleDoor,
  colours: {
    ...singleDoor.colours,
    frameExternal: { kind: 'frame-colour', colourId: colourId(external) },
    frameInternal: { kind: 'frame-colour', colourId: colourId(internal) },
  },
});
const first = (...items: readonly Item[]) => leadTimesOf(items, catalogue)[0];
const whiteFrame = frame(101, 101);

describe('the lead time is the longest of what an order waits for, by name', () => {
  test.each([
    ['a white frame', whiteFrame, 'standard-white', 10],
    ['a foil that is stocked', frame(104, 101), 'stock-foil', 12],
    ['custom RAL', frame(116, 116), 'custom-ral', 20],
  ] as const)('%s', (_, item, reason, days) => expect(first(item)).toEqual({ reason, days }));

  test('a fire door', () => {
    const fireDoor = { ...aDoor('single-door'), systemId: systemId(2) };
    expect(leadTimesOf([fireDoor], aCatalogue())[0]).toEqual({ reason: 'fire-door', days: 25 });
  });

  test('of several doors that of the slowest, with the others behind it', () => {
    const times = leadTimesOf([whiteFrame, frame(104, 101), frame(116, 101)], catalogue);
    expect(times.map(({ days }) => days)).toEqual([20, 12, 10]);
  });

  test('of no door none', () => expect(leadTimesOf([], catalogue)).toEqual([]));
});

describe('the promised week', () => {
  // Ten working days after Sunday 2026-11-22 is Friday 2026-12-04, in week 2649.
  const order = { today: '2026-11-22', holidays: [], leadDays: 10, points: 20, capacityOf: () => 1200 };
  const promisedWith = (loads: Readonly<Record<string, number>>, points = order.points) =>
    promisedWeek({ ...order, points, loadOf: (week) => loads[week] ?? 0 });

  test.each([
    [{}, 20, '2649'],
    [{ '2649': 1180 }, 20, '2649'],
    [{ '2649': 1181 }, 20, '2650'],
    [{ '2649': 1200, '2650': 1190, '2651': 5 }, 20, '2651'],
    [{ '2652': 1200, '2653': 1200 }, 20, '2649'],
    [{ '2649': 10 }, 1300, '2650'],
  ] as const)('with %j planned, %i tenths go into %s', (loads, points, week) => {
    expect(promisedWith(loads, points)).toBe(week);
  });

  test('days on which the works are closed do not count', () => {
    const promise = (holidays: readonly string[]) => promisedWeek({ ...order, holidays, loadOf: () => 0 });
    expect(promise(['2026-12-01'])).toBe('2650');
    expect(promise(['2026-11-28', '2026-12-07'])).toBe('2649');
  });

  test('over the turn of the year', () => {
    const full = Object.fromEntries(['2649', '2650', '2651', '2652', '2653'].map((week) => [week, 1200]));
    expect(promisedWith(full)).toBe('2701');
  });
});
