import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Database } from '../apps/server/src/db/database.ts';
import { logIn } from '../apps/server/src/testing/log-in.ts';
import { goals } from '../bench/budgets.ts';
import { median, p95 } from '../bench/statistics.ts';
import { ms, type Row } from '../bench/table.ts';
import type { Answers, Attack } from './attacker.ts';
import { unprovenAttacks } from './meant-answers.ts';
import { openCluster, type TestCluster } from './test-cluster.ts';
import { workloads } from './workloads.ts';

/** How long the visitor is watched, quiet and attacked, s. */
const watched = 20;
/** Five from each thread, from IPv4 addresses and from networks of IPv6. */
const attackers = [
  Array.from({ length: 5 }, (_, at) => `198.51.100.${String(at + 1)}`),
  Array.from({ length: 5 }, (_, at) => `2001:db8:${String(at + 1)}:1::`),
];
const most = { times: 3, worstTimes: 20, mailSeconds: 30, busyMs: 50 };
/** Until memory is looked at after the attack: workers that nobody asks end after a minute, and V8 gives their pages back after another; s. */
const calmAfter = 150;

/**
 * D15: one visitor's calls while nobody else calls, and while ten attackers send the dearest things that a stranger may ask for, wrong
 * log-ins among them, others open thousands of connections, send or read slowly, and two more have an account of the office; a lawful enquiry
 * is sent meanwhile. Ratios of one run, since
 * machines differ.
 */
export async function measureAttack(kind: Database['kind']): Promise<readonly Row[]> {
  await using cluster = await openCluster(kind, { proxied: false });
  await cluster.start();
  await cluster.logIn();
  const quiet = await visit(cluster, watched);
  const before = await cluster.memory();
  await cluster.lag();
  await cluster.busy();
  const { access_token: token } = (await logIn(cluster.url, 'admin@example.com')).tokens;
  const threads = attackers.map((addresses) => {
    const attack: Attack = {
      url: cluster.url,
      addresses,
      token,
      seconds: watched,
      withConnections: addresses === attackers[0],
    };
    return new Worker(new URL('./attacker.ts', import.meta.url), { workerData: attack });
  });
  const said = Promise.all(threads.map(async (thread): Promise<Answers> => (await once(thread, 'message'))[0]));
  const mail = mailTime(cluster);
  const attacked = await visit(cluster, watched - 2);
  const [lag, busy] = [await cluster.lag(), await cluster.busy()];
  const answers = sumOf(await said);
  const seconds = await mail;
  const peak = await cluster.memory();
  await sleep(calmAfter * 1000);
  const after = await cluster.memory();
  const unexpected = Object.entries(answers).filter(([name]) => name.startsWith('unexpected'));
  const unproven = unprovenAttacks(answers);
  const timesOf = (value: (times: readonly number[]) => number) => value(attacked) / value(quiet);
  const both = (value: (times: readonly number[]) => number) =>
    `${timesOf(value).toFixed(1)} × (${ms(value(quiet))} quiet, ${ms(value(attacked))} attacked)`;
  const row = (what: string, goal: string, facts: Pick<Row, 'measured' | 'met'>): Row => ({
    id: 'D15',
    what: `${kind}: ${what}`,
    goal,
    ...facts,
  });
  return [
    row('a visitor’s call, median', `${String(most.times)} ×`, {
      measured: both(median),
      met: timesOf(median) <= most.times,
    }),
    row('a visitor’s call, worst', `${String(most.worstTimes)} × the quiet median`, {
      measured: `${(worst(attacked) / median(quiet)).toFixed(1)} × (${ms(worst(quiet))} quiet, ${ms(worst(attacked))} attacked)`,
      met: worst(attacked) / median(quiet) <= most.worstTimes,
    }),
    row('a visitor’s call, p95', '–', { measured: both(p95), met: 'report' }),
    row('a lawful enquiry’s mail has left', `${String(most.mailSeconds)} s`, {
      measured: `${seconds.toFixed(1)} s`,
      met: seconds <= most.mailSeconds,
    }),
    row('the longest that the main thread was at work, of the processor', `${String(most.busyMs)} ms`, {
      measured: ms(busy),
      met: busy <= most.busyMs,
    }),
    row('the longest pause of the event loop', '–', { measured: ms(lag), met: 'report' }),
    row('memory before, at the end of the attack, and after a calm', `${String(goals.process[kind])} MB after`, {
      measured: [before, peak, after].map((bytes) => `${String(Math.round(bytes / 1e6))} MB`).join(', '),
      met: after / 1e6 <= goals.process[kind],
    }),
    row('answers that an attack did not mean to get', 'none', {
      measured: JSON.stringify(Object.fromEntries(unexpected)),
      met: unexpected.length === 0,
    }),
    row('attacks that no answer proves', 'none', {
      measured: unproven.join(', ') || 'none',
      met: unproven.length === 0,
    }),
    row('answers to the attackers', '–', { measured: JSON.stringify(answers), met: 'report' }),
  ];
}

const worst = (times: readonly number[]): number => Math.max(...times);

/** Times of one visitor's calls, ms: a door is begun, its number typed, and it is read again. */
async function visit(cluster: TestCluster, seconds: number): Promise<readonly number[]> {
  const { visitor } = cluster.callersAt(0, '203.0.113.20');
  const times: number[] = [];
  const timed = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await call;
    times.push(performance.now() - start);
    return answer;
  };
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    const door = await timed(
      visitor.mutate<{ readonly Id: string }>('createItemFromTemplate', { ItemId: 'single-door' }),
    );
    await timed(visitor.mutate('updateItem', { ...door, Numerals: '17' }));
    await timed(visitor.query('tryGetItemForPublic', door.Id));
  }
  return times;
}

/** From a lawful enquiry to its mail, s. */
async function mailTime(cluster: TestCluster): Promise<number> {
  const submit = workloads.find(({ name }) => name === 'submit');
  const callers = cluster.callersAt(0, '203.0.113.21');
  const prepared = await submit?.prepare(callers);
  const start = performance.now();
  await prepared?.send(callers);
  while (!cluster.mails.some(({ to }) => to.includes(prepared?.mailTo ?? '')) && performance.now() - start < 120_000)
    await sleep(100);
  return (performance.now() - start) / 1000;
}

function sumOf(all: readonly Answers[]): Answers {
  const sum: Record<string, number> = {};
  for (const answers of all) for (const [code, times] of Object.entries(answers)) sum[code] = (sum[code] ?? 0) + times;
  return sum;
}
