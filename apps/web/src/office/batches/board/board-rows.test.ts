import { expect, test } from 'vitest';
import { aBatch, aWeek } from '../testing/batch-rows.ts';
import { boardRows } from './board-rows.ts';

const weeks = Array.from({ length: 10 }, (_, index) => aWeek({ Week: String(2650 + index) }));
const labels = (...given: Parameters<typeof boardRows>) =>
  boardRows(...given).map(({ week, batches }) => [week, batches.map(({ Number }) => Number)]);

test('six weeks are shown, or as many as hold something', () => {
  expect(labels(weeks, [], false).length).toBe(6);
  const busy = weeks.map((week) => (week.Week === '2658' ? { ...week, Orders: 1 } : week));
  expect(labels(busy, [], false).at(-1)).toEqual(['2658', []]);
  expect(labels(weeks, [], true).length).toBe(10);
});

test('a week that is over stays as long as a batch of it is open; closed batches are no longer shown', () => {
  const batches = [
    aBatch({ Number: '2649-B001', Week: '2649', State: 'Cutting' }),
    aBatch({ Number: '2648-B001', Week: '2648', State: 'Closed' }),
    aBatch({ Number: '2650-B002', Week: '2650' }),
    aBatch({ Number: '2650-B001', Week: '2650' }),
  ];
  expect(labels(weeks, batches, false).slice(0, 2)).toEqual([
    ['2649', ['2649-B001']],
    ['2650', ['2650-B001', '2650-B002']],
  ]);
});
