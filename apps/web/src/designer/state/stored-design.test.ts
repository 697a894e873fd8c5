import { itemId, templateId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { designStorage, writtenAfterFrame } from './stored-design.ts';
import { fakeStorage } from '../../shared/testing/fakes.ts';
import { FakeServer } from './testing/designer-at.ts';

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

describe('a choice is written after its frame', () => {
  const begin = () => {
    const storage = fakeStorage();
    const page = new EventTarget();
    let frameOver: () => void = () => undefined;
    const memory = writtenAfterFrame(designStorage(storage, -1022), {
      afterNextFrame: () => new Promise((over) => (frameOver = over)),
      page,
    });
    const later = { ...design, itemId: itemId('b') };
    memory.write(design, 1);
    memory.write(later, 1);
    return {
      storage,
      memory,
      later,
      page,
      endFrame: () => frameOver(),
      stored: () => designStorage(storage, -1022).read(1),
    };
  };

  test('the last one, once', async () => {
    const { storage, endFrame, later, stored } = begin();
    expect(storage.length).toBe(0);
    endFrame();
    await Promise.resolve();
    expect(stored()).toEqual(later);
  });

  test('or when somebody leaves the page before', () => {
    const { page, later, stored } = begin();
    page.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual(later);
  });

  test('or reads it before', () => {
    const { memory, later } = begin();
    expect(memory.read(1)).toEqual(later);
  });

  test('not where the design is left before', async () => {
    const { storage, memory, endFrame } = begin();
    memory.remove();
    endFrame();
    await Promise.resolve();
    expect(storage.length).toBe(0);
  });

  test('an enquiry that is being sent is written at once: a reload finishes it', async () => {
    const { wire } = await new FakeServer()
      .itemCalls()
      .create(templateId('single-door'), { currency: 'EUR', attempt: 'one' });
    const { memory, stored } = begin();
    memory.write({ ...design, sending: wire }, 1);
    expect(stored()?.sending).toEqual(wire);
  });
});
