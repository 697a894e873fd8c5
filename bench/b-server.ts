import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries, type PostgresServer, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { type ServerProcess, startServer } from '../e2e/src/server-process.ts';
import { createItem } from '../e2e/src/visitor-calls.ts';
import { openBareServer } from './driver/bare-server.ts';
import { requestRate } from './driver/request-rate.ts';
import { median } from './statistics.ts';
import { kb, type Row } from './table.ts';

const rounds = 5;
const load = { connections: 10, seconds: 2 };
const askedAgain = 200;

/**
 * B: what a call costs beside a bare route of Fastify that does the same, on PostgreSQL. Both are asked in turns, so that both
 * meet the same machine; the ratio of each turn counts.
 */
export async function measureServer(): Promise<readonly Row[]> {
  if (!postgresBinaries) throw new Error('B needs PostgreSQL. On Debian: apt-get install postgresql');
  const postgres = await startPostgres(postgresBinaries);
  const dataDir = await mkdtemp(join(tmpdir(), 'doorwright-bench-'));
  try {
    const databaseUrl = await postgres.newDatabase();
    const server = await startServer(dataDir, { settings: { DATABASE_URL: databaseUrl, DEMO: '1' } });
    try {
      const root = Object.assign(new URL(databaseUrl), { username: 'root' });
      await using bare = await openBareServer(root.href);
      return [...(await ratios(server, bare)), ...(await startAnswer(server, postgres))];
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const call = (url: string, path: string, input: string): string =>
  `${url}/trpc/public/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

async function ratios({ url }: ServerProcess, bare: { readonly url: string }): Promise<readonly Row[]> {
  const { Id } = await createItem(url, 'single-door');
  const asked = [
    {
      id: 'B1',
      what: 'an item is read',
      ours: call(url, 'tryGetItemForPublic', Id),
      bare: `${bare.url}/item/${Id}`,
      than: 'bare Fastify + pg',
    },
    // The shortest of the calls whose answer is not kept in memory.
    {
      id: 'B2',
      what: 'a call without work',
      ours: `${url}/trpc/public/getProductionWeeks`,
      bare: `${bare.url}/weeks`,
      than: 'a bare route',
    },
  ];
  const rows: Row[] = [];
  for (const { id, what, ours, bare: other, than } of asked) {
    const turns: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1)
      turns.push({ ours: await requestRate({ url: ours }, load), bare: await requestRate({ url: other }, load) });
    // The first turn warms both up.
    const counted = turns.slice(1);
    const ratio = median(counted.map((turn) => turn.ours / turn.bare));
    const rate = (of: 'ours' | 'bare') => `${Math.round(median(counted.map((turn) => turn[of])))}/s`;
    rows.push({
      id,
      what: `${what}, times ${than}`,
      goal: 'at least 0.70',
      measured: `${ratio.toFixed(2)} (${rate('ours')} of ${rate('bare')})`,
      met: ratio >= 0.7,
    });
  }
  return rows;
}

/** B7: the first answer of a page, asked again. Transactions of the job queue count too, which is why many calls share them. */
async function startAnswer({ url }: ServerProcess, postgres: PostgresServer): Promise<readonly Row[]> {
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
    { id: 'B7', what: 'start-up catalogue, brotli', goal: '60 KB', measured: kb(bytes), met: bytes <= 60_000 },
    {
      id: 'B7',
      what: `the same asked ${askedAgain} times more`,
      goal: 'each 304, no SQL',
      measured: `${unchanged} times 304, ${transactions} transactions of all kinds`,
      met: unchanged === askedAgain && transactions < askedAgain / 10,
    },
  ];
}
