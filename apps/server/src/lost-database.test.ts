import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyNoPostgres } from './testing/open-test-server.ts';
import { freePort } from './testing/free-port.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from './testing/postgres-server.ts';
import { startServer } from './testing/start-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const title = postgresBinaries ? 'a lost database' : `a lost database (skipped: ${whyNoPostgres})`;

/** The whole server in a process of its own, because a fault that nobody listens for ends the process. */
describe.skipIf(!postgresBinaries)(title, () => {
  const folder = temporaryFolder();
  let postgres: PostgresServer;
  let server: ReturnType<typeof startServer>;
  let url: string;

  beforeAll(async () => {
    postgres = await startPostgres(postgresBinaries ?? '');
    const PORT = String(await freePort());
    url = `http://127.0.0.1:${PORT}`;
    server = startServer({ PORT, DATA_DIR: folder.path, DATABASE_URL: await postgres.newDatabase(), DEMO: '1' });
    await server.listening();
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
    folder[Symbol.dispose]();
  });

  test('a start on PostgreSQL says nothing of a power cut', () => {
    expect(server.written()).toContain('Doorwright serves');
    expect(server.written()).not.toContain('power cut');
  });

  /** The status of the answer; 0 without one. */
  const newItem = async (): Promise<number> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ItemId":"single-door"}' };
    const answer = await fetch(`${url}/trpc/public/createItemFromTemplate`, init).catch(() => undefined);
    await answer?.text();
    return answer?.status ?? 0;
  };

  test.each([
    ['every connection is ended', () => postgres.endConnections()],
    ['PostgreSQL is started again', () => postgres.restart()],
  ])('%s under load: calls are answered 503 for a moment, then as before', async (_, lose) => {
    const answers: number[] = [];
    const load = { isOn: true };
    const visitors = Array.from({ length: 12 }, async () => {
      while (load.isOn && server.child.exitCode === null) answers.push(await newItem());
    });
    for (let round = 0; round < 4; round += 1) {
      const before = answers.length;
      while (answers.length < before + 24 && server.child.exitCode === null)
        await new Promise((done) => setTimeout(done, 20));
      await lose();
    }
    load.isOn = false;
    await Promise.all(visitors);
    expect(server.child.exitCode).toBe(null);
    expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers).toContain(503);
    expect(await newItem()).toBe(200);
  });
});
