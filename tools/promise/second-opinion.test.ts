import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canonicalJson } from '@door/domain/lib/canonical-json';
import { checkPromise } from '@door/domain/making/promise/check-promise';
import type { PromisedDate } from '@door/domain/making/promise/promise';
import type { PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { promiseOf } from '@door/domain/making/promise/promise-of';
import { shareOf } from '@door/domain/testing/law-share';
import { workedExamples } from '@door/domain/testing/worked-example-promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFacts } from './random-facts.ts';

const program = join(import.meta.dirname, 'promise.py');
/** Over all 10,000 facts a second program needs half a minute. */
const timeout = 240_000;
const missing = pythonMissing();

describe('a second program, in another language and by another author, from the same document', () => {
  test('answers the worked examples as the document does', ({ skip }) => {
    skip(missing !== null, missing ?? '');
    const answers = second(workedExamples.map(({ facts }) => facts));
    expect(workedExamples.map(({ example }, at) => ({ example, ...read(answers[at]) }))).toEqual(
      workedExamples.map(({ example, dates, skipped }) => ({ example, dates, skipped })),
    );
  });

  test('promises the same dates for the same reasons, byte for byte', { timeout }, ({ skip }) => {
    skip(missing !== null, missing ?? '');
    const facts = fc.sample(randomFacts, shareOf(10_000));
    const answers = second(facts);
    const ours = facts.map(first);
    expect(answers.length).toBe(facts.length);
    const apart = facts.flatMap((each, at) =>
      answers[at] === ours[at] ? [] : [{ facts: canonicalJson(each), second: answers[at], product: ours[at] }],
    );
    expect(apart.slice(0, 1)).toEqual([]);
    // Facts that no order could have would prove nothing.
    expect(ours.filter((text) => text !== 'null').length).toBeGreaterThan(facts.length / 2);
  });
});

test('the checker believes each promise of random facts, and none of them a day earlier', { timeout }, () => {
  const promises = fc.sample(randomFacts, shareOf(10_000)).flatMap((facts) => {
    const promise = promiseOf(facts);
    return promise ? [{ facts, promise }] : [];
  });
  const refused = promises.filter(({ facts, promise }) => checkPromise(facts, promise).length > 0);
  expect(refused.slice(0, 1)).toEqual([]);
  const earlier = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const believed = promises.filter(
    ({ facts, promise }) => checkPromise(facts, { ...promise, day: earlier(promise.day) }).length === 0,
  );
  expect(believed.slice(0, 1)).toEqual([]);
});

/** Our promise in the shape of the command. */
function first(facts: PromiseFacts): string {
  const promise = promiseOf(facts);
  if (!promise) return 'null';
  return canonicalJson({
    ...promise,
    reasons: promise.reasons.map(({ code, day, binds, about }) => ({ code, day, binds, about })),
    skipped: promise.skipped.map(({ week, why }) => ({ week, why })),
  });
}

/** Dates and skipped weeks as the table of examples has them. */
function read(text = 'null') {
  const promise = JSON.parse(text) as Pick<PromisedDate, 'week' | 'made' | 'sent' | 'day' | 'skipped'>;
  return {
    dates: [promise.week, promise.made, promise.sent, promise.day].join(' '),
    skipped: promise.skipped.map(({ week, why }) => `${week} ${why}`).join(', '),
  };
}

/** All are asked in one process: starting Python takes longer than a thousand promises. */
function second(facts: readonly PromiseFacts[]): readonly string[] {
  const input = facts.map((each) => JSON.stringify(each)).join('\n');
  const { stdout, stderr, status } = spawnSync('python3', ['-B', program], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => canonicalJson(JSON.parse(line)));
}

/** Why it cannot be asked here; null: it can. */
function pythonMissing(): string | null {
  const asked = spawnSync('python3', ['-c', 'import zoneinfo; zoneinfo.ZoneInfo("Europe/Dublin")'], {
    encoding: 'utf8',
  });
  if (asked.error) return 'There is no python3 on this machine.';
  return asked.status === 0 ? null : `The python3 of this machine knows no time zones: ${asked.stderr.trim()}`;
}
