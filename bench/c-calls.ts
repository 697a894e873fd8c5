import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Installer } from '../e2e/src/installer.ts';
import { measuredOrder } from '../e2e/src/measured-order.ts';
import { type OfficeCalls, officeCalls } from '../e2e/src/office-calls.ts';
import type { Bench } from './bench.ts';
import { ms, type Row } from './table.ts';

const ordersOfBatch = 20;
const doorsOfOrder = 10;
/** Each order has the pair of colours that the one before has not. */
const frames = [101, 104] as const;
/** ms between two calls of somebody else. */
const askEvery = 2;
const mostWaited = 50;

/**
 * C3: how long any other call waits while a batch of 200 doors is proposed, planned, listed, released, printed and scanned, on the
 * embedded database; with `DATABASE_URL` of an empty database and `DEMO=1` on PostgreSQL.
 */
export async function measureCalls({ browser, url }: Bench): Promise<readonly Row[]> {
  const seller = await callsOf({ browser, url }, 'installer@example.com');
  const works = await callsOf({ browser, url }, 'fabricator@example.com');
  const Week = await readyWeek(seller, works);
  const beside = anotherCaller(`${url}/healthz`);
  await sleep(2000);
  const idle = await beside.longestWait();
  const rows: Row[] = [];
  const during = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
    const other = anotherCaller(`${url}/healthz`);
    const start = performance.now();
    const answer = await work();
    rows.push(rowOf(what, { time: performance.now() - start, longest: await other.longestWait(), idle }));
    return answer;
  };
  await during('proposed', () => works.call('batch.propose', { Week }));
  const Id = await oneBatch(works, Week);
  await during('opened', () => works.ask('batch.getBatchById', Id));
  await during('planned', () => planned(works, Id));
  const { Labels } = await during('listed', () => works.ask<Lists>('batch.lists', Id));
  await during('released', () => works.call('batch.release', { Id, Glass: 'ordered' }));
  await during('printed, book and labels', () => printed(works, Id));
  const Scans = Labels.slice(0, 200).map(({ code }) => ({ Code: code, At: 'cutting' }));
  await during('scanned 200 times', () => works.call('batch.scan', { Id, Scans }));
  return rows;
}

interface Lists {
  readonly Labels: readonly { readonly code: string }[];
}

interface Waits {
  /** All in ms. What it took. */
  readonly time: number;
  /** The longest that another call waited. */
  readonly longest: number;
  /** The same while nothing is done: what the machine itself makes wait. */
  readonly idle: number;
}

const rowOf = (what: string, { time, longest, idle }: Waits): Row => ({
  id: 'C3',
  what: `a batch of ${String(ordersOfBatch * doorsOfOrder)} doors is ${what}: what another call waits`,
  goal: `${String(mostWaited)} ms at most`,
  measured: `${ms(longest)} of ${ms(time)}; while nothing is done ${ms(idle)}`,
  met: longest <= mostWaited,
});

async function callsOf({ browser, url }: Pick<Bench, 'browser' | 'url'>, email: string): Promise<OfficeCalls> {
  const page = await browser.newPage();
  const calls = officeCalls(page, url);
  await new Installer(page, url).logsIn(email);
  return calls;
}

/** Orders that are ready for production, all in one week, which is answered. */
async function readyWeek(seller: OfficeCalls, works: OfficeCalls): Promise<string> {
  const weeks = await works.ask<readonly { readonly Week: string }[]>('batch.weeks', {});
  const Week = weeks[4]?.Week ?? '';
  await works.call('batch.setCapacity', { Week, Points: 9999 });
  const CustomerId = randomUUID();
  await seller.call('customer.create', { Id: CustomerId, Name: 'Maeve Kelly' });
  for (let at = 0; at < ordersOfBatch; at += 1) {
    const template = at % 5 === 0 ? 'double-door' : 'single-door';
    const frame = frames[at % frames.length] ?? frames[0];
    const asked = { CustomerId, DeliveryAddress: '3 Canal Street, Galway', template, frame } as const;
    const Id = await measuredOrder(seller, { ...asked, quantity: doorsOfOrder });
    await seller.call('order.confirm', { Id, MeasurementsFinal: true });
    await seller.call('order.waiveDrawing', { Id, How: 'phone', Reason: 'Agreed by phone' });
    await works.call('order.accept', { Id, CreditChecked: true });
    await works.call('order.generateBoms', Id);
    const meant = { EarlyAccepted: true, Tell: true, Reason: 'All in one week' };
    await works.call('order.setProductionWeek', { Id, Week, ...meant });
    await works.call('order.readyForProduction', { Id });
    // Else the papers of the batch would wait for the confirmations of all orders.
    await documentMade(async () => {
      const version = await works.ask<{ readonly DocumentState: string }>('order.getVersion', { Id, Copy: 'customer' });
      return version.DocumentState;
    });
  }
  return Week;
}

interface BatchHead {
  readonly Id: string;
}

interface OpenedBatch {
  readonly Lines: readonly { readonly LineId: string }[];
}

/** Everything that was proposed, in one batch. */
async function oneBatch(works: OfficeCalls, Week: string): Promise<string> {
  const { Batches } = await works.ask<{ readonly Batches: readonly BatchHead[] }>('batch.list', { Week });
  const [first, ...others] = Batches;
  if (!first) throw new Error('No batch was proposed.');
  for (const { Id } of others) {
    const { Lines } = await works.ask<OpenedBatch>('batch.getBatchById', Id);
    for (const { LineId } of Lines) await works.call('batch.move', { LineId, To: first.Id });
  }
  return first.Id;
}

async function planned(works: OfficeCalls, Id: string): Promise<void> {
  await works.call('batch.replan', { Id });
  const isMade = async () => {
    const { Done, Of } = await works.ask<{ readonly Done: number; readonly Of: number }>('batch.planProgress', Id);
    return Done >= Of;
  };
  while (!(await isMade())) await sleep(200);
}

async function printed(works: OfficeCalls, Id: string): Promise<void> {
  for (const Kind of ['batch-book', 'batch-labels', 'batch-labels-a4'])
    await documentMade(async () => {
      const { State } = await works.ask<{ readonly State: string }>('document.getDocument', { Kind, Id });
      return State;
    });
}

/** Documents are made one after the other. */
async function documentMade(stateNow: () => Promise<string>): Promise<void> {
  let state = await stateNow();
  for (; state === 'being made'; state = await stateNow()) await sleep(500);
  if (state !== 'ready') throw new Error(`A document is ${state}.`);
}

/** Somebody who asks all the time, from now on. */
function anotherCaller(address: string) {
  const caller = { isDone: false, longest: 0 };
  const asks = async () => {
    while (!caller.isDone) {
      const start = performance.now();
      await (await fetch(address)).text();
      caller.longest = Math.max(caller.longest, performance.now() - start);
      await sleep(askEvery);
    }
  };
  const asking = asks();
  return {
    /** Ends it; ms. */
    longestWait: async (): Promise<number> => {
      caller.isDone = true;
      await asking;
      return caller.longest;
    },
  };
}
