import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { isOverAll } from '@door/domain/testing/law-share';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aKillableSupplier, userId } from './testing/killable-supplier.ts';
import type { Outcome, Wish } from './testing/dying-office.ts';
import { databasesHere } from './testing/open-test-server.ts';
import { copyOf } from './testing/postgres-server.ts';
import { compileCache } from './testing/start-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** Rows and the sum of their text, by table. */
type Rows = Readonly<Record<string, readonly [rows: number, sum: string | null]>>;
/** Rows more, by table. */
type More = Readonly<Record<string, number>>;

/** Orders whose dates have moved: more than the job writes in one transaction. */
const inDanger = 27;
const datesAtOnce = 25;
/** Past the deadline of whatever is found now. */
const afterwards = new Date(Date.now() + 5 * 86_400_000).toISOString();
const recheck = { path: 'recheck', now: afterwards };

/** At which of so many writes it dies: at the last one, which is a commit, and by `npm run laws` at each. */
const deathsOf = (writes: number): readonly number[] =>
  isOverAll ? Array.from({ length: writes }, (_, at) => at + 1) : [writes];

describe.each(databasesHere)('PROMISE 14, law 14: killed at any write, on the %s database', (kind) => {
  const folder = temporaryFolder();
  let office: Awaited<ReturnType<typeof anOffice>>;
  let place: string;
  let calls: readonly Wish[];
  /** What each makes where nobody is killed. */
  const quiet = new Map<string, { readonly more: More; readonly writes: number }>();

  beforeAll(async () => {
    place = kind === 'embedded' ? join(folder.path, 'db') : await copyOf(prepared());
    calls = await aKillableSupplier(place, { inDanger });
    office = await anOffice(await copyOfPlace());
    const undisturbed = office;
    for (const call of [...calls, recheck]) {
      const before = await undisturbed.rows();
      const { writes } = await undisturbed.lives(call);
      quiet.set(call.path, { more: moreRows(before, await undisturbed.rows()), writes });
    }
    await undisturbed.kill();
    office = await anOffice(place);
  }, 240_000);
  afterAll(async () => {
    await office.kill();
    folder[Symbol.dispose]();
  });

  async function copyOfPlace(): Promise<string> {
    if (kind === 'postgres') return copyOf({ ...prepared(), original: place });
    const copy = join(folder.path, 'copy');
    cpSync(place, copy, { recursive: true });
    return copy;
  }

  /** What it makes where nobody is killed; each writes something. */
  const effectOf = (path: string) => quiet.get(path) ?? expect.fail();

  /** Dies at that write, and lives again. */
  async function dies(wish: Wish, dieAt: number): Promise<void> {
    expect(await office.ask({ ...wish, dieAt }), `write ${String(dieAt)}`).toBeNull();
    office = await anOffice(place);
  }

  test('each call is done wholly or not at all, and repeated it answers the same', { timeout: 240_000 }, async () => {
    const answers: unknown[] = [];
    for (const [at, call] of calls.entries()) {
      const { more, writes } = effectOf(call.path);
      const before = await office.rows();
      for (const dieAt of deathsOf(writes)) {
        await dies(call, dieAt);
        expect(await office.rows(), `${call.path}, killed at write ${String(dieAt)}`).toEqual(before);
      }
      // In a life after that of its answer. That somebody has called may be a reason to look at dates again.
      const last = calls[at - 1];
      if (last) expect((await office.lives(last)).answer, last.path).toEqual(answers.at(-1));
      expect(await office.rows()).toEqual({ ...before, promise_facts: expect.anything() });
      answers.push((await office.lives(call)).answer);
      expect(moreRows(before, await office.rows()), call.path).toEqual(more);
    }
  });

  test('the check of all promises tells each date wholly or not at all, and goes on', {
    timeout: 240_000,
  }, async () => {
    const { more, writes } = effectOf('recheck');
    expect(more).toMatchObject(tellingOf(inDanger));
    const before = await office.rows();
    await dies(recheck, Math.ceil(writes / 2));
    expect(await office.rows(), 'among the first dates').toEqual(before);
    await dies(recheck, Math.ceil(writes * 0.96));
    expect(moreRows(before, await office.rows()), 'among the others').toMatchObject(tellingOf(datesAtOnce));
    await office.lives(recheck);
    expect(moreRows(before, await office.rows())).toEqual(more);
  });
});

/** So many dates: the next promise instead of a risk, and a mail to customer and seller each. */
const tellingOf = (dates: number): More => ({ promise: dates, promise_risk: -dates, jobs: 2 * dates });

const prepared = () => inject('preparedPostgres') ?? expect.fail('There is no PostgreSQL.');

const moreRows = (before: Rows, after: Rows): More =>
  Object.fromEntries(
    Object.entries(after)
      .map(([table, [rows]]) => [table, rows - (before[table]?.[0] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );

/** A process that makes calls on the database in this place, until its end. */
async function anOffice(place: string) {
  const child = fork(new URL('./testing/dying-office.ts', import.meta.url), [place, userId], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended.then(() => expect.fail('The process did not start.'))]);
  const ask = async (wish: Wish): Promise<Outcome | null> => {
    const answer = once(child, 'message').then(([outcome]) => outcome as Outcome);
    child.send(wish);
    return Promise.race([answer, ended.then(() => null)]);
  };
  const lives = async (wish: Wish): Promise<Outcome> => {
    const outcome = (await ask(wish)) ?? expect.fail('The process has died.');
    expect(outcome.refused).toBeUndefined();
    return outcome;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    ask,
    lives,
    kill,
    rows: async (): Promise<Rows> => {
      const { answer } = await lives({ path: 'rows' });
      return Object.fromEntries(
        (answer as { name: string; rows: number; sum: string | null }[]).map(({ name, rows, sum }) => [
          name,
          [rows, sum],
        ]),
      );
    },
  };
}
