import { expect, test } from 'vitest';
import { loadWith, needsReason } from './capacity.ts';

const week = { Week: '2650', Points: '118.4', Held: '0.0', Capacity: '120.0' };

test.each([
  { what: 'a line that fills the week exactly', lines: [{ Points: '1.6', Week: null }], load: 1200, isOver: false },
  { what: 'a tenth more', lines: [{ Points: '1.7', Week: '2651' }], load: 1201, isOver: true },
  {
    what: 'a line that counts in the week already',
    lines: [{ Points: '9.0', Week: '2650' }],
    load: 1184,
    isOver: false,
  },
  {
    what: 'tenths that floating point would miss',
    lines: [
      { Points: '0.7', Week: null },
      { Points: '0.9', Week: null },
    ],
    load: 1200,
    isOver: false,
  },
])('$what', ({ lines, load, isOver }) => {
  expect(loadWith(week, lines)).toBe(load);
  expect(needsReason(week, lines)).toBe(isOver);
});

test('what is held for quotes is no room either', () => {
  expect(loadWith({ ...week, Held: '1.6' }, [])).toBe(1200);
  expect(needsReason({ ...week, Held: '1.6' }, [{ Points: '0.1', Week: null }])).toBe(true);
});

test('a week that is over already asks for every further line', () => {
  expect(needsReason({ ...week, Points: '121.0' }, [{ Points: '1.0', Week: null }])).toBe(true);
});
