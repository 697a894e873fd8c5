import { describe, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import { answered } from '../../shared/testing/fakes.ts';
import type { ReceiptMessage } from './receipt-draft.ts';
import { createReceiptQueue, type WaitingReceipt } from './receipt-queue.ts';

const message = (Id: string): ReceiptMessage => ({
  ...{ Id, PurchaseId: 'p1', DeliveryNote: 'D 17', On: '2026-11-21', Reason: '' },
  Lines: [{ LineId: 'l1', Quantity: '3', Damaged: '0', Place: 'main', Lot: null }],
});
const receipt = (Id: string) => ({ number: 'P-1001', vendor: 'Latch', message: message(Id) });

function aStorage(receipts: readonly WaitingReceipt[] = []) {
  const kept = new Map(receipts.map((each) => [each.id, each]));
  const storage: DeviceStorage<WaitingReceipt> = {
    all: () => Promise.resolve([...kept.values()]),
    put: (each) => Promise.resolve(void kept.set(each.id, each)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  return { ...storage, kept };
}

type Ports = Parameters<typeof createReceiptQueue>[0];

function openQueue(ports: Partial<Ports> = {}, storage = aStorage()) {
  const send = vi.fn<Ports['send']>(() => Promise.resolve());
  const onSent = vi.fn();
  const queue = createReceiptQueue({
    ...{ storage, send, onSent },
    backOff: { wait: () => Promise.resolve(), end: () => undefined, reset: () => undefined },
    endIfSessionExpired: () => false,
    ...ports,
  });
  return { queue, storage, send, onSent };
}

describe('receipts', () => {
  test('are stored before they are sent, and forgotten once they are taken', async () => {
    const { queue, storage, onSent } = openQueue();
    queue.add(receipt('a'));
    expect(storage.kept.size).toBe(1);
    await expect.poll(() => queue.current().waiting).toEqual([]);
    expect(storage.kept.size).toBe(0);
    expect(queue.current().sent).toMatchObject([{ number: 'P-1001' }]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('are sent again with the same Id where the network has lost the answer', async () => {
    const lost = vi.fn<Ports['send']>(() => Promise.resolve());
    lost.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { queue } = openQueue({ send: lost });
    queue.add(receipt('a'));
    await expect.poll(() => queue.current().sent).toHaveLength(1);
    expect(lost.mock.calls).toEqual([[message('a')], [message('a')]]);
  });

  test('that the server does not take stay with its reason, over a reload too, and are not sent again', async () => {
    const { queue, storage } = openQueue({ send: () => Promise.reject(answered(409, 'More than was ordered.')) });
    queue.add(receipt('a'));
    await expect.poll(() => queue.current().refused).toMatchObject([{ refusal: 'More than was ordered.' }]);
    const again = openQueue({}, storage);
    await expect.poll(() => again.queue.current().refused).toHaveLength(1);
    expect(again.send).not.toHaveBeenCalled();
    for (const each of again.queue.current().refused) again.queue.forget(each);
    expect([again.queue.current().refused, storage.kept.size]).toEqual([[], 0]);
  });

  test('of an earlier page are sent', async () => {
    const { storage, send } = openQueue({}, aStorage([{ ...receipt('a'), id: '1', refusal: null }]));
    await expect.poll(() => storage.kept.size).toBe(0);
    expect(send.mock.calls).toEqual([[message('a')]]);
  });

  test('stay on the device when the session ends', async () => {
    const { queue, storage } = openQueue({
      send: () => Promise.reject(answered(401)),
      endIfSessionExpired: () => true,
    });
    queue.add(receipt('a'));
    await expect.poll(() => storage.kept.size).toBe(1);
    expect(queue.current().waiting).toHaveLength(1);
  });
});
