import { describe, expect, test } from 'vitest';
import { answered } from '../../../shared/testing/fakes.ts';
import type { ScanReplies, ScanReply } from '../batch-wire.ts';
import { createScanQueue, type ScanPorts } from './scan-queue.ts';
import type { DeviceStorage } from '../../../shared/queue/device-queue.ts';
import type { WaitingScan } from './scan-page.tsx';

type Ports = ScanPorts<WaitingScan, ScanReply, ScanReplies['Progress']>;

function aStorage(
  scans: readonly WaitingScan[] = [],
): DeviceStorage<WaitingScan> & { readonly kept: Map<string, WaitingScan> } {
  const kept = new Map(scans.map((scan) => [scan.id, scan]));
  return {
    kept,
    all: () => Promise.resolve([...kept.values()]),
    put: (scan) => Promise.resolve(void kept.set(scan.id, scan)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
}

const scan = (code: string, batch: string | null = 'b1'): Pick<WaitingScan, 'batch' | 'code' | 'at'> => ({
  ...{ batch, code, at: 'cutting' },
});

/** A server that ticks every piece once. */
function aServer() {
  const ticked = new Set<string>();
  const calls: (readonly [batch: string | null, codes: readonly string[]])[] = [];
  const send: Ports['send'] = ({ batch }, scans) => {
    calls.push([batch, scans.map(({ code }) => code)]);
    const Answers = scans.map(({ code }): ScanReplies['Answers'][number] => {
      const Outcome = ticked.has(code) ? 'known' : 'ticked';
      ticked.add(code);
      return { Code: code, Outcome, Text: '', EventId: null, Batch: null, Piece: null };
    });
    return Promise.resolve({ Answers, Progress: null });
  };
  return { calls, send };
}

function openQueue(ports: Partial<Ports>, scans: readonly WaitingScan[] = []) {
  const storage = aStorage(scans);
  const queue = createScanQueue<WaitingScan, ScanReply, ScanReplies['Progress']>({
    storage,
    isTogether: (one, other) => one.batch === other.batch,
    send: aServer().send,
    undo: () => Promise.reject(answered(404)),
    backOff: { wait: () => Promise.resolve(), end: () => undefined, reset: () => undefined },
    endIfSessionExpired: () => false,
    ...ports,
  });
  const add = ({ code, ...scan }: Pick<WaitingScan, 'batch' | 'code' | 'at'>) =>
    queue.add(code, (scanned) => ({ ...scanned, ...scan }));
  return { queue: { ...queue, add }, storage };
}

const outcomes = ({ current }: ReturnType<typeof openQueue>['queue']) =>
  current().results.map(({ Code, Outcome }) => [Code, Outcome]);

describe('scans', () => {
  test('are stored before they are sent, and forgotten once they are answered; the newest answer stands first', async () => {
    const { queue, storage } = openQueue({});
    queue.add(scan('JL'));
    expect(storage.kept.size).toBe(1);
    await expect.poll(() => queue.current().waiting).toEqual([]);
    queue.add(scan('JR'));
    await expect
      .poll(() => outcomes(queue))
      .toEqual([
        ['JR', 'ticked'],
        ['JL', 'ticked'],
      ]);
    expect(storage.kept.size).toBe(0);
  });

  test('wait for the network and are caught up in one call for each batch, in their order', async () => {
    const { calls, send } = aServer();
    let isOnline = false;
    let back: () => void = () => undefined;
    const { queue } = openQueue({
      send: (...call) => (isOnline ? send(...call) : Promise.reject(new TypeError('Failed to fetch'))),
      backOff: {
        wait: () => new Promise((done) => void (back = done)),
        end: () => undefined,
        reset: () => undefined,
      },
    });
    queue.add(scan('JL'));
    await expect.poll(() => queue.current().sending).toBe('waiting');
    queue.add(scan('HD', 'b2'));
    queue.add(scan('JR'));
    queue.add(scan('JL'));
    isOnline = true;
    back();
    await expect.poll(() => queue.current().waiting).toEqual([]);
    expect(calls).toEqual([
      ['b1', ['JL', 'JR', 'JL']],
      ['b2', ['HD']],
    ]);
    expect(outcomes(queue)).toContainEqual(['JL', 'known']);
    expect(queue.current().sending).toBe('sending');
  });

  test('of an earlier page are sent, at most 200 in a call', async () => {
    const { calls, send } = aServer();
    const left = Array.from({ length: 250 }, (_, index) => ({ ...scan(`P${index}`), id: String(index) }));
    const { storage } = openQueue({ send }, left);
    await expect.poll(() => storage.kept.size).toBe(0);
    expect(calls.map(([, codes]) => codes.length)).toEqual([200, 50]);
  });

  test('that the server does not take are told with its reason', async () => {
    const { queue, storage } = openQueue({ send: () => Promise.reject(answered(409)) });
    queue.add(scan('JL'));
    await expect.poll(() => queue.current().results).toEqual([{ Outcome: 'refused', Code: 'JL', Text: 'Status 409' }]);
    expect(storage.kept.size).toBe(0);
  });

  test('that are refused together are sent one by one: a code that nobody takes loses no other scan', async () => {
    const { calls, send } = aServer();
    const left = ['JL', 'a parcel', 'JR'].map((code, index) => ({ ...scan(code), id: String(index) }));
    const { queue } = openQueue(
      {
        send: (batch, scans) =>
          scans.some(({ code }) => code === 'a parcel') ? Promise.reject(answered(400)) : send(batch, scans),
      },
      left,
    );
    await expect.poll(() => queue.current().results).toHaveLength(3);
    expect(outcomes(queue)).toEqual([
      ['JR', 'ticked'],
      ['a parcel', 'refused'],
      ['JL', 'ticked'],
    ]);
    expect(calls.map(([, codes]) => codes)).toEqual([['JL'], ['JR']]);
  });

  test('of codes that no label has are cut to what the server takes; blank ones are none', async () => {
    const { calls, send } = aServer();
    const { queue } = openQueue({ send });
    queue.add(scan('https://parcel.example/'.padEnd(300, '7')));
    queue.add(scan(' '));
    await expect.poll(() => queue.current().waiting).toEqual([]);
    expect(calls.map(([, codes]) => codes.map((code) => code.length))).toEqual([[80]]);
  });

  test('stay on the device when the session ends', async () => {
    const { queue, storage } = openQueue({
      send: () => Promise.reject(answered(401)),
      endIfSessionExpired: () => true,
    });
    queue.add(scan('JL'));
    await expect.poll(() => storage.kept.size).toBe(1);
    expect(queue.current().waiting).toHaveLength(1);
  });
});
