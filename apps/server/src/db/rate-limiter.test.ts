import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openInMemory } from './open-embedded.ts';
import { rateLimiterOf } from './rate-limiter.ts';

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
  await database.migrate();
});
afterAll(() => database.close());

test('so many calls in the period, then none until it is over', async () => {
  let time = Date.UTC(2026, 10, 21);
  const limiter = rateLimiterOf(database, Buffer.alloc(32), () => new Date(time));
  const take = () => limiter.tryTake('share:192.0.2.7', { most: 2, perSeconds: 60 });
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  expect(await limiter.tryTake('share:192.0.2.8', { most: 2, perSeconds: 60 })).toBe(true);
  time += 60_000;
  expect(await take()).toBe(true);
});

test('a budget of KiB is taken in units, and can never be counted beyond what the column holds', async () => {
  const limiter = rateLimiterOf(database, Buffer.alloc(32), () => new Date());
  const take = (units: number) => limiter.tryTake('KiB', { most: 1000, perSeconds: 60, units });
  expect([await take(600), await take(400), await take(1)]).toEqual([true, true, false]);
  for (let time = 0; time < 3; time += 1) expect(await take(1_000_000_000)).toBe(false);
});

test('what is given back can be taken again, and never more than was taken', async () => {
  const limiter = rateLimiterOf(database, Buffer.alloc(32), () => new Date());
  const take = () => limiter.tryTake('attempts', { most: 2, perSeconds: 60 });
  expect([await take(), await take()]).toEqual([true, true]);
  await limiter.giveBack('attempts');
  expect([await take(), await take()]).toEqual([true, false]);
  for (let time = 0; time < 9; time += 1) await limiter.giveBack('attempts');
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
});
