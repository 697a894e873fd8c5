import { expect, test } from 'vitest';
import { workingDaysOf } from './working-days.ts';

test.each([
  ['a day', '2026-12-24', '2026-12-24', ['2026-12-24']],
  ['over a weekend', '2026-12-24', '2026-12-28', ['2026-12-24', '2026-12-25', '2026-12-28']],
  ['a weekend', '2026-12-26', '2026-12-27', []],
  ['back to front', '2026-12-28', '2026-12-24', []],
])('the working days of a span: %s', (_, first, last, days) => expect(workingDaysOf(first, last)).toEqual(days));
