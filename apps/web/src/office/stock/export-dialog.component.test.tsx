import { expect, test } from 'vitest';
import { usualDay } from './export-dialog.tsx';

test.each([
  ['2026-12-15', undefined, '2026-11-30'],
  ['2026-12-15', '2026-10-31', '2026-11-30'],
  ['2026-12-15', '2026-11-30', '2026-12-14'],
  ['2027-01-01', undefined, '2026-12-31'],
])('an export on %s, told until %s, proposes %s', (today, last, day) => expect(usualDay(today, last)).toBe(day));
