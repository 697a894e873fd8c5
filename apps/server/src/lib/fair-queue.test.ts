import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUse } from './requester.ts';
import { fairQueue } from './fair-queue.ts';

const limits = { atOnce: 2, mostWaiting: 40 };

/** Requesters whose requests take a time that the test says. */
function aQueue(changes: Partial<Parameters<typeof fairQueue>[0]> = {}) {
  const clock = { now: 0 };
  const countOne = countUse(() => clock.now);
  const turns = fairQueue({ ...limits, ...changes }, () => clock.now);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: string) => {
    const { requester, end: close } = countOne(who);
    const turn = turns.next(requester);
    if (!turn) close();
    void Promise.resolve(turn).then((end) => {
      if (!end) return;
      begun.push(who);
      ends.push(() => [end(), close()]);
    });
    return turn !== undefined;
  };
  const askItself = () =>
    void Promise.resolve(turns.next(undefined)).then((end) => {
      begun.push('the program');
      if (end) ends.push(end);
    });
  /** The first that is running ends after so many ms. */
  const endOne = async (ms = 10) => {
    await Promise.resolve();
    clock.now += ms;
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { ask, askItself, endOne, begun, clock };
}

test('so many run at once, and the others wait', async () => {
  const { ask, begun, endOne } = aQueue();
  for (const who of ['a', 'b', 'c']) ask(who);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('whoever asks once waits for what is running, however many others have in the queue', async () => {
  const { ask, begun, endOne } = aQueue();
  for (let times = 0; times < 10; times += 1) for (const attacker of ['x', 'y', 'z']) ask(attacker);
  await endOne();
  await endOne();
  ask('visitor');
  await endOne();
  expect(begun.at(-1)).toBe('visitor');
});

test('whoever asks for one thing after the other goes before those who always have many open', async () => {
  const { ask, begun, endOne } = aQueue({ atOnce: 1 });
  for (let times = 0; times < 30; times += 1) for (const attacker of ['x', 'y', 'z']) ask(attacker);
  for (let times = 0; times < 10; times += 1) {
    ask('visitor');
    await endOne();
    expect(begun.at(-1)).toBe('visitor');
    await endOne();
  }
});

test('whoever has nothing else open begins at once, as far as there are places for these', async () => {
  const { ask, begun } = aQueue({ atOnce: 1, alone: 1 });
  for (const who of ['x', 'x', 'x', 'visitor', 'another']) ask(who);
  await new Promise(setImmediate);
  expect(begun).toEqual(['x', 'visitor']);
});

test('what the program does itself comes first', async () => {
  const { ask, askItself, begun, endOne } = aQueue({ atOnce: 1 });
  for (const who of ['x', 'visitor']) ask(who);
  askItself();
  await endOne();
  expect(begun).toEqual(['x', 'the program']);
});

test('whoever asks for much has a turn in the end, however many ask for little', async () => {
  const { ask, begun, endOne } = aQueue({ atOnce: 1 });
  for (let times = 0; times < 5; times += 1) ask('office');
  await endOne(1000);
  for (let at = 0; begun.filter((who) => who === 'office').length < 5; at += 1) {
    if (at > 1000) throw new Error('The office has no turn.');
    ask(`visitor ${String(at)}`);
    await endOne(100);
  }
});

test('what was used long ago counts no more', async () => {
  const { ask, begun, endOne, clock } = aQueue({ atOnce: 1 });
  ask('early');
  await endOne(5000);
  ask('late');
  await endOne(200);
  clock.now += 100_000;
  for (const who of ['other', 'late', 'early']) ask(who);
  await endOne(1);
  expect(begun.at(-1), 'early has used 5 ms by now, late 0.2').toBe('late');
});

test('one requester has no more waiting than may be, others still have', () => {
  const { ask } = aQueue({ mostWaiting: 3 });
  const answers = Array.from({ length: 6 }, () => ask('flood'));
  expect([answers, ask('visitor')]).toEqual([[true, true, true, true, true, false], true]);
});

test('who has gone before their turn leaves the queue, and the next one begins', async () => {
  const clock = { now: 0 };
  const countOne = countUse(() => clock.now);
  const turns = fairQueue({ ...limits, atOnce: 1 }, () => clock.now);
  const end = await turns.next(countOne('first').requester);
  let leave = () => undefined as void;
  const gone = turns.next(countOne('gone').requester, (leaving) => (leave = leaving));
  const next = turns.next(countOne('next').requester);
  leave();
  expect(await gone).toBeUndefined();
  leave();
  end?.();
  expect(await next).toBeTypeOf('function');
});

test('where too many wait in all, the last one of whoever has used most is refused for whoever has used less', async () => {
  const { ask, begun, endOne } = aQueue({ atOnce: 1, mostWaiting: 3, mostInAll: 4 });
  ask('runs');
  for (let times = 0; times < 3; times += 1) ask('flood');
  await endOne(0);
  for (let times = 0; times < 2; times += 1) ask('flood');
  expect(ask('other')).toBe(true);
  await endOne(1000);
  expect([ask('visitor'), ask('flood')]).toEqual([true, false]);
  for (let times = 0; times < 6; times += 1) await endOne(0);
  expect(begun).toContain('visitor');
  expect(begun.filter((who) => who === 'flood').length).toBeLessThan(6);
});

test('fifteen thousand who come and go cost next to nothing', () => {
  const countOne = countUse(() => 0);
  const turns = fairQueue({ ...limits, mostWaiting: 100, mostInAll: 500 }, () => 0);
  const leaving: (() => void)[] = [];
  const start = performance.now();
  for (let at = 0; at < 15_000; at += 1) {
    const { requester, end } = countOne(`192.0.2.${String(at % 200)}`);
    void turns.next(requester, (leave) => leaving.push(leave));
    if (leaving.length >= 400) for (const leave of leaving.splice(0)) leave();
    end();
  }
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a turn that is ended twice frees one place', async () => {
  const turns = fairQueue(limits, () => 0);
  const end = await turns.next(undefined);
  end?.();
  end?.();
  const begun: number[] = [];
  for (const third of [1, 2, 3]) void Promise.resolve(turns.next(undefined)).then(() => begun.push(third));
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2]);
});

test('law: everybody who may wait has a turn in the end, and never more run than may', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }),
      fc.nat(3),
      async (asking, more) => {
        const { ask, begun, endOne } = aQueue({ atOnce: more + 1 });
        for (const who of asking) ask(who);
        await new Promise(setImmediate);
        expect(begun.length).toBe(Math.min(asking.length, more + 1));
        for (let left = asking.length; left > 0; left -= 1) await endOne();
        expect(begun.toSorted()).toEqual(asking.toSorted());
      },
    ),
  );
});
