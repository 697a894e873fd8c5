import { expect, test } from 'vitest';
import { requester, countUse } from './requester.ts';
import { fairYield } from './fair-yield.ts';

test('of calls that work for long one goes on in each turn of the loop, however many there are', async () => {
  const yieldToEventLoop = fairYield(() => false);
  const loop = { turns: 0, isOver: false };
  const count = () => {
    loop.turns += 1;
    if (!loop.isOver) setImmediate(count);
  };
  setImmediate(count);
  const slices: number[] = [];
  const call = async () => {
    for (let left = 4; left > 0; left -= 1) {
      await yieldToEventLoop();
      slices.push(loop.turns);
    }
  };
  await Promise.all([call(), call(), call(), call(), call()]);
  loop.isOver = true;
  expect(slices).toHaveLength(20);
  expect(new Set(slices).size).toBe(20);
});

test('whoever has used least goes on first, and before them whoever holds a transaction', async () => {
  const clock = { now: 0 };
  const countOne = countUse(() => clock.now);
  const [much, little] = [countOne('much'), countOne('little')];
  little.end();
  clock.now = 10_000;
  let isInTransaction = false;
  const yieldToEventLoop = fairYield(() => isInTransaction);
  const begun: string[] = [];
  const goOn = (who: string) => yieldToEventLoop().then(() => begun.push(who));
  const all = [
    goOn('first'),
    requester.run(much.requester, () => goOn('much')),
    requester.run(little.requester, () => goOn('little')),
  ];
  isInTransaction = true;
  all.push(requester.run(much.requester, () => goOn('in a transaction')));
  await Promise.all(all);
  expect(begun).toEqual(['first', 'in a transaction', 'little', 'much']);
});
