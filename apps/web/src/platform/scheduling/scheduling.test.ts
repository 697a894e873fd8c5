import { beforeEach, expect, test, vi } from 'vitest';
import { holdIdleWork, whenIdle, whenIdleFirst } from './scheduling.ts';

const waiting: IdleRequestCallback[] = [];
const requestIdleCallback = (work: IdleRequestCallback) => waiting.push(work);

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});

async function whileIdle() {
  for (let turn = 0; turn < 20; turn += 1) {
    waiting.shift()?.({ didTimeout: false, timeRemaining: () => 0 });
    await Promise.resolve();
  }
}

function aPromise() {
  let end: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    end = done;
  });
  return { promise, end };
}

test('what is likely to be asked for comes before what waits already', async () => {
  const done: string[] = [];
  whenIdle(() => void done.push('a tile'));
  whenIdleFirst(() => void done.push('the door with the likely choice'));
  await whileIdle();
  expect(done).toEqual(['the door with the likely choice', 'a tile']);
});

test('a click holds what can wait until its frame is over, and nothing else', async () => {
  const done: string[] = [];
  const frame = aPromise();
  holdIdleWork(frame.promise);
  whenIdle(() => void done.push('a tile'));
  whenIdleFirst(() => void done.push('the door with the likely choice'));
  await whileIdle();
  expect(done).toEqual(['the door with the likely choice']);
  frame.end();
  await whileIdle();
  expect(done).toEqual(['the door with the likely choice', 'a tile']);
});

test('while one picture is made in tasks of its own no other is begun, also where it fails', async () => {
  const done: string[] = [];
  const picture = aPromise();
  whenIdle(() => picture.promise.then(() => Promise.reject(new Error('cannot be painted'))));
  whenIdle(() => void done.push('the next'));
  await whileIdle();
  expect(done).toEqual([]);
  picture.end();
  await whileIdle();
  expect(done).toEqual(['the next']);
});

test('what is cancelled is not done', async () => {
  const done: string[] = [];
  whenIdle(() => void done.push('a tile'))();
  await whileIdle();
  expect(done).toEqual([]);
});
