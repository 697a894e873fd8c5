import { randomUUID } from 'node:crypto';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { clientId } from '@door/domain/door/model/ids';
import { everyItem } from '@door/api/item/item-store';
import { everyOrder } from '@door/api/order/order-store';
import { everyQuote } from '@door/api/quote/quote-store';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { sql } from 'drizzle-orm';
import { asClient, type Queries } from '../db/database.ts';
import { batchStore } from '../db/batch/batch-store.ts';
import { customerStore } from '../db/customer/customer-store.ts';
import { enquiryStore } from '../db/enquiry/enquiry-store.ts';
import { historyStore } from '../db/history/history-store.ts';
import { timeIn } from '../db/item/item-search-terms.ts';
import { itemStore } from '../db/item/item-store.ts';
import { orderStore } from '../db/order/order-store.ts';
import { quoteStore } from '../db/quote/quote-store.ts';
import { stockStore } from '../db/stock/stock-store.ts';
import { taskStore } from '../db/task/task-store.ts';
import { item } from '../db/item/schema.ts';
import { addAccount, demoSupplier } from './call-context.ts';
import type { TestServer } from './open-test-server.ts';
import { aStoredItem } from './samples.ts';

export const client = clientId(-1022);
const seller = '0192b1a0-0000-7000-8000-0000000000f2';
const behindAll = { key: '2026-11-21T08:00:00.000Z', id: randomUUID() };
const page = { limit: 50, after: behindAll };

const recents = { ...page, filter: everyItem, sort: usualSorts.items };
const search = (text: string) => searchOf(text);
const auditLog = {
  ...{ about: null, kind: null, who: null, from: null, to: null, search: null, limit: 50 },
  after: { at: behindAll.key, about: 'quote', aboutId: behindAll.id, line: 1 },
} as const;
const newest = { ...page, search: search(''), assignee: null, customer: null, sort: usualSorts.enquiries };

const newestQuotes = { ...page, search: search(''), sort: usualSorts.quotes };
const newestOrders = { ...page, search: search(''), sort: usualSorts.orders };
const batches = { limit: 50, after: null, search: '', filter: { week: null, state: null } };

/** Long lists are read page by page in the order of an index, without a sort or a sequential scan. */
export const lists: readonly (readonly [string, string, (queries: Queries) => Promise<unknown>])[] = [
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
    'all orders',
    'order_recent',
    (queries) => orderStore(queries, client).list({ ...newestOrders, filter: everyOrder }),
  ],
  [
    'orders of a state',
    'order_in_state',
    (queries) => orderStore(queries, client).list({ ...newestOrders, filter: { ...everyOrder, state: 'Draft' } }),
  ],
  [
    'all batches',
    'batch_by_number',
    (queries) => batchStore(queries, client).list({ ...batches, sort: usualSorts.batches }),
  ],
  [
    'batches that were changed',
    'batch_recent',
    (queries) => batchStore(queries, client).list({ ...batches, sort: { by: 'changed', descending: true } }),
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
  [
    'the ledger of an article',
    'stock_move_client_id_key_line_pk',
    (queries) => stockStore(queries, client).lines('A-1', { before: 900, limit: 50 }),
  ],
  ['ended tasks', 'task_ended', (queries) => taskStore(queries, client).list({ state: 'ended', ...page })],
];

/** What the home page counts is found in an index, also among many orders and quotes that are long done. */
export const counts: readonly (readonly [string, string, (queries: Queries) => Promise<unknown>])[] = [
  ['late orders', 'order_in_state', (queries) => orderStore(queries, client).count({ ...everyOrder, lateIn: '2650' })],
  [
    'orders to measure',
    'order_in_state',
    (queries) => orderStore(queries, client).count({ ...everyOrder, waitsFor: 'measurements' }),
  ],
  [
    'quotes to chase',
    'quote_in_state',
    (queries) =>
      quoteStore(queries, client).count({ ...everyQuote, toChaseOn: { day: '2026-12-01', timeZone: 'Europe/Dublin' } }),
  ],
];

