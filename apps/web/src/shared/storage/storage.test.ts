import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../testing/fakes.ts';
import { safeStorage } from './storage.ts';

const refuses = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

const blocked = safeStorage(() => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
});
const full = safeStorage(() => ({ getItem: () => null, setItem: refuses, removeItem: () => undefined }));

describe.each([
  ['cookies are blocked', blocked],
  ['nothing more fits in', full],
])('where %s', (_, kept) => {
  test('a value lasts as long as the page', () => {
    kept.setItem('door', 'oak');
    expect(kept.getItem('door')).toBe('oak');
    kept.removeItem('door');
    expect(kept.getItem('door')).toBeNull();
  });
});

test('what the browser stores is there for the next page', () => {
  const storage = fakeStorage();
  safeStorage(() => storage).setItem('door', 'oak');
  expect(safeStorage(() => storage).getItem('door')).toBe('oak');
});

test('once there is room again, a new value replaces the old one', () => {
  const storage = fakeStorage();
  let room = false;
  const kept = safeStorage(() => (room ? storage : { getItem: () => 'stale', setItem: refuses, removeItem: refuses }));
  kept.setItem('door', 'oak');
  expect(kept.getItem('door')).toBe('oak');
  room = true;
  kept.setItem('door', 'ash');
  expect(kept.getItem('door')).toBe('ash');
  expect(storage.getItem('door')).toBe('ash');
});
