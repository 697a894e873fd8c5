import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { type ServerProcess, startServer } from '../e2e/src/server-process.ts';
import { createItem } from '../e2e/src/visitor-calls.ts';
import { openBareServer } from './driver/bare-server.ts';
import { requestRate } from './driver/request-rate.ts';
import { measureBoms } from './server/boms-of-order.ts';
import { type DatabaseKind, nameOf, openCallsInside } from './server/calls-inside.ts';
import { measureLists } from './server/long-lists.ts';
import { measureMixed } from './server/measure-mixed.ts';
import { measureSave } from './server/save-trips.ts';
import { measureVendure } from './server/vendure.ts';
import { median } from './statistics.ts';
import { kb, type Row } from './table.ts';

/** Turns differ by a third where the machine has other guests. */
const rounds = 9;
const load = { connections: 10, seconds: 2 };
const askedAgain = 200;

export interface ServerOptions {
  /** Of mixed calls. */
  readonly seconds: number;
  /** In the longest lists on PostgreSQL; the embedded database has a tenth. */
  readonly items: number;
  /** Install Vendure beside the repository, and compare with it. */
  readonly vendure: boolean;
}

/** B: what calls cost beside bare routes of Fastify that do the same and beside Vendure, and what lists cost that are long. */
export async function measureServer({ seconds, items, vendure }: ServerOptions): Promise<readonly Row[]> {
  if (!postgresBinaries) throw new Error('B needs PostgreSQL. On Debian: apt-get install postgresql');
  const postgres = await startPostgres(postgresBinaries);
  try {
    const rows: Row[] = [];
    const add = (measured: readonly Row[]) => {
      rows.push(...measured);
      // Minutes pass before the table is whole.
      for (const { id, what, measured: figure } of measured) console.error(`${id} ${what}: ${figure}`);
    };
    for (const kind of ['postgres', 'embedded'] as const) {
      console.error(`B on ${nameOf[kind]} …`);
      add(await overHttp(kind, postgres, { seconds, vendure }));
      await using site = await openCallsInside(kind, postgres);
      add(await measureSave(kind, site));
      add(await measureBoms(kind, site));
      add(await measureLists(kind, site, kind === 'postgres' ? items : items / 10));
    }
    return rows.toSorted((one, other) => one.id.localeCompare(other.id));
  } finally {
    await postgres.stop();
  }
}

