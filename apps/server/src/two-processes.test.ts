import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '@door/api/testing/a-test-api';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asClient, type Database } from './db/database.ts';
import { openPostgres } from './db/open-postgres.ts';
import { acceptance as acceptanceRows } from './db/customer-page/schema.ts';
import { quoteVersion } from './db/quote/schema.ts';
import { document } from './db/document/schema.ts';
import { order } from './db/order/schema.ts';
import { testClient } from './testing/call-context.ts';
import { type Calls, callsAt } from './testing/http-calls.ts';
import { logIn } from './testing/log-in.ts';
import { whyNoPostgres } from './testing/open-test-server.ts';
import { freePort } from './testing/free-port.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from './testing/postgres-server.ts';
import {
  acceptance,
  aDraft,
  type Document,
  type Offer,
  type Order,
  type Quote,
  quoteAt,
  type Sent,
  until,
} from './testing/selling.ts';
import { startServer } from './testing/start-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const title = 'two server processes on one PostgreSQL';

describe.skipIf(!postgresBinaries)(postgresBinaries ? title : `${title} (skipped: ${whyNoPostgres})`, () => {
  const folder = temporaryFolder();
  const servers: ReturnType<typeof startServer>[] = [];
  const addresses: string[] = [];
  let postgres: PostgresServer;
  let database: Database;
  let office: readonly [Calls, Calls];
  let works: readonly [Calls, Calls];
  let customers: readonly [Calls, Calls];

  beforeAll(async () => {
    postgres = await startPostgres(postgresBinaries ?? '');
    const DATABASE_URL = await postgres.newDatabase();
    database = openPostgres(DATABASE_URL, () => undefined);
    for (const port of [await freePort(), await freePort()]) {
      const [PORT, PUBLIC_URL] = [String(port), addresses[0] ?? `http://127.0.0.1:${String(port)}`];
      const server = startServer({ PORT, PUBLIC_URL, DATABASE_URL, DATA_DIR: folder.path, DEMO: '1' });
      servers.push(server);
      await server.listening();
      addresses.push(`http://127.0.0.1:${PORT}`);
    }
    const [one = '', other = ''] = addresses;
    const { tokens } = await logIn(one);
    office = [callsAt(one, tokens.access_token), callsAt(other, tokens.access_token)];
    const fabricator = (await logIn(one, 'fabricator@example.com')).tokens;
    works = [callsAt(one, fabricator.access_token), callsAt(other, fabricator.access_token)];
    customers = [callsAt(one), callsAt(other)];
  });
  afterAll(async () => {
    for (const { child, ended } of servers) {
      // Documents that are still being made are of no use to anybody.
      child.kill('SIGKILL');
      await ended;
    }
    await database.close();
    await postgres.stop();
    folder[Symbol.dispose]();
  });

  const quoteTables = [
    ['versions', quoteVersion, quoteVersion.quoteId],
    // The customer's look at the offer, and their yes.
    ['events', acceptanceRows, acceptanceRows.quoteId],
    ['orders', order, order.quoteId],
    ['documents', document, document.aboutId],
  ] as const;
  const rowsAbout = (quoteId: string) =>
    asClient(database, testClient, async (queries) => {
      const counted: [string, number][] = [];
      for (const [name, table, column] of quoteTables) {
        const [row] = await queries.select({ rows: count() }).from(table).where(eq(column, quoteId));
        counted.push([name, row?.rows ?? 0]);
      }
      return Object.fromEntries(counted);
    });

  /** Each of these at both processes, twice, all at once: the different answers. */
  const answersTo = async (call: (calls: Calls) => Promise<unknown>, pair = office) => {
    const asked = [...pair, ...pair].map((calls) =>
      call(calls).then(JSON.stringify, (refused: unknown) => codeOf(Promise.reject(refused))),
    );
    return [...new Set(await Promise.all(asked))];
  };
  const outcomes = async (...calls: readonly Promise<unknown>[]) => (await Promise.all(calls.map(codeOf))).toSorted();

  const accepts = (sent: Sent) => acceptance(sent, (token) => customers[0].query<Offer>('getOffer', token));

  test('one message of each kind at both: one version, acceptance, order, document and mail, and one answer', async () => {
    const [calls] = office;
    const draft = await aDraft(calls);
    const { Id } = draft;
    const message = { Id, LastUpdated: draft.LastUpdated, Mail: true };
    const sends = await answersTo(({ mutate }) => mutate<Sent>('quote.send', message));
    expect(sends).toHaveLength(1);
    const sent: Sent = JSON.parse(sends[0] ?? '');
    const ready = () => calls.query<Document>('document.getDocument', { Kind: 'quote', Id, Version: 1 });
    expect((await until(ready, ({ State }) => State === 'ready')).State).toBe('ready');
    const mails = () => globSync(join(folder.path, 'mail', '*.eml')).length;
    await until(mails, (written) => written > 0);
    const said = await accepts(sent);
    const accepting = await answersTo(({ mutate }) => mutate('acceptOffer', said), customers);
    expect(accepting).toEqual(['{"State":"accepted"}']);
    const OrderId = randomUUID();
    const orders = await answersTo(({ mutate }) => mutate<Order>('quote.convertToOrder', { Id, OrderId }));
    expect(orders).toHaveLength(1);
    expect(JSON.parse(orders[0] ?? '')).toMatchObject({ Id: OrderId });
    expect(await rowsAbout(Id)).toEqual({ versions: 1, events: 2, orders: 1, documents: 1 });
    // The customer's with the quote, the supplier's with the answer, and the customer's with thanks.
    expect(await until(mails, (written) => written >= 3)).toBe(3);
    const { History } = await quoteAt(calls, Id);
    expect(History.map(({ To }) => To)).toEqual(['Converted To Order', 'Accepted', 'Sent', 'Draft']);
  });

  test('two different messages of one kind, one at each: one is done, the other is told so in words', async () => {
    const [one, other] = office;
    const draft = await aDraft(one);
    const { Id, LastUpdated } = draft;
    const send = ({ mutate }: Calls, Mail: boolean) => mutate<Sent>('quote.send', { Id, LastUpdated, Mail });
    const sending = [send(one, true), send(other, false)];
    expect(await outcomes(...sending)).toEqual(['CONFLICT', 'accepted']);
    const sent = await Promise.any(sending);

    const { Version, Hash } = sent;
    const said = await accepts(sent);
    const accepted = other.mutate<Quote>('quote.accept', { Id, Version, Hash, How: 'phone' });
    // Whoever comes second finds said what they say.
    expect(await outcomes(customers[0].mutate('acceptOffer', said), accepted)).toEqual([...['accepted', 'accepted']]);
    const convert = ({ mutate }: Calls) => mutate<Order>('quote.convertToOrder', { Id, OrderId: randomUUID() });
    expect(await outcomes(convert(one), convert(other))).toEqual(['CONFLICT', 'accepted']);
    expect(await rowsAbout(Id)).toEqual({ versions: 1, events: 2, orders: 1, documents: 1 });
  });

  test('a quote that is revised at both has one next version; revised and accepted, it is one of the two', async () => {
    const [one, other] = office;
    const draft = await aDraft(one);
    const { Id } = draft;
    const sent = await one.mutate<Sent>('quote.send', { Id, LastUpdated: draft.LastUpdated });
    const [said, { LastUpdated }] = [await accepts(sent), await quoteAt(one, Id)];
    const revising = ({ mutate }: Calls) => mutate<Quote>('quote.revise', { Id, LastUpdated });
    expect(await outcomes(revising(one), customers[1].mutate('acceptOffer', said))).toEqual([
      ...['CONFLICT', 'accepted'],
    ]);
    const second = await aDraft(one);
    await one.mutate<Sent>('quote.send', { Id: second.Id, LastUpdated: second.LastUpdated });
    const now = await quoteAt(one, second.Id);
    const revise = ({ mutate }: Calls) => mutate('quote.revise', { Id: now.Id, LastUpdated: now.LastUpdated });
    expect(await answersTo(revise, [one, other])).toHaveLength(1);
    expect(await quoteAt(one, second.Id)).toMatchObject({ State: 'Draft', Version: 2 });
  });

  test('what is in stock goes once: both take at the same moment, and each message is sent to both', async () => {
    const [{ query, mutate }] = works;
    const { Places } = await query<{ readonly Places: readonly { readonly Id: string }[] }>('inventory.places', null);
    const moved = { Key: 'PAINT-RAL 3003', Place: Places[0]?.Id, Reason: 'For 10234' };
    await mutate('inventory.move', { Kind: 'in', Id: randomUUID(), Quantity: '10', ...moved });
    const takes = Array.from({ length: 30 }, () => ({ Kind: 'issue', Id: randomUUID(), Quantity: '1', ...moved }));
    const answers = await Promise.all(
      takes.map((take) => answersTo((calls) => calls.mutate('inventory.move', take), works)),
    );
    const taken = answers.filter((each) => each.every((answer) => answer !== 'CONFLICT'));
    expect(taken.map((each) => each.length)).toEqual(Array.from({ length: 10 }, () => 1));
    const { OnHand } = await query<{ readonly OnHand: string }>('inventory.getArticle', { Key: moved.Key });
    expect(OnHand).toBe('0.000');
  });

  test('law 13: fifty quotes made and sent at both at once have fifty numbers', { timeout: 120_000 }, async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const calls = office[at % 2 === 0 ? 0 : 1];
        const { Id, LastUpdated, Number: number } = await aDraft(calls);
        return { number, ...(await calls.mutate<Sent>('quote.send', { Id, LastUpdated })) };
      }),
    );
    expect(new Set(made.map(({ number }) => number)).size).toBe(50);
    expect(new Set(made.map(({ OfferUrl }) => OfferUrl)).size).toBe(50);
    expect(made.every(({ Version }) => Version === 1)).toBe(true);
  });
});
