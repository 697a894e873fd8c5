import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import type { PostgresServer } from '../../apps/server/src/testing/postgres-server.ts';
import { createItem } from '../../e2e/src/visitor-calls.ts';
import { type ServerProcess } from '../../e2e/src/server-process.ts';
import { httpClient, rateOf } from '../driver/http-client.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

const version = '3.7.3';
/** Outside of the repository, whose dependencies it is none of. */
const folder = join(tmpdir(), `doorwright-vendure-${version}`);
const rounds = 3;
const seconds = 3;
const atOnce = 10;

/** What was measured on another day, where it is not installed. */
const before = 'earlier: 31 reads/s and 13 updates/s of Vendure beside 2,100/s of a bare route';

/** B3: an item beside a product, and a choice beside a quantity in a cart, in turns. */
export async function measureVendure(
  { url }: ServerProcess,
  postgres: PostgresServer,
  mayInstall: boolean,
): Promise<readonly Row[]> {
  if (!isInstalled() && !(mayInstall && install()))
    return [
      {
        id: 'B3',
        what: `items beside Vendure ${version}`,
        goal: '6 and 8 times',
        measured: `not installed here (npm run bench -- B --vendure); ${before}`,
        met: 'report',
      },
    ];
  await using vendure = await startVendure(await postgres.newDatabase());
  const client = httpClient(atOnce);
  try {
    const ours = await ourCalls(url, client);
    const theirs = await theirCalls(vendure.url, client);
    const compared = [
      { what: 'an item is read, times a product', goal: 6, ours: ours.read, theirs: theirs.read },
      { what: 'a choice is saved, times a quantity in a cart', goal: 8, ours: ours.save, theirs: theirs.save },
    ];
    const rows: Row[] = [];
    for (const { what, goal, ...calls } of compared) {
      const turns = [];
      for (let round = 0; round <= rounds; round += 1)
        turns.push({
          ours: await rateOf(atOnce, seconds, calls.ours),
          theirs: await rateOf(atOnce, seconds, calls.theirs),
        });
      const counted = turns.slice(1);
      const ratio = median(counted.map((turn) => turn.ours / turn.theirs));
      const rate = (of: 'ours' | 'theirs') => `${Math.round(median(counted.map((turn) => turn[of])))}/s`;
      rows.push({
        id: 'B3',
        what: `${what} of Vendure ${version}`,
        goal: `at least ${String(goal)}`,
        measured: `${ratio.toFixed(1)} (${rate('ours')} of ${rate('theirs')})`,
        met: ratio >= goal,
      });
    }
    return rows;
  } finally {
    client.close();
  }
}

type Client = ReturnType<typeof httpClient>;

interface Compared {
  readonly read: (who: number) => Promise<void>;
  readonly save: (who: number) => Promise<void>;
}

/** One item for each who asks. */
async function ourCalls(url: string, client: Client): Promise<Compared> {
  const hands = ['left', 'right'] as const;
  const dataOf = ({ status, text }: { readonly status: number; readonly text: string }) => {
    if (status !== 200) throw new Error(text);
    return JSON.parse(text).result.data;
  };
  const addressOf = (Id: string) =>
    `${url}/trpc/public/tryGetItemForPublic?input=${encodeURIComponent(JSON.stringify(Id))}`;
  const items = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const { Id } = await createItem(url, 'single-door');
      const { LastUpdated } = dataOf(await client.ask(addressOf(Id)));
      return { Id, LastUpdated, saves: 0 };
    }),
  );
  const itemOf = (who: number) => {
    const item = items[who];
    if (!item) throw new Error(`There is no item ${String(who)}.`);
    return item;
  };
  return {
    read: async (who) => void dataOf(await client.ask(addressOf(itemOf(who).Id))),
    save: async (who) => {
      const item = itemOf(who);
      item.saves += 1;
      const hand = hands[item.saves % 2];
      const body = JSON.stringify({
        ItemId: item.Id,
        LastUpdated: item.LastUpdated,
        Actions: [{ type: 'hand.choose', hand }],
      });
      const answer = await client.ask(`${url}/trpc/public/configureItem`, { method: 'POST', body });
      item.LastUpdated = dataOf(answer).LastUpdated;
    },
  };
}

interface Cart {
  readonly token: string;
  readonly line: string;
  quantity: number;
}

/** One cart for each who asks. */
async function theirCalls(url: string, client: Client): Promise<Compared> {
  const ask = async (query: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await client.ask(`${url}/shop-api`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = JSON.parse(answer.text);
    if (!data || errors) throw new Error(answer.text);
    return { data, token: String(answer.headers['vendure-auth-token'] ?? token) };
  };
  const order =
    '... on Order { id state totalWithTax lines { id quantity linePriceWithTax } } ... on ErrorResult { message }';
  const carts: Cart[] = [];
  for (let who = 0; who < atOnce; who += 1) {
    const { data, token } = await ask(`mutation { addItemToOrder(productVariantId: 1, quantity: 1) { ${order} } }`);
    carts.push({ token, line: data.addItemToOrder.lines[0].id, quantity: 1 });
  }
  return {
    read: async () => {
      await ask('{ product(id: 1) { id name slug description variants { id name sku priceWithTax } } }');
    },
    save: async (who) => {
      const cart = carts[who];
      if (!cart) throw new Error(`There is no cart ${String(who)}.`);
      cart.quantity = (cart.quantity % 5) + 1;
      const change = `adjustOrderLine(orderLineId: ${cart.line}, quantity: ${cart.quantity})`;
      const { data } = await ask(`mutation { ${change} { ${order} } }`, cart.token);
      if (data.adjustOrderLine.message) throw new Error(data.adjustOrderLine.message);
    },
  };
}

const isInstalled = (): boolean => existsSync(join(folder, 'node_modules', '@vendure', 'core'));

/** Whether it is there afterwards. */
function install(): boolean {
  console.error(`Installing Vendure ${version} in ${folder} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const names = [`@vendure/core@${version}`, 'pg@8'];
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...names];
  return spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0 && isInstalled();
}

async function startVendure(databaseUrl: string): Promise<{ readonly url: string } & AsyncDisposable> {
  copyFileSync(join(import.meta.dirname, '../vendure-server/server.mjs'), join(folder, 'server.mjs'));
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' };
  const server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const started = new Promise<void>((resolve) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('ready')) resolve();
    });
  });
  await Promise.race([started, ended.then(() => Promise.reject(new Error('Vendure did not start.')))]);
  return {
    url: `http://localhost:${String(port)}`,
    async [Symbol.asyncDispose]() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