/** The product's own process on a new database of this kind, and the bare routes on PostgreSQL. */
async function overHttp(
  kind: DatabaseKind,
  postgres: PostgresServer,
  { seconds, vendure }: Pick<ServerOptions, 'seconds' | 'vendure'>,
): Promise<readonly Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doorwright-bench-'));
  const [ownUrl, bareUrl, metricsPort] = [await postgres.newDatabase(), await postgres.newDatabase(), await freePort()];
  const settings = { DEMO: '1', METRICS_PORT: String(metricsPort), TRUSTED_PROXIES: '127.0.0.1, ::1' };
  const databaseUrl = kind === 'postgres' ? ownUrl : '';
  const server = await startServer(dataDir, {
    settings: { ...settings, DATABASE_URL: databaseUrl },
    workersGiveWay: true,
  });
  try {
    const ids: string[] = [];
    for (let turn = 0; turn <= rounds; turn += 1) ids.push((await createItem(server.url, 'single-door')).Id);
    const [Id = ''] = ids;
    await using bare = await openBareServer(bareUrl, await readItem(server.url, Id));
    const rows = [
      ...(await ratios(kind, { ours: server.url, bare: bare.url, ids })),
      ...(await startAnswer(kind, server, postgres)),
    ];
    const metricsUrl = `http://127.0.0.1:${String(metricsPort)}`;
    rows.push(...(await measureMixed(kind, { url: server.url, metricsUrl }, seconds)));
    if (kind === 'postgres') rows.push(...(await measureVendure(server, postgres, vendure)));
    return rows;
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

const readItem = async (url: string, id: string) =>
  (await (await fetch(call(url, 'tryGetItemForPublic', JSON.stringify(id)))).json()).result.data;

const call = (url: string, path: string, input: string): string =>
  `${url}/trpc/public/${path}?input=${encodeURIComponent(input)}`;

interface Compared {
  readonly ours: string;
  readonly bare: string;
  /** Of an item for each turn; the bare server has the first. */
  readonly ids: readonly string[];
}

/**
 * B1 and B2. Both are asked in turns, so that both meet the same machine; the ratio of each turn counts. Each turn comes from an address of
 * its own and asks for an item of its own: of either so many requests are answered in ten minutes, and no more.
 */
async function ratios(kind: DatabaseKind, { ours: url, bare, ids }: Compared): Promise<readonly Row[]> {
  const asked = [
    {
      id: 'B1',
      what: 'an item is read',
      ours: (turn: number) => call(url, 'tryGetItemForPublic', JSON.stringify(ids[turn])),
      bare: `${bare}/item/${ids[0] ?? ''}`,
      than: 'bare Fastify + pg',
    },
    // The shortest of the calls whose answer is not kept in memory.
    {
      id: 'B2',
      what: 'a call without work',
      ours: () => `${url}/trpc/public/getProductionWeeks`,
      bare: `${bare}/weeks`,
      than: 'a bare route',
    },
  ];
  const rows: Row[] = [];
  for (const { id, what, ours, bare: other, than } of asked) {
    const turns: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${String(round)}` };
      turns.push({
        ours: await requestRate({ url: ours(round), headers }, load),
        bare: await requestRate({ url: other, headers }, load),
      });
    }
    // The first turn warms both up.
    const counted = turns.slice(1);
    const ratio = median(counted.map((turn) => turn.ours / turn.bare));
    const rate = (of: 'ours' | 'bare') => `${Math.round(median(counted.map((turn) => turn[of])))}/s`;
    rows.push({
      id,
      what: `${what}, times ${than}, ${nameOf[kind]}`,
      goal: 'at least 0.30',
      measured: `${ratio.toFixed(2)} (${rate('ours')} of ${rate('bare')})`,
      met: ratio >= 0.3,
    });
  }
  return rows;
}

/** B7: the first answer of a page, asked again. Transactions of the job queue count too, which is why many calls share them. */
async function startAnswer(
  kind: DatabaseKind,
  { url }: ServerProcess,
  postgres: PostgresServer,
): Promise<readonly Row[]> {
  const calls = 'getTheme,getCatalogue,getCompanyDetails,getClientEmail';
  const address = `${url}/trpc/public/${calls}?batch=1&input=${encodeURIComponent('{"3":-1022}')}`;
  const ask = (headers: Readonly<Record<string, string>>) => fetch(address, { headers });
  const packed = async (): Promise<Response> => {
    const answer = await ask({ 'accept-encoding': 'br' });
    return answer.headers.get('etag')?.endsWith('-br"') ? answer : packed();
  };
  const etag = (await packed()).headers.get('etag') ?? '';
  const bytes = Number((await packed()).headers.get('content-length'));
  const before = (await postgres.activity()).transactions;
  const answers = await Promise.all(
    Array.from({ length: askedAgain }, () => ask({ 'accept-encoding': 'br', 'if-none-match': etag })),
  );
  const transactions = (await postgres.activity()).transactions - before;
  const unchanged = answers.filter(({ status }) => status === 304).length;
  return [
    {
      id: 'B7',
      what: `start-up catalogue, brotli, ${nameOf[kind]}`,
      goal: '60 KB',
      measured: kb(bytes),
      met: bytes <= 60_000,
    },
    {
      id: 'B7',
      what: `the same asked ${askedAgain} times more, ${nameOf[kind]}`,
      goal: 'each 304, no SQL',
      measured: `${unchanged} times 304${kind === 'postgres' ? `, ${transactions} transactions of all kinds` : ''}`,
      met: unchanged === askedAgain && transactions < askedAgain / 10,
    },
  ];
}
