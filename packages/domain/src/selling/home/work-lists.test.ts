import { describe, expect, test } from 'vitest';
import { workOfRole } from './work-lists.ts';

describe('the work of a morning', () => {
  test.each([
    ['installer', 'answer chase convert measure confirm fit'],
    ['fabricator', 'late accept unblock make'],
    ['admin', 'late accept unblock make answer chase convert measure confirm fit'],
  ] as const)('of an %s: %s', (role, lists) => {
    expect(workOfRole[role].join(' ')).toBe(lists);
  });
});
