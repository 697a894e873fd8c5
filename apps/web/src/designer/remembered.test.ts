import { itemId } from '@door/domain/item/ids';
import { describe, expect, test } from 'vitest';
import { memoryOf } from './remembered.ts';
import { fakeStorage } from './testing/designer-at.ts';

const hour = 60 * 60 * 1000;
const design = { itemId: itemId('a'), beginWith: null, unsent: [] };

describe('the design in progress is remembered for 24 hours', () => {
  test.each([
    [0, true],
    [24 * hour, true],
    [24 * hour + 1, false],
    [-1, false],
  ])('after %d ms: %s', (later, isThere) => {
    const storage = fakeStorage();
    const memory = memoryOf(storage, -1022);
    memory.write(design, 1_000_000);
    expect(memory.read(1_000_000 + later)).toEqual(isThere ? design : undefined);
    expect(storage.length).toBe(isThere ? 1 : 0);
  });

  test('each supplier has its own', () => {
    const storage = fakeStorage();
    memoryOf(storage, -1022).write(design, 1);
    expect(memoryOf(storage, -1023).read(1)).toBeUndefined();
  });

  test.each(['', '{', '{"at":1}', '[]', 'null'])('what cannot be read is forgotten: %j', (text) => {
    const storage = fakeStorage();
    storage.setItem('doorwright.item.-1022', text);
    expect(memoryOf(storage, -1022).read(1)).toBeUndefined();
    expect(storage.length).toBe(0);
  });
});
