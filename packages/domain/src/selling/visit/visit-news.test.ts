import { expect, test } from 'vitest';
import { visitNews } from './visit-news.ts';

const now = new Date('2026-12-01T12:00:00.000Z');
const visit = { sequence: 3, to: '2026-12-16T11:30:00.000Z', isCancelled: false, isBooked: true, told: null };

test.each([
  ['is new to whoever was told nothing', {}, 'booked'],
  ['is known to whoever was told of it as it stands', { told: 3 }, null],
  ['has moved since', { told: 2 }, 'moved'],
  ['is cancelled', { told: 2, isCancelled: true }, 'off'],
  ['is somebody else’s now', { told: 2, isBooked: false }, 'off'],
  ['was cancelled before anybody heard of it', { isCancelled: true }, null],
  ['was somebody else’s all the time', { isBooked: false }, null],
  ['is over', { to: '2026-12-01T12:00:00.000Z' }, null],
  ['was cancelled once it was over', { to: '2026-12-01T12:00:00.000Z', told: 2, isCancelled: true }, null],
] as const)('a visit that %s', (_, change, news) => {
  expect(visitNews({ ...visit, ...change }, now)).toBe(news);
});
