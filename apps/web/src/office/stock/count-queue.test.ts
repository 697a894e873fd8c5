import { describe, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import { answered } from '../../shared/testing/fakes.ts';
import type { CountMessage } from './count-draft.ts';
import { createCountQueue, type WaitingCount } from './count-queue.ts';

const message = (Id: string): CountMessage => ({
  ...{ Id, On: '2026-11-21', Place: 'main', Reason: 'Stocktake' },
  Lines: [{ Key: 'CY-3K', Lot: null, Counted: '3' }],
});

function aStorage(
  counts: readonly WaitingCount[] = [],
): DeviceStorage<WaitingCount> & { readonly kept: Map<string, WaitingCount> } {
  const kept = new Map(counts.map((count) => [count.id, count]));
  return {
    kept,
    all: () => Promise.resolve([...kept.values()]),
    put: (count) => Promise.resolve(void kept.set(count.id, count)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
}

type Ports = Parameters<typeof createCountQueue>[0];

function openQueue(ports: Partial<Ports> = {}, storage = aStorage()) {
  const send = vi.fn<Ports['send']>(({ Id }) => Promise.resolve({ Id, Moves: [] }));
  const onSent = vi.fn();
  const queue = createCountQueue({
    ...{ storage, send, onSent },
    backOff: { wait: () => Promise.resolve(), end: () => undefined, reset: () => undefined },
    endIfSessionExpired: () => false,
    ...ports,
  });
  return { queue, storage, send, onSent };
}

describe('counts', () => {
  test('are stored before they are sent, and forgotten once they are taken', async () => {
    const { queue, storage, onSent } = openQueue();
    queue.add({ place: 'Main', message: message('a') });
    expect(storage.kept.size).toBe(1);
    await expect.poll(() => queue.current().waiting).toEqual([]);
    expect(storage.kept.size).toBe(0);
    expect(queue.current().sent).toMatchObject([{ place: 'Main' }]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('are sent again with the same Id where the network has lost the answer', async () => {
    const lost = vi.fn<Ports['send']>(({ Id }) => Promise.resolve({ Id, Moves: [] }));
    lost.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { queue } = openQueue({ send: lost });
    queue.add({ place: 'Main', message: message('a') });
    await expect.poll(() => queue.current().sent).toHaveLength(1);
    expect(lost.mock.calls).toEqual([[message('a')], [message('a')]]);
  });

  test('that the server does not take stay with its reason, over a reload too, and are not sent again', async () => {
    const refused = vi.fn<Ports['send']>(() => Promise.reject(answered(409)));
    const { queue, storage } = openQueue({ send: refused });
    queue.add({ place: 'Main', message: message('a') });
    await expect.poll(() => queue.current().refused).toMatchObject([{ place: 'Main', refusal: 'Status 409' }]);
    await expect.poll(() => [...storage.kept.values()]).toMatchObject([{ refusal: 'Status 409' }]);
    const again = openQueue({}, storage);
    await expect.poll(() => again.queue.current().refused).toHaveLength(1);
    expect(again.send).not.toHaveBeenCalled();
    for (const count of again.queue.current().refused) again.queue.forget(count);
    expect([again.queue.current().refused, storage.kept.size]).toEqual([[], 0]);
  });

  test('of an earlier page are sent', async () => {
    const left: WaitingCount = { id: '1', place: 'Main', message: message('a'), refusal: null };
    const { storage, send } = openQueue({}, aStorage([left]));
    await expect.poll(() => storage.kept.size).toBe(0);
    expect(send.mock.calls).toEqual([[message('a')]]);
  });

  test('stay on the device when the session ends', async () => {
    const { queue, storage } = openQueue({
      send: () => Promise.reject(answered(401)),
      endIfSessionExpired: () => true,
    });
    queue.add({ place: 'Main', message: message('a') });
    await expect.poll(() => storage.kept.size).toBe(1);
    expect(queue.current().waiting).toHaveLength(1);
  });
});
