import { expect, test } from 'vitest';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { sentOffer } from '../testing/sent-offer.ts';
import { quotesOfDay } from './quotes-of-day.ts';

/** Runs the hourly job on a day, twice. */
async function runOn(api: TestApi, day: string) {
  api.controls.now = Date.parse(`${day}T09:00:00Z`);
  const ports = api.context(-1022, null);
  await quotesOfDay(ports, api.clientId);
  await quotesOfDay(ports, api.clientId);
  const [tasks, quotes] = [await api.rows('task'), await api.rows('quote')];
  return [quotes.map(({ state }) => state), tasks.map(({ rule, due, state }) => `${rule ?? ''} ${due} ${state}`)];
}

test('a quote that waits gets each task once on its day, and expires with them on the day after its last', async () => {
  const api = await aTestApi();
  await sentOffer(api, -1022);
  expect(await runOn(api, '2026-11-27')).toEqual([['Sent'], []]);
  const week = 'chase-after-a-week 2026-11-28';
  expect(await runOn(api, '2026-11-28')).toEqual([['Sent'], [`${week} Open`]]);
  const three = 'chase-after-three-weeks 2026-12-12';
  expect(await runOn(api, '2026-12-12')).toEqual([['Sent'], [`${week} Open`, `${three} Open`]]);
  const soon = 'expires-soon 2026-12-18';
  expect(await runOn(api, '2026-12-21')).toEqual([['Sent'], [`${week} Open`, `${three} Open`, `${soon} Open`]]);
  const dropped = [week, three, soon].map((task) => `${task} Dropped`);
  expect(await runOn(api, '2026-12-22')).toEqual([['Expired'], dropped]);
  const moves = (await api.rows('change')).filter(({ about, kind }) => about === 'quote' && kind === 'state');
  expect(moves.at(-1)).toMatchObject({
    from: 'Sent',
    to: 'Expired',
    who: null,
    reason: 'It was valid until 21 December 2026.',
  });
  expect(moves.filter(({ to }) => to === 'Expired')).toHaveLength(1);
  const [task] = await api.rows('task');
  expect([task?.what, task?.about]).toEqual(['Ask about Q-1001: sent a week ago', 'Ada']);
});
