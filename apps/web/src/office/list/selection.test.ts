import { expect, test } from 'vitest';
import { afterTick, afterTickAll, noTicks, type Ticks } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (now: Ticks, ...ticks: readonly string[]) =>
  ticks.reduce((ticked, tick) => {
    const isRange = tick.startsWith('shift ');
    return afterTick(ticked, { order, id: tick.replace('shift ', ''), isRange });
  }, now);

test.each([
  [['b'], ['b']],
  [['b', 'b'], []],
  [
    ['b', 'shift d'],
    ['b', 'c', 'd'],
  ],
  [
    ['d', 'shift b'],
    ['b', 'c', 'd'],
  ],
  [
    ['b', 'shift d', 'shift e'],
    ['b', 'c', 'd', 'e'],
  ],
  [
    ['a', 'd', 'shift c'],
    ['a', 'c', 'd'],
  ],
  [['shift c'], ['c']],
])('%j ticks %j', (ticks, ids) => expect([...after(noTicks, ...ticks).ids].sort()).toEqual(ids));

test('a range begins anew where its first row is gone', () =>
  expect([...afterTick({ ids: new Set(), anchor: 'gone' }, { order, id: 'b', isRange: true }).ids]).toEqual(['b']));

test('all, then none', () => {
  const all = afterTickAll(after(noTicks, 'b'), order);
  expect([...all.ids]).toEqual(order);
  expect([...afterTickAll(all, order).ids]).toEqual([]);
});
