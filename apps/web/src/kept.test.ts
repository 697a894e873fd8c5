import { describe, expect, test } from 'vitest';
import { fakeStorage } from './designer/testing/designer-at.ts';
import { keptIn } from './kept.ts';

const refuses = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

const blocked = keptIn(() => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
});
const full = keptIn(() => ({ getItem: () => null, setItem: refuses, removeItem: () => undefined }));

describe.each([
  ['cookies are blocked', blocked],
  ['nothing more fits in', full],
])('where %s', (_, kept) => {
  test('a page still remembers while it lives', () => {
    kept.setItem('door', 'oak');
    expect(kept.getItem('door')).toBe('oak');
    kept.removeItem('door');
    expect(kept.getItem('door')).toBeNull();
  });
});

test('what the browser keeps is there for the next page', () => {
  const storage = fakeStorage();
  keptIn(() => storage).setItem('door', 'oak');
  expect(keptIn(() => storage).getItem('door')).toBe('oak');
});

test('what fits in again takes the place of what did not', () => {
  const storage = fakeStorage();
  let room = false;
  const kept = keptIn(() => (room ? storage : { getItem: () => 'stale', setItem: refuses, removeItem: refuses }));
  kept.setItem('door', 'oak');
  expect(kept.getItem('door')).toBe('oak');
  room = true;
  kept.setItem('door', 'ash');
  expect(kept.getItem('door')).toBe('ash');
  expect(storage.getItem('door')).toBe('ash');
});
