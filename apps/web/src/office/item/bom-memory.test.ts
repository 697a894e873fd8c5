import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import { expect, test } from 'vitest';
import type { Kept } from '../../kept.ts';
import { keepBomMemory, readBomMemory, seeBom } from './bom-memory.ts';

function aDevice(): Kept & { readonly size: () => number } {
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

test('a new bill pushes the one that was seen back, and a reload still knows both', () => {
  const device = aDevice();
  keepBomMemory(device, 'item', seeBom(seeBom(null, first), second));
  expect(readBomMemory(device, 'item')).toEqual({ seen: second, before: first });
});

test('seeing the same bill again changes nothing of what came before', () => {
  const memory = seeBom(seeBom(null, first), second);
  expect(seeBom(memory, { ...second, lines: [] }).before).toBe(first);
});

test('the first bill has nothing before it', () => {
  expect(seeBom(null, first)).toEqual({ seen: first, before: null });
});

test('only the items of a working day are remembered', () => {
  const device = aDevice();
  for (let item = 0; item < 30; item += 1) keepBomMemory(device, `item-${String(item)}`, seeBom(null, first));
  expect(device.size()).toBe(13);
  expect(readBomMemory(device, 'item-0')).toBeNull();
  expect(readBomMemory(device, 'item-29')).not.toBeNull();
});

test.each(['', 'null', '{}', '{"seen":3}', 'no JSON'])('what cannot be read is forgotten: %s', (text) => {
  const device = aDevice();
  device.setItem('doorwright.office.bom.item', text);
  expect(readBomMemory(device, 'item')).toBeNull();
});
