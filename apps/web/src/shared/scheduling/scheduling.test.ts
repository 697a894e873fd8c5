import { beforeEach, describe, expect, test, vi } from 'vitest';
import { goOnUnheld, holdIdleWork, whenIdle, whenIdleFirst } from './scheduling.ts';

const waiting: IdleRequestCallback[] = [];
/** How long each request waits for an idle page, ms. */
let longest: (number | undefined)[] = [];
const requestIdleCallback = (work: IdleRequestCallback, options?: IdleRequestOptions) => {
  longest.push(options?.timeout);
  return waiting.push(work);
};

beforeEach(() => {
  longest = [];
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

test('what is likely to be asked for does not wait until a busy page is idle, also where something waits for that already', async () => {
  whenIdle(() => undefined);
  whenIdleFirst(() => undefined);
  expect(longest).toEqual([400, 1]);
  await whileIdle();
});

test('what is likely to be asked for goes on for some ms of a busy page, and what can wait does one job', () => {
  const done: string[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const draw = (layer: string) => whenIdleFirst(() => void (done.push(layer), (now += 3)));
  ['slab', 'glass', 'frame', 'furniture'].forEach(draw);
  whenIdle(() => void done.push('a tile'));
  whenIdle(() => void done.push('another tile'));
  const inTurn = () => {
    waiting.shift()?.({ didTimeout: true, timeRemaining: () => 0 });
    return done.splice(0);
  };
  expect([inTurn(), inTurn(), inTurn(), inTurn()]).toEqual([
    ['slab', 'glass', 'frame'],
    ['furniture'],
    ['a tile'],
    ['another tile'],
  ]);
  vi.restoreAllMocks();
});

describe('the rest of a picture that was begun', () => {
  const begin = () => {
    const done: string[] = [];
    const decoded = aPromise();
    whenIdle(() => decoded.promise.then(() => goOnUnheld(() => void done.push('painted'))));
    whenIdle(() => void done.push('the next'));
    return { done, decoded };
  };

  test('follows at once', async () => {
    const { done, decoded } = begin();
    await whileIdle();
    decoded.end();
    await decoded.promise;
    expect(done).toEqual(['painted']);
    await whileIdle();
    expect(done).toEqual(['painted', 'the next']);
  });

  test('waits while a press is likely, or a click for its frame, and comes before the next picture', async () => {
    const { done, decoded } = begin();
    const press = aPromise();
    await whileIdle();
    holdIdleWork(press.promise);
    decoded.end();
    await whileIdle();
    expect(done).toEqual([]);
    press.end();
    await whileIdle();
    expect(done).toEqual(['painted', 'the next']);
  });
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