/** What is found by its words, in the order of the list, or by its number. */
export const searches: readonly (readonly [string, readonly string[], (queries: Queries) => Promise<unknown>])[] = [
  ...(
    [
      ['quill', 'item_recent', 'item_term_in_time'],
      ['road quill', 'item_recent', 'item_term_in_time'],
      ['7f3a91c2', 'item_term_found'],
      ['D-1043', 'item_term'],
      ['1043', 'item_term_found'],
    ] as const
  ).map(
    ([text, ...indexes]) =>
      [
        `a search for ${text}`,
        indexes,
        (queries: Queries) => itemStore(queries, client).list({ ...recents, search: search(text) }),
      ] as const,
  ),
  [
    'a search for a customer',
    ['customer_term'],
    (queries) =>
      customerStore(queries, client).list({ ...page, search: search('road quill'), sort: usualSorts.customers }),
  ],
  ['a piece of a label', ['batch_piece'], (queries) => batchStore(queries, client).pieces(['100100-7'])],
];

/** So many items, each with what can be made of one: some in many states that are done, and some that are not. */
export async function fillLists(
  server: Pick<TestServer, 'database' | 'transactions' | 'suppliers'>,
  manyItems: number,
): Promise<void> {
  const sample = aStoredItem(await demoSupplier(server));
  await addAccount(server, { id: seller, role: 'installer' });
  await server.transactions.run(client, ({ items }) => items.create(sample));
  await asClient(server.database, client, async (queries) => {
    const time = sql`${timeIn('week', item.lastUpdated)}, ${timeIn('hour', item.lastUpdated)}`;
    const many = sql`generate_series(1, ${sql.raw(String(manyItems))}) as n`;
    await queries.execute(sql`
      insert into item (client_id, id, number, made_by, numerals, address, state, last_updated, words)
      select client_id, gen_random_uuid(), 100000 + n, made_by, n::text, 'Road', '{}',
        last_updated - n * interval '1 minute', ' road' || case when n::text like '777%' then ' quill' || n else '' end from item, ${many}`);
    await queries.execute(sql`
      insert into item_term (client_id, item_id, source, term, week, hour) select client_id, id, 'item', 'road', ${time} from item
      union all select client_id, id, 'item', 'quill' || numerals, ${time} from item where numerals like '777%'`);
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
  await asClient(server.database, client, async (queries) => {
    await queries.execute(sql`
      insert into batch (client_id, id, week, number, state, glass, created_at, created_by, last_updated)
      select client_id, id, '26' || lpad((number % 52 + 1)::text, 2, '0'), number, 'Released', 'ordered', last_updated, ${seller}, last_updated
      from item where number % 100 = 0`);
    await queries.execute(sql`
      insert into batch_piece (client_id, code, batch_id, position, place, label)
      select client_id, number || '-' || piece, id, piece, 1, '{}' from item, generate_series(1, 50) as piece where number % 100 = 0`);
  });
  await asClient(server.database, client, async (queries) => {
    await queries.execute(sql`
      insert into place (client_id, id, name, counts, is_default, is_retired) values (${client}, ${seller}, 'Main', true, true, false)`);
    await queries.execute(sql`
      insert into stock_account (client_id, key, unit, currency)
      select ${client}::int, 'A-' || a, 'piece', 'EUR' from generate_series(1, 20) as a`);
    await queries.execute(sql`
      insert into stock_move (client_id, key, line, place_id, kind, quantity, value_minor, cause_kind, cause_id, idempotency_key,
        reason, happened_on, who, at)
      select ${client}::int, 'A-' || (number % 20 + 1), row_number() over (partition by number % 20), ${seller}, 'in', 1, 100, 'move', id, '',
        '', last_updated::date, ${seller}, last_updated from item`);
  });
  const filled = sql`stock_move, batch, batch_piece, item, item_term, enquiry, task, customer, customer_term, quote, quote_version, order_, order_line`;
  await server.database.queries.execute(sql`analyze ${filled}`);
}
