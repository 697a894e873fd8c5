import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../bench/cutting/random.ts';
import { aftermathOf } from './aftermath.ts';
import type { Row } from '../bench/table.ts';
import { openCluster, type TestCluster } from './test-cluster.ts';
import type { PreparedWorkload, Workload } from './workload.ts';
import { workloads } from './workloads.ts';

interface MixedLoad {
  readonly minutes: number;
  readonly seed: number;
}

/** People who work at once, and the pause of each between two workloads, ms. */
const people = 4;
const pause = { least: 100, most: 1500 };
/** Between two kills, ms. */
const killEvery = { least: 8000, most: 30_000 };

/**
 * Two processes on one PostgreSQL under a mixed load for so many minutes, one of them killed now and then: everybody goes on at
 * whichever answers, repeats what was not answered, and finds in the end all that was acknowledged.
 */
export async function runMixedLoad({ minutes, seed }: MixedLoad): Promise<readonly Row[]> {
  await using cluster = await openCluster('postgres');
  await cluster.start();
  await cluster.logIn();
  const end = Date.now() + minutes * 60_000;
  const seen: Seen = {
    acknowledged: [],
    tries: 0,
    unanswered: 0,
    refused: new Map(),
    longestSilence: 0,
    last: Date.now(),
  };
  const killer = killNowAndThen(cluster, { end, seed });
  await Promise.all(Array.from({ length: people }, (_, at) => workOn(cluster, seen, { end, seed: seed + at + 1, at })));
  const kills = await killer;
  await cluster.start();
  const [dead, failed] = [cluster.takeDeaths(), cluster.takeFailedCalls()];
  const lost = await unseen(cluster, seen.acknowledged);
  const after = await aftermathOf(
    cluster,
    seen.acknowledged.map(({ prepared }) => prepared),
  );
  for (const finding of [...dead, ...failed, ...lost, ...after.findings]) console.error(finding);
  for (const [why, times] of seen.refused) console.error(`refused ${String(times)} times: ${why}`);
  return [
    rowOf('acknowledged effects lost', lost.length + after.lost),
    rowOf('mails and papers doubled', after.doubled),
    rowOf('calls answered with an error of the program', failed.length),
    rowOf('processes dead but those that were killed', dead.length),
    report('processes killed', String(kills)),
    report(
      'workloads acknowledged',
      `${String(seen.acknowledged.length)}, ${String(seen.tries)} tries, ${String(seen.unanswered)} without an answer`,
    ),
    report('longest time in which nobody had an answer', `${String(seen.longestSilence)} ms`),
  ];
}

interface Seen {
  readonly acknowledged: { readonly workload: Workload; readonly prepared: PreparedWorkload }[];
  tries: number;
  unanswered: number;
  readonly refused: Map<string, number>;
  /** ms. */
  longestSilence: number;
  last: number;
}

interface Person {
  readonly end: number;
  readonly seed: number;
  readonly at: number;
}

/** The first person alone works on the draft of the catalogue, of which there is one. */
async function workOn(cluster: TestCluster, seen: Seen, { end, seed, at }: Person): Promise<void> {
  const random = randomFrom(seed);
  const own = workloads.filter(({ isOnCatalogueDraft }) => at === 0 || !isOnCatalogueDraft);
  while (Date.now() < end) {
    await sleep(random.between(pause.least, pause.most));
    await cluster.logIn().catch(() => undefined);
    const workload = own[random.between(0, own.length - 1)];
    if (!workload) continue;
    const callers = () =>
      cluster.callersAt(
        random.between(0, cluster.processes - 1),
        `203.0.${String(at)}.${String(random.between(0, 255))}`,
      );
    const prepared = await answered(seen, () => workload.prepare(callers()));
    if (prepared && (await answered(seen, () => prepared.send(callers()).then(() => true))))
      seen.acknowledged.push({ workload, prepared });
  }
}

/** Again until it is answered, at most for half a minute; undefined where it is refused. */
async function answered<Answer>(seen: Seen, call: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let left = 60; left > 0; left -= 1) {
    seen.tries += 1;
    try {
      const answer = await call();
      seen.longestSilence = Math.max(seen.longestSilence, Date.now() - seen.last);
      seen.last = Date.now();
      return answer;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      if (!mayBeRepeated.has(code)) {
        const why = `${code}: ${String(error)}`;
        seen.refused.set(why, (seen.refused.get(why) ?? 0) + 1);
        return undefined;
      }
      seen.unanswered += 1;
      await sleep(500);
    }
  }
  return undefined;
}

const mayBeRepeated: ReadonlySet<string> = new Set(['no answer', 'SERVICE_UNAVAILABLE']);

async function killNowAndThen(cluster: TestCluster, { end, seed }: Pick<Person, 'end' | 'seed'>): Promise<number> {
  const random = randomFrom(seed);
  for (let kills = 0; ; kills += 1) {
    const wait = random.between(killEvery.least, killEvery.most);
    if (Date.now() + wait > end) return kills;
    await sleep(wait);
    await cluster.signal(random.between(0, cluster.processes - 1), 'SIGKILL');
    await cluster.start();
  }
}

async function unseen(cluster: TestCluster, acknowledged: Seen['acknowledged']): Promise<readonly string[]> {
  await cluster.logIn();
  const callers = cluster.callersAt(0, '203.0.113.9');
  const lost: string[] = [];
  const last = acknowledged.filter(({ workload }) => workload.isOnCatalogueDraft).at(-1);
  for (const each of acknowledged) {
    // What is on the draft of the catalogue is replaced by the next draft.
    if (each.workload.isOnCatalogueDraft && each !== last) continue;
    if (!(await each.prepared.isThere(callers))) lost.push(`${each.workload.name}: acknowledged and not to be seen`);
  }
  return lost;
}

const rowOf = (what: string, count: number): Row => ({
  id: 'D13',
  what,
  goal: '0',
  measured: String(count),
  met: count === 0,
});

const report = (what: string, measured: string): Row => ({ id: 'D13', what, goal: '–', measured, met: 'report' });
