import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endsOfTurns } from './end-of-turn.ts';

test('whatever waits for the end of a turn goes on together, after all else of that turn', async () => {
  const endOfTurn = endsOfTurns();
  const log: string[] = [];
  const write = async (what: string) => {
    await endOfTurn();
    log.push(what);
  };
  const one = write('one');
  setImmediate(() => log.push('the next turn'));
  process.nextTick(() => void write('two').then(() => log.push('two is out')));
  await Promise.resolve().then(() => log.push('made'));
  expect(log).toEqual(['made']);
  await one;
  await nextTurn();
  expect(log).toEqual(['made', 'one', 'two', 'two is out', 'the next turn']);
});

test('who comes in a later turn waits for the end of that one', async () => {
  const endOfTurn = endsOfTurns();
  const first = endOfTurn();
  await nextTurn();
  const second = endOfTurn();
  expect(second).not.toBe(first);
  await expect(second).resolves.toBeUndefined();
});
