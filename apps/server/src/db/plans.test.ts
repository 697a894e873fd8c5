import { randomUUID } from 'node:crypto';
import { searchOf } from '@door/domain/search/search-terms';
import { clientId } from '@door/domain/model/ids';
import { everyItem } from '@door/api/ports/item-store';
import { everyOrder } from '@door/api/ports/order-store';
import { everyQuote } from '@door/api/ports/quote-store';
import { usualSorts } from '@door/domain/search/list-sorts';
import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, demoSupplier } from '../testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer } from '../testing/open-test-server.ts';
import { aStoredItem } from '../testing/samples.ts';
import { asClient, type Queries, rowsOf } from './database.ts';
import { customerStore } from './stores/customer-store.ts';
import { enquiryStore } from './stores/enquiry-store.ts';
import { historyStore } from './stores/history-store.ts';
import { itemStore } from './stores/item-store.ts';
import { orderStore } from './stores/order-store.ts';
import { quoteStore } from './stores/quote-store.ts';
import { taskStore } from './stores/task-store.ts';

const client = clientId(-1022);
const seller = '0192b1a0-0000-7000-8000-0000000000f2';
const behindAll = { key: '2026-11-21T08:00:00.000Z', id: randomUUID() };
const page = { limit: 50, after: behindAll };

/** A statement of a store, with its parameters. */
interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** The first statement that the question sends. The mock database gives no answer, so the question then fails. */
async function firstStatementOf(question: (queries: Queries) => Promise<unknown>): Promise<Statement> {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: readonly unknown[]) => void statements.push({ text, params }) };
  await question(drizzle.mock({ logger })).catch(() => undefined);
  const [first] = statements;
  if (!first) throw new Error('No statement was sent.');
  return first;
}

/** The statement with its parameters inserted, without escaping: they are this test's own. */
const withParams = ({ text, params }: Statement): string =>
  text.replace(/\$(\d+)/g, (_, at: string) => {
    const value = params[Number(at) - 1];
    return typeof value === 'number' ? String(value) : `'${String(value)}'`;
  });

const recents = { ...page, filter: everyItem, sort: usualSorts.items };
const search = (text: string) => searchOf(text);
const auditLog = {
  ...{ about: null, kind: null, who: null, from: null, to: null, search: null, limit: 50 },
  after: { at: behindAll.key, about: 'quote', aboutId: behindAll.id, line: 1 },
} as const;
const newest = { ...page, search: search(''), assignee: null, customer: null, sort: usualSorts.enquiries };

const newestQuotes = { ...page, search: search(''), sort: usualSorts.quotes };

/** Long lists are read page by page in the order of an index, without a sort or a sequential scan. */
const lists: readonly (readonly [string, string, (queries: Queries) => Promise<unknown>])[] = [
  ['all items', 'item_recent', (queries) => itemStore(queries, client).list({ ...recents, search: search('') })],
  [
    'the oldest items',
    'item_recent',
    (queries) =>
      itemStore(queries, client).list({ ...recents, search: search(''), sort: { by: 'changed', descending: false } }),
  ],
  [
    'enquiries',
    'enquiry_recent',
    (queries) => enquiryStore(queries, client).list({ ...newest, state: null, isTaken: null }),
  ],
  [
    'new enquiries',
    'enquiry_in_state',
    (queries) => enquiryStore(queries, client).list({ ...newest, state: 'New', isTaken: false }),
  ],
  [
    'all quotes',
    'quote_recent',
    (queries) => quoteStore(queries, client).list({ ...newestQuotes, filter: everyQuote }),
  ],
  [
    'quotes of a state',
    'quote_in_state',
    (queries) => quoteStore(queries, client).list({ ...newestQuotes, filter: { ...everyQuote, state: 'Sent' } }),
  ],
  [
    'my tasks',
    'task_open',
    (queries) =>
      taskStore(queries, client).list({
        state: 'open',
        limit: 50,
        after: { ...behindAll, key: '2026-11-21' },
        assignee: randomUUID(),
      }),
  ],
  [
    'group tasks',
    'task_group',
    (queries) => taskStore(queries, client).list({ state: 'open', limit: 50, after: null, assignee: null }),
  ],
  [
    'customers',
    'customer_recent',
    (queries) => customerStore(queries, client).list({ ...page, search: search(''), sort: usualSorts.customers }),
  ],
  ['the audit log', 'change_recent', (queries) => historyStore(queries, client).list(auditLog)],
  ['ended tasks', 'task_ended', (queries) => taskStore(queries, client).list({ state: 'ended', ...page })],
];

/** What the home page counts is found in an index, also among many orders and quotes that are long done. */
const counts: readonly (readonly [string, string, (queries: Queries) => Promise<unknown>])[] = [
  ['late orders', 'order_in_state', (queries) => orderStore(queries, client).count({ ...everyOrder, lateIn: '2650' })],
  [
    'orders to measure',
    'order_in_state',
    (queries) => orderStore(queries, client).count({ ...everyOrder, waitsFor: 'measurements' }),
  ],
  [
    'quotes to chase',
    'quote_in_state',
    (queries) => quoteStore(queries, client).count({ ...everyQuote, toChaseOn: '2026-12-01' }),
  ],
];

