import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { expect, test } from 'vitest';
import type { SafeStorage } from '../../shared/storage/storage.ts';
import { storeSeenBoms, readSeenBoms, withSeenBom } from './seen-boms.ts';

function aDevice(): SafeStorage & { readonly size: () => number } {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
    removeItem: (name) => kept.delete(name),
    size: () => kept.size,
  };
}

const none: readonly WorkInstruction[] = [];
const first = { made: '2026-11-19T16:20:00.000Z', lines: none };
const second = { made: '2026-11-21T09:12:00.000Z', lines: none };

test('a new bill becomes `seen` and the last one `before`, also after a reload', () => {
  const device = aDevice();
  storeSeenBoms(device, 'item', withSeenBom(withSeenBom(null, first), second));
  expect(readSeenBoms(device, 'item')).toEqual({ seen: second, before: first });
});

test('the same bill again keeps `before`', () => {
  const memory = withSeenBom(withSeenBom(null, first), second);
  expect(withSeenBom(memory, { ...second, lines: [] }).before).toBe(first);
});

test('the first bill has none before it', () => {
  expect(withSeenBom(null, first)).toEqual({ seen: first, before: null });
});

test('only the last twelve items are stored', () => {
  const device = aDevice();
  for (let item = 0; item < 30; item += 1) storeSeenBoms(device, `item-${String(item)}`, withSeenBom(null, first));
  expect(device.size()).toBe(13);
  expect(readSeenBoms(device, 'item-0')).toBeNull();
  expect(readSeenBoms(device, 'item-29')).not.toBeNull();
});

test.each(['', 'null', '{}', '{"seen":3}', 'no JSON'])('an unreadable entry counts as none: %s', (text) => {
  const device = aDevice();
  device.setItem('doorwright.office.bom.item', text);
  expect(readSeenBoms(device, 'item')).toBeNull();
});
