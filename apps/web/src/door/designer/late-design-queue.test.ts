import { beforeEach, expect, test, vi } from 'vitest';
import type { EditingSession } from './editing-session.ts';
import { lateDesignQueue } from './late-design-queue.ts';

const loaded = vi.hoisted(() => ({ fails: 0, send: vi.fn<() => void>() }));

vi.mock('./design-queue.ts', () => ({
  get createDesignQueue() {
    if (loaded.fails === 0) return () => ({ send: loaded.send, whenSaved: async () => 'saved' });
    loaded.fails -= 1;
    throw new Error('Failed to fetch dynamically imported module');
  },
}));

const shown: unknown[] = [];
const session = {
  afterPaint: async () => undefined,
  set: (change: unknown) => shown.push(change),
  backOff: { wait: async () => undefined, end: () => undefined, reset: () => undefined },
} as unknown as EditingSession;

beforeEach(() => {
  loaded.fails = 0;
  loaded.send.mockClear();
  shown.length = 0;
});

test('choices made before its code is here are sent together when it is', async () => {
  const queue = lateDesignQueue(session);
  queue.send();
  queue.send();
  expect(loaded.send).not.toHaveBeenCalled();
  await expect.poll(() => loaded.send).toHaveBeenCalledTimes(1);
  queue.send();
  expect(loaded.send).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([]);
});

test('where its code cannot be had now, the page says so, and it is fetched again', async () => {
  loaded.fails = 2;
  lateDesignQueue(session).send();
  await expect.poll(() => loaded.send).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([
    { network: 'waiting', configuring: false },
    { network: 'waiting', configuring: false },
  ]);
});

test('who waits for the last save is told at once that the code cannot be had', async () => {
  loaded.fails = 1;
  const queue = lateDesignQueue(session);
  await expect(queue.whenSaved()).rejects.toThrow('Failed to fetch');
  await expect(queue.whenSaved()).resolves.toBe('saved');
});
