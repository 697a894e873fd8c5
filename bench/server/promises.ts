import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises';
import { suppliersOf } from '../../apps/server/src/db/settings/suppliers.ts';
import { acceptOrders } from '../../apps/server/src/testing/accepted-orders.ts';
import { addAccount, callContext, testClient } from '../../apps/server/src/testing/call-context.ts';
import { orderCopies } from '../../apps/server/src/testing/many-orders.ts';
import { postgresBinaries, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { recheckPromises } from '../../packages/api/src/promise/recheck.ts';
import { installerRouter } from '../../packages/api/src/routers.ts';
import { productionWeeksFrom } from '../../packages/domain/src/lib/production-week.ts';
import { p95 } from '../statistics.ts';
import { ms, type Row } from '../table.ts';
import { type CallsInside, type DatabaseKind, nameOf, openCallsInside } from './calls-inside.ts';

const orders = 1000;
/** Made by calls; the others are copies of them. */
const made = 10;
const ordersOfWeek = 100;
const reads = 200;
const office = '0192b1a0-0000-7000-8000-0000000000b6';

/** P: how long all promises of a supplier with 1,000 open orders are checked, what others wait for it, and how long one is read. */
export async function measurePromises(): Promise<readonly Row[]> {
  if (!postgresBinaries) throw new Error('P needs PostgreSQL. On Debian: apt-get install postgresql');
  const postgres = await startPostgres(postgresBinaries);
  try {
    const rows: Row[] = [];
    for (const kind of ['postgres', 'embedded'] as const) {
      await using site = await openCallsInside(kind, postgres);
      rows.push(...(await ofSite(kind, site)));
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function ofSite(kind: DatabaseKind, site: CallsInside): Promise<readonly Row[]> {
  await addAccount(site, { id: office, role: 'fabricator' });
  const suppliers = suppliersOf(site.database, Date.now);
  const context = callContext({ ...site, suppliers }, { caller: { role: 'fabricator', userId: office } });
  const caller = installerRouter.createCaller(context);
  const [first = ''] = await openOrders(caller, site);
  const check = () => recheckPromises({ ...context, yieldToEventLoop }, testClient);
  await check();
  const week = (await caller.promise.get({ OrderId: first }))?.Week ?? '';
  const timed = async (what: string, Points: number | null): Promise<Row> => {
    await caller.batch.setCapacity({ Week: week, Points });
    const others = waits(site);
    const start = performance.now();
    await check();
    const time = performance.now() - start;
    const longest = await others.longest();
    const { length } = await site.transactions.run(testClient, ({ promises }) => promises.risks());
    const measured = `${ms(time)}, ${String(length)} in danger; longest that another waits for the lock ${ms(longest)}`;
    return {
      id: 'P',
      what: `${String(orders)} promises are checked, ${what}, ${nameOf[kind]}`,
      goal: '2,000 ms',
      measured,
      met: time <= 2000,
    };
  };
  const rows = [
    await timed('nothing in danger', 120),
    await timed('a week closed', 0),
    await timed('a week open again', 120),
  ];
  const times: number[] = [];
  for (let turn = 0; turn < reads; turn += 1) {
    const start = performance.now();
    await caller.promise.get({ OrderId: first });
    times.push(performance.now() - start);
  }
  const time = p95(times);
  const what = `a promise is read beside ${String(orders)} open orders, 95 of 100, ${nameOf[kind]}`;
  return [...rows, { id: 'P', what, goal: '30 ms', measured: `${time.toFixed(1)} ms`, met: time <= 30 }];
}

/** Orders whose doors take what is in stock, promised for ten weeks; the ids of those that calls have made. */
async function openOrders(caller: ReturnType<typeof installerRouter.createCaller>, site: CallsInside) {
  const ids = await acceptOrders(caller, site, made);
  const [id = ''] = ids;
  const rows = await site.transactions.run(testClient, ({ demands }) => demands.of(id));
  const Place = (await caller.inventory.places()).Places[0]?.Id ?? '';
  for (const Key of new Set(rows.filter(({ stage }) => stage === 'assembly').map(({ key }) => key)))
    await caller.inventory.move({ Id: randomUUID(), Kind: 'in', Key, Place, Quantity: '100000', Reason: 'Opening' });
  const weeks = productionWeeksFrom((await caller.promise.get({ OrderId: id }))?.Made ?? '', orders / ordersOfWeek);
  await site.fillRows(orderCopies({ copies: orders / made - 1, ofWeek: ordersOfWeek / made, weeks }));
  return ids;
}

/** Somebody who wants to promise, again and again: how long they waited at most. */
function waits(site: CallsInside) {
  const asked = { isOver: false };
  let longest = 0;
  const asking = (async () => {
    while (!asked.isOver) {
      const start = performance.now();
      await site.transactions.run(testClient, ({ batches }) => batches.lockPromises());
      longest = Math.max(longest, performance.now() - start);
      await sleep(5);
    }
  })();
  return {
    longest: async () => {
      asked.isOver = true;
      await asking;
      return longest;
    },
  };
}
