import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Calls, callsAt } from './testing/http-calls.ts';
import { logIn } from './testing/log-in.ts';
import { freePort } from './testing/free-port.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from './testing/postgres-server.ts';
import { aDraft, type Document, type Quote, quoteAt, type Sent, until } from './testing/selling.ts';
import { type Environment, nodeFlags, startServer } from './testing/start-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
let postgres: PostgresServer | undefined;
const servers: ReturnType<typeof startServer>[] = [];
beforeAll(async () => {
  postgres = postgresBinaries ? await startPostgres(postgresBinaries) : undefined;
});
afterAll(async () => {
  await Promise.all(servers.map(kill));
  await postgres?.stop();
  folder[Symbol.dispose]();
});

function kill({ child, ended }: ReturnType<typeof startServer>) {
  child.kill('SIGKILL');
  return ended;
}

/** Runs `npm run db:NAME -- FILE`, or with the head of a chain, and answers what it says and how it ends. */
async function script(name: 'backup' | 'restore' | 'verify', file: string, environment: Environment) {
  const path = fileURLToPath(new URL(`scripts/${name}.ts`, import.meta.url));
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...environment };
  return promisify(execFile)(process.execPath, [...nodeFlags, path, file], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, said: stderr }),
  );
}

async function start(environment: Environment) {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  const server = startServer({ PORT, PUBLIC_URL: url, DEMO: '1', ...environment });
  servers.push(server);
  await server.listening();
  return { server, url, office: callsAt(url, (await logIn(url)).tokens.access_token) };
}

/** Makes customers one after the other until it is stopped. Each is noted when it is answered. */
function load({ mutate }: Calls) {
  const [answered, state]: [string[], { isOver: boolean }] = [[], { isOver: false }];
  const ended = (async () => {
    while (!state.isOver) {
      const Id = randomUUID();
      await mutate('customer.create', { Id, Name: 'Mary Byrne', Email: 'mary@example.com' });
      answered.push(Id);
      // A person is not faster, and what is measured here is no throughput.
      await new Promise((done) => setTimeout(done, 50));
    }
  })();
  const stop = () => {
    state.isOver = true;
    return ended;
  };
  return { answered, stop };
}

const documentOf = ({ query }: Calls, { Id }: Quote): Promise<Document> =>
  until(
    () => query<Document>('document.getDocument', { Kind: 'quote', Id }),
    ({ State }) => State === 'ready',
  );

const kinds = postgresBinaries ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

describe.each(kinds)('a backup of the %s database, made while people work', (kind) => {
  test('restores all that was answered before it began, and the installation goes on from there', async () => {
    const [before, after, file] = ['before', 'after', 'backup.gz'].map((name) => join(folder.path, `${kind}-${name}`));
    if (!before || !after || !file) throw new Error('Unreachable.');
    const database = async (): Promise<Environment> =>
      kind === 'postgres' && postgres ? { DATABASE_URL: await postgres.newDatabase() } : {};
    const old = { DATA_DIR: before, ...(await database()) };
    const { server, office } = await start(old);
    const draft = await aDraft(office);
    await office.mutate<Sent>('quote.send', { Id: draft.Id, LastUpdated: draft.LastUpdated, Mail: true });
    const { Sha256 } = await documentOf(office, draft);

    const work = load(office);
    await until(
      () => work.answered.length,
      (made) => made > 2,
    );
    const acknowledged = [...work.answered];
    expect(await script('backup', file, old)).toEqual({
      code: 0,
      said: expect.stringMatching(/ holds \d+ lines\.\n$/),
    });
    expect(work.answered.length).toBeGreaterThan(acknowledged.length);
    const verified = await script('verify', '', old);
    expect(verified).toEqual({ code: 0, said: expect.stringMatching(/^Supplier -1022: sealed and unbroken; /m) });
    await work.stop();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const left = existsSync(join(before, 'snapshots')) ? readdirSync(join(before, 'snapshots')) : [];
    expect([left, existsSync(`${file}.unfinished`)]).toEqual([[], false]);
    expect(await script('restore', file, old)).toEqual({ code: 1, said: expect.stringMatching(refusals[kind]) });
    await kill(server);

    const fresh = { DATA_DIR: after, ...(await database()) };
    cpSync(join(before, 'keys'), join(after, 'keys'), { recursive: true });
    expect(await script('restore', file, fresh)).toMatchObject({ code: 0 });
    const restored = await start(fresh);
    const kept = await quoteAt(restored.office, draft.Id);
    expect(kept.History.map(({ To }) => To)).toEqual(['Sent', 'Draft']);
    const { Url, Sha256: hash } = await documentOf(restored.office, draft);
    expect(hash).toBe(Sha256);
    expect(await (await fetch(Url ?? '')).text()).toMatch(/^%PDF/);
    const found = await Promise.all(
      acknowledged.map((id) => restored.office.query<{ readonly Id: string }>('customer.getCustomerById', id)),
    );
    expect(found.map(({ Id }) => Id)).toEqual(acknowledged);
    expect([draft.Number, (await aDraft(restored.office)).Number]).toEqual(['Q-1001', 'Q-1002']);
    await kill(restored.server);
  }, 240_000);
});

const refusals = {
  embedded: /^The embedded database is in use by process \d+ \(.*\)\. Stop that one first\.\n$/,
  postgres: /^The database is not empty\. Restore into a new one\.\n$/,
} as const;
