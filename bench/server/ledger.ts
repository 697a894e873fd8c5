import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { suppliersOf } from '../../apps/server/src/db/settings/suppliers.ts';
import { transactionsOf } from '../../apps/server/src/db/transactions.ts';
import { addAccount, callContext } from '../../apps/server/src/testing/call-context.ts';
import { fill } from '../../apps/server/src/testing/fill-database.ts';
import { fillLedger } from '../../apps/server/src/testing/long-ledger.ts';
import { fillLists } from '../../apps/server/src/testing/long-lists.ts';
import { postgresBinaries, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { installerRouter } from '../../packages/api/src/routers.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

/** Each fifth has an order. */
const items = 50_000;
const moves = 1_000_000;
/** The article that is moved, one of those with which lists are filled. */
const Key = 'A-1';
const asked = 101;
/** Of the list of orders (PROMISE 19). */
const mostTimes = 1.2;

const userId = '0192b1a0-0000-7000-8000-0000000000c7';

/** What pages of stock cost beside a page of orders, where an article was moved a million times. */
export async function measureLedger(): Promise<readonly Row[]> {
  if (!postgresBinaries) throw new Error('ledger needs PostgreSQL. On Debian: apt-get install postgresql');
  const postgres = await startPostgres(postgresBinaries);
  const database = openPostgres(await postgres.newDatabase(), () => undefined);
  try {
    await fill(database);
    const suppliers = suppliersOf(database, Date.now);
    const transactions = transactionsOf(database, async () => undefined);
    await fillLists({ database, suppliers, transactions }, items);
    await addAccount({ database }, { id: userId, role: 'fabricator' });
    await fillLedger(database, Key, moves);
    const caller = { role: 'fabricator', userId } as const;
    const calls = installerRouter.createCaller(callContext({ suppliers, transactions }, { caller }));
    return await rowsOf(calls);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function rowsOf({ inventory, order }: ReturnType<typeof installerRouter.createCaller>): Promise<readonly Row[]> {
  const questions = [
    { what: 'a page of closed orders', isPage: false, ask: () => order.list({ State: 'Closed' }) },
    { what: 'the last page of a ledger', isPage: true, ask: () => inventory.moves({ Key }) },
    { what: 'a page in its middle', isPage: true, ask: () => inventory.moves({ Key, After: moves / 2 }) },
    { what: 'the article', isPage: false, ask: () => inventory.getArticle({ Key }) },
    { what: 'a page of all articles', isPage: false, ask: () => inventory.list({}) },
  ].map((question) => ({ ...question, times: [] as number[] }));
  // In turns, so that all of them meet the same machine.
  for (let turn = 0; turn < asked; turn += 1)
    for (const { ask, times } of questions) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
    }
  const [orders] = questions;
  const usual = median(orders?.times ?? []);
  return questions.map(({ what, isPage, times }) => {
    const ratio = median(times) / usual;
    return {
      id: 'ledger',
      what: `${what}, of ${String(moves)} moves and ${String(items / 5)} orders`,
      goal: isPage ? `at most ${String(mostTimes)} × the orders` : '–',
      measured: `${median(times).toFixed(2)} ms, ${ratio.toFixed(2)} ×`,
      met: isPage ? ratio <= mostTimes : 'report',
    };
  });
}
