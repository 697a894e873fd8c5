import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../bench/cutting/random.ts';
import { aftermathOf } from './aftermath.ts';
import type { Row } from '../bench/table.ts';
import { openSite, type Site } from './site.ts';
import type { PreparedWork, Work } from './work.ts';
import { works } from './works.ts';

interface MixedLoad {
  readonly minutes: number;
  readonly seed: number;
}

/** People who work at once, and the pause of each between two works, ms. */
const people = 4;
const pause = { least: 100, most: 1500 };
/** Between two kills, ms. */
const killEvery = { least: 8000, most: 30_000 };

/**
 * Two processes on one PostgreSQL under a mixed load for so many minutes, one of them killed now and then: everybody goes on at
 * whichever answers, repeats what was not answered, and finds in the end all that was acknowledged.
 */
export async function runMixedLoad({ minutes, seed }: MixedLoad): Promise<readonly Row[]> {
  await using site = await openSite('postgres');
  await site.start();
  await site.logIn();
  const end = Date.now() + minutes * 60_000;
  const seen: Seen = {
    acknowledged: [],
    tries: 0,
    unanswered: 0,
    refused: new Map(),
    longestSilence: 0,
    last: Date.now(),
  };
  const killer = killNowAndThen(site, { end, seed });
  await Promise.all(Array.from({ length: people }, (_, at) => workOn(site, seen, { end, seed: seed + at + 1, at })));
  const kills = await killer;
  await site.start();
  const [dead, failed] = [site.takeDeaths(), site.takeFailedCalls()];
  const lost = await unseen(site, seen.acknowledged);
  const after = await aftermathOf(
    site,
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
      'works acknowledged',
      `${String(seen.acknowledged.length)}, ${String(seen.tries)} tries, ${String(seen.unanswered)} without an answer`,
    ),
    report('longest time in which nobody had an answer', `${String(seen.longestSilence)} ms`),
  ];
}

interface Seen {
  readonly acknowledged: { readonly work: Work; readonly prepared: PreparedWork }[];
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
async function workOn(site: Site, seen: Seen, { end, seed, at }: Person): Promise<void> {
  const random = randomFrom(seed);
  const own = works.filter(({ isOnCatalogueDraft }) => at === 0 || !isOnCatalogueDraft);
  while (Date.now() < end) {
    await sleep(random.between(pause.least, pause.most));
    await site.logIn().catch(() => undefined);
    const work = own[random.between(0, own.length - 1)];
    if (!work) continue;
    const callers = () =>
      site.callersAt(random.between(0, site.processes - 1), `203.0.${String(at)}.${String(random.between(0, 255))}`);
    const prepared = await answered(seen, () => work.prepare(callers()));
    if (prepared && (await answered(seen, () => prepared.send(callers()).then(() => true))))
      seen.acknowledged.push({ work, prepared });
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

async function killNowAndThen(site: Site, { end, seed }: Pick<Person, 'end' | 'seed'>): Promise<number> {
  const random = randomFrom(seed);
  for (let kills = 0; ; kills += 1) {
    const wait = random.between(killEvery.least, killEvery.most);
    if (Date.now() + wait > end) return kills;
    await sleep(wait);
    await site.signal(random.between(0, site.processes - 1), 'SIGKILL');
    await site.start();
  }
}

async function unseen(site: Site, acknowledged: Seen['acknowledged']): Promise<readonly string[]> {
  await site.logIn();
  const callers = site.callersAt(0, '203.0.113.9');
  const lost: string[] = [];
  const last = acknowledged.filter(({ work }) => work.isOnCatalogueDraft).at(-1);
  for (const each of acknowledged) {
    // What is on the draft of the catalogue is replaced by the next draft.
    if (each.work.isOnCatalogueDraft && each !== last) continue;
    if (!(await each.prepared.isThere(callers))) lost.push(`${each.work.name}: acknowledged and not to be seen`);
  }
  return lost;
}

const rowOf = (what: string, count: number): Row => ({
  ...{ id: 'D13', what, goal: '0', measured: String(count), met: count === 0 },
});

const report = (what: string, measured: string): Row => ({ id: 'D13', what, goal: '–', measured, met: 'report' });