describe.each(databasesHere)('query plans of the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await fill(server);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const planOf = async (statement: Statement): Promise<string> =>
    asClient(server.database, client, async (queries) => {
      const rows = rowsOf(await queries.execute(sql.raw(`explain (costs off) ${withParams(statement)}`)));
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    });

  test.each(lists)('%s use their index', async (_, index, question) => {
    const plan = await planOf(await firstStatementOf(question));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test.each(counts)('%s are counted by their index', async (_, index, question) => {
    const plan = await planOf(await firstStatementOf(question));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  test.each(['quill', 'road quill', '7f3a91c2', 'D-1043', '1043'])(
    'a search for %s uses the search terms',
    async (text) => {
      const found = { ...recents, search: search(text) };
      const plan = await planOf(await firstStatementOf((queries) => itemStore(queries, client).list(found)));
      expect(plan).toContain('item_term');
      expect(plan).not.toMatch(/Seq Scan/);
    },
  );

  test('a search for a customer uses their search terms', async () => {
    const found = { ...page, search: search('road quill'), sort: usualSorts.customers };
    const plan = await planOf(await firstStatementOf((queries) => customerStore(queries, client).list(found)));
    expect(plan).toContain('customer_term');
    expect(plan).not.toMatch(/Seq Scan/);
  });
});

const manyItems = 20_000;

/** Fills in so many items that a sequential scan costs more than an index. */
async function fill(server: TestServer): Promise<void> {
  const supplier = await demoSupplier(server);
  const sample = aStoredItem(supplier);
  await addAccount(server, { id: seller, role: 'installer' });
  await server.transactions.run(client, ({ items }) => items.create(sample));
  await asClient(server.database, client, async (queries) => {
    const many = sql`generate_series(1, ${sql.raw(String(manyItems))}) as n`;
    await queries.execute(sql`
      insert into item (client_id, id, number, made_by, doors, system_id, design_id, numerals, address, state, last_updated)
      select client_id, gen_random_uuid(), 100000 + n, made_by, doors, system_id, design_id, n::text, 'Road', '{}',
        last_updated - n * interval '1 minute' from item, ${many}`);
    await queries.execute(sql`
      insert into item_term (client_id, item_id, source, term) select client_id, id, 'item', 'road' from item
      union all select client_id, id, 'item', 'quill' || numerals from item where numerals like '777%'`);
    await queries.execute(sql`
      insert into enquiry (client_id, id, number, item_id, name, email, phone, address, notes, submitted_at, state)
      select client_id, gen_random_uuid(), number, id, 'Ada', '', '', '', '', last_updated,
        case when numerals like '%0' then 'New' else 'Closed' end from item`);
    await queries.execute(sql`
      insert into task (client_id, id, what, about, due, state, created_at, ended_at)
      select client_id, gen_random_uuid(), 'Call back', '', last_updated::date,
        case when numerals like '%0' then 'Open' else 'Done' end, last_updated,
        case when numerals like '%0' then null else last_updated end from item`);
    await queries.execute(sql`
      insert into customer (client_id, id, name, state, last_updated)
      select client_id, id, 'Ada', '{}', last_updated from item`);
    await queries.execute(sql`
      insert into customer_term (client_id, customer_id, term) select client_id, id, 'road' from item
      union all select client_id, id, 'quill' || numerals from item where numerals like '777%'`);
    const fifth = sql`from item where number % 5 = 0`;
    await queries.execute(sql`
      insert into quote (client_id, id, number, state, version, currency, treatment, terms, note, withdrawn, created_at, created_by, last_updated)
      select client_id, id, number, case when numerals like '%00' then 'Sent' else 'Completed' end, 1, 'EUR', 'IE fit', '', '', '[]',
        last_updated, ${seller}, last_updated ${fifth}`);
    await queries.execute(sql`
      insert into quote_version (client_id, quote_id, version, document, hash, sent_at, sent_by, valid_until, total_minor, currency, mark)
      select client_id, id, 1, '{}', '', last_updated, ${seller}, last_updated::date + 30, 0, 'EUR', '' ${fifth}`);
    await queries.execute(sql`
      insert into order_ (client_id, id, number, customer_id, state, currency, treatment, terms, note, delivery_address, deposit, agreed,
        week, created_at, created_by, last_updated)
      select client_id, id, number, id, case when numerals like '%00' then 'Draft' else 'Closed' end, 'EUR', 'IE fit', '', '', '', 0,
        '{}', '2640', last_updated, ${seller}, last_updated ${fifth}`);
    await queries.execute(sql`
      insert into order_line (client_id, order_id, id, position, item_id, quantity, unit_minor, net_trade_minor)
      select client_id, id, id, 1, id, 1, 0, 0 ${fifth}`);
  });
  const filled = sql`item, item_term, enquiry, task, customer, customer_term, quote, quote_version, order_, order_line`;
  await server.database.queries.execute(sql`analyze ${filled}`);
}
