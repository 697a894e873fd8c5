import { randomUUID } from 'node:crypto';
import { searchOf } from '@door/domain/search/search-terms';
import { clientId, itemId } from '@door/domain/item/ids';
import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesHere, type OpenShop, openShop } from '../testing/open-shop.ts';
import { aStoredItem } from '../testing/sample.ts';
import { asClient, type Queries, rowsOf } from './database.ts';
import { enquiryStore } from './stores/enquiry-store.ts';
import { itemStore } from './stores/item-store.ts';
import { taskStore } from './stores/task-store.ts';

const client = clientId(-1022);
const behindAll = { key: '2026-11-21T08:00:00.000Z', id: randomUUID() };
const page = { most: 50, after: behindAll };

/** What a store asks the database for, as text with its parameters. */
interface Asked {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** Nobody answers the store: what it asked first is all that is wanted. */
async function askedBy(question: (queries: Queries) => Promise<unknown>): Promise<Asked> {
  const asked: Asked[] = [];
  const logger = { logQuery: (text: string, params: readonly unknown[]) => void asked.push({ text, params }) };
  await question(drizzle.mock({ logger })).catch(() => undefined);
  const [first] = asked;
  if (!first) throw new Error('Nothing was asked.');
  return first;
}

/** The statement with its parameters in it. They are this test's own. */
const withParams = ({ text, params }: Asked): string =>
  text.replace(/\$(\d+)/g, (_, at: string) => {
    const value = params[Number(at) - 1];
    return typeof value === 'number' ? String(value) : `'${String(value)}'`;
  });

const recents = { most: 50, after: { lastUpdated: behindAll.key, id: itemId(behindAll.id) } };
const search = (text: string) => searchOf(text);

/** Long lists are read in the order of an index, page by page: never sorted, never read whole. */
const lists: readonly (readonly [string, string, (queries: Queries) => Promise<unknown>])[] = [
  ['recent items', 'item_recent', (queries) => itemStore(queries, client).recent(recents)],
  ['all items', 'item_recent', (queries) => itemStore(queries, client).list({ ...recents, search: search('') })],
  ['enquiries', 'enquiry_recent', (queries) => enquiryStore(queries, client).list({ ...page, state: null })],
  ['new enquiries', 'enquiry_in_state', (queries) => enquiryStore(queries, client).list({ ...page, state: 'New' })],
  [
    'my tasks',
    'task_open',
    (queries) =>
      taskStore(queries, client).open({ most: 50, after: { ...behindAll, key: '2026-11-21' }, assignee: randomUUID() }),
  ],
  [
    'group tasks',
    'task_group',
    (queries) => taskStore(queries, client).open({ most: 50, after: null, assignee: null }),
  ],
  ['ended tasks', 'task_ended', (queries) => taskStore(queries, client).ended(page)],
];

describe.each(databasesHere)('how the %s database looks things up', (kind) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await fill(shop);
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const planOf = async (asked: Asked): Promise<string> =>
    asClient(shop.database, client, async (queries) => {
      const rows = rowsOf(await queries.execute(sql.raw(`explain (costs off) ${withParams(asked)}`)));
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    });

  test.each(lists)('%s by their index', async (_, index, question) => {
    const plan = await planOf(await askedBy(question));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test.each(['quill', 'road quill', '7f3a91c2'])('a search for %s by the words of items', async (text) => {
    const found = { ...recents, search: search(text) };
    const plan = await planOf(await askedBy((queries) => itemStore(queries, client).list(found)));
    expect(plan).toContain('item_term');
    expect(plan).not.toMatch(/Seq Scan/);
  });
});

const manyItems = 20_000;

/** So many items that reading them all would cost more than any index. */
async function fill(shop: OpenShop): Promise<void> {
  const supplier = await shop.suppliers.find(client);
  if (!supplier) throw new Error('The demo supplier is missing.');
  const sample = aStoredItem(supplier);
  await shop.shops.transact(client, ({ items }) => items.create(sample));
  await asClient(shop.database, client, async (queries) => {
    const many = sql`generate_series(1, ${sql.raw(String(manyItems))}) as n`;
    await queries.execute(sql`
      insert into item (client_id, id, made_by, doors, system_id, design_id, numerals, address, state, last_updated)
      select client_id, gen_random_uuid(), made_by, doors, system_id, design_id, n::text, 'Road', '{}',
        last_updated - n * interval '1 minute' from item, ${many}`);
    await queries.execute(sql`
      insert into item_term (client_id, item_id, source, term) select client_id, id, 'item', 'road' from item
      union all select client_id, id, 'item', 'quill' || numerals from item where numerals like '777%'`);
    await queries.execute(sql`
      insert into enquiry (client_id, id, item_id, name, email, phone, address, notes, submitted_at, state)
      select client_id, gen_random_uuid(), id, 'Ada', '', '', '', '', last_updated,
        case when numerals like '%0' then 'New' else 'Closed' end from item`);
    await queries.execute(sql`
      insert into task (client_id, id, what, about, due, state, made_by, created_at, ended_at)
      select client_id, gen_random_uuid(), 'Call back', '', last_updated::date,
        case when numerals like '%0' then 'Open' else 'Done' end, 'hand', last_updated,
        case when numerals like '%0' then null else last_updated end from item`);
  });
  await shop.database.queries.execute(sql`analyze item, item_term, enquiry, task`);
}
