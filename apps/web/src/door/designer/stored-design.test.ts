import { itemId } from '@door/domain/model/ids';
import { describe, expect, test } from 'vitest';
import { designStorage } from './stored-design.ts';
import { fakeStorage } from '../../platform/testing/fakes.ts';

const hour = 60 * 60 * 1000;
const design = { itemId: itemId('a'), beginWith: null, unsent: [] };

describe('the design in progress is stored for 24 hours [4.9]', () => {
  test.each([
    [0, true],
    [24 * hour, true],
    [24 * hour + 1, false],
    [-1, false],
  ])('after %d ms: %s [4.10 9.2]', (later, isThere) => {
    const storage = fakeStorage();
    const memory = designStorage(storage, -1022);
    memory.write(design, 1_000_000);
    expect(memory.read(1_000_000 + later)).toEqual(isThere ? design : undefined);
    expect(storage.length).toBe(isThere ? 1 : 0);
  });

  test('each supplier has its own', () => {
    const storage = fakeStorage();
    designStorage(storage, -1022).write(design, 1);
    expect(designStorage(storage, -1023).read(1)).toBeUndefined();
  });

  test.each(['', '{', '{"at":1}', '[]', 'null'])('what cannot be read is forgotten: %j', (text) => {
    const storage = fakeStorage();
    storage.setItem('doorwright.item.-1022', text);
    expect(designStorage(storage, -1022).read(1)).toBeUndefined();
    expect(storage.length).toBe(0);
  });
});
