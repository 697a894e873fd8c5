import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { aPicture } from '../../testing/samples.ts';
import { requester, countUse } from '../../lib/requester.ts';
import { TooManyWaiting } from '../../lib/fair-queue.ts';
import { pngChecker } from './png-checker.ts';

test('pictures are checked beside the main thread, each with its own answer', async () => {
  const checker = pngChecker();
  const answers = await Promise.all(
    [aPicture(), Buffer.from('none'), aPicture(600, 600)].map((bytes) => checker.check(bytes)),
  );
  expect(answers).toEqual([undefined, 'The file is not a PNG picture.', undefined]);
  await checker.stop();
  expect(await checker.check(aPicture())).toBeUndefined();
  await checker.stop();
});

test('a picture that takes too long is refused, and the next one has a new worker', async () => {
  let started = 0;
  const startWorker = () => {
    started += 1;
    const work = started === 1 ? 'for (;;);' : "parentPort.on('message', () => parentPort.postMessage({}))";
    return new Worker(`const { parentPort } = require('node:worker_threads'); ${work}`, { eval: true });
  };
  const checker = pngChecker({ startWorker, timeBudget: 1_000 });
  expect(await checker.check(aPicture())).toBe('The picture takes too long to read.');
  expect([await checker.check(aPicture()), started]).toEqual([undefined, 2]);
  await checker.stop();
});

test('so many pictures wait at once; one more is told to come back', async () => {
  const checker = pngChecker();
  // One with the worker.
  const waiting = Array.from({ length: 33 }, () => checker.check(aPicture()));
  await expect(checker.check(aPicture())).rejects.toThrow(TooManyWaiting);
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined));
  await checker.stop();
});

test('ten requesters with as many pictures as they like leave a place for the picture of another', async () => {
  const requesterOf = countUse(() => performance.now());
  const checker = pngChecker();
  const checkFor = (who: string) => requester.run(requesterOf(who).requester, () => checker.check(aPicture()));
  const attackers = Array.from({ length: 10 }, (_, at) => `198.51.100.${String(at)}`);
  const theirs = Promise.allSettled(attackers.flatMap((who) => Array.from({ length: 20 }, () => checkFor(who))));
  expect(await checkFor('203.0.113.20')).toBeUndefined();
  const checked = (await theirs).filter(({ status }) => status === 'fulfilled');
  // Three of each wait, and one was with the worker.
  expect(checked).toHaveLength(31);
  await checker.stop();
});
