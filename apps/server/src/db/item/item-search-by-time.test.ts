import { randomUUID } from 'node:crypto';
import { everyItem, type ItemPage, type StoredItem } from '@door/api/item/item-store';
import type { Stores } from '@door/api/ports/stores';
import type { Supplier } from '@door/api/ports/supplier';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSupplier } from '../../testing/call-context.ts';
import { itemsUnlikeTerms } from '../../testing/many-items.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { anEnquiry, aStoredItem } from '../../testing/samples.ts';
import { asClient, rowsOf } from '../database.ts';
import { item, itemTerm } from './schema.ts';
import { backfillSearchTerms } from './backfill-search-terms.ts';
import { timeIn } from './item-search-terms.ts';

const client = clientId(-1022);
const hour = 60 * 60 * 1000;
const newest = Date.parse('2026-11-21T08:00:00.000Z');

describe.each(databasesHere)('a search in the order of time on the %s database', (kind) => {
  let server: TestServer;
  let supplier: Supplier;
  /** The newest first: 20 within two hours, the others over three years, some of them at one moment. */
  let stored: readonly StoredItem[];
  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(client, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    supplier = await demoSupplier(server);
    const sample = aStoredItem(supplier);
    stored = Array.from(
      { length: 240 },
      (_, at): StoredItem => ({
        ...sample,
        number: sample.number + 1 + at,
        item: { ...sample.item, id: itemId(randomUUID()), houseNumber: String(at % 9) },
        job: { address: `Street${String(at % 30)} ${at % 4 === 0 ? 'Road' : 'Lane'}` },
        lastUpdated: new Date(newest - (at < 20 ? at / 10 : Math.floor(at / 3) * 330) * hour).toISOString(),
      }),
    ).toSorted((one, other) => place(other).localeCompare(place(one), 'en'));
    await transact(({ items }) => items.createAll(stored));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const place = (each: StoredItem) => `${each.lastUpdated} ${each.item.id}`;
  const page: ItemPage = {
    ...{ limit: 7, after: null, search: searchOf(''), filter: everyItem },
    sort: { by: 'changed', descending: true },
  };
  const pagesOf = async (asked: ItemPage): Promise<readonly string[]> => {
    const rows = await transact(({ items }) => items.list(asked));
    const last = rows.at(-1);
    const ids = rows.map((row) => row.stored.item.id);
    if (!last) return ids;
    return [...ids, ...(await pagesOf({ ...asked, after: { key: last.key, id: last.stored.item.id } }))];
  };
  const wordsOf = ({ item: { houseNumber }, job: { address } }: StoredItem) =>
    [houseNumber, ...address.split(' ')].map((word) => word.toLowerCase());

  const unlikeTerms = () => asClient(server.database, client, itemsUnlikeTerms);

  test.each(['road', '7 street2', 'street1 lane 3', 'street29', 's r', 'nowhere', 'road nowhere'])(
    'for %s finds page by page what has a word for each beginning, and the other way round',
    async (text) => {
      const search = searchOf(text);
      const wanted = stored
        .filter((each) => search.words.every((start) => wordsOf(each).some((word) => word.startsWith(start))))
        .map((each) => each.item.id);
      expect(await pagesOf({ ...page, search })).toEqual(wanted);
      const oldestFirst = { by: 'changed', descending: false } as const;
      expect(await pagesOf({ ...page, search, sort: oldestFirst })).toEqual(wanted.toReversed());
    },
  );

  test('finds page by page what the filter of the list lets through', async () => {
    const drafts = stored.filter((each) => wordsOf(each).includes('road'));
    const asked = { ...page, search: searchOf('road') };
    const filters = [{ bom: 'missing' }, { state: 'Draft' }, { bom: 'fresh' }] as const;
    const found = await Promise.all(
      filters.map((filter) => pagesOf({ ...asked, filter: { ...everyItem, ...filter } })),
    );
    expect(found.map(({ length }) => length)).toEqual([drafts.length, drafts.length, 0]);
  });

  test('finds page by page what a server of an older version has made: it writes nothing beside an item', async () => {
    const pages = () => pagesOf({ ...page, search: searchOf('s lane') });
    const wanted = await pages();
    await asClient(server.database, client, async (queries) => {
      const isOlder = sql`${item.number} % 3 = 0`;
      await queries.execute(sql`update ${item} set words = null where ${isOlder}`);
      await queries.execute(sql`update ${itemTerm} set signature = null from ${item}
        where ${item.id} = ${itemTerm.itemId} and ${isOlder}`);
    });
    expect([wanted.length, await pages()]).toEqual([180, wanted]);
    await backfillSearchTerms(server.database);
    expect(await unlikeTerms()).toEqual([]);
  });

  test('has beside an item the words of all its terms, of whichever source, also when they change', async () => {
    const [one, other] = stored;
    if (!one || !other) throw new Error('There is none.');
    const asked = { ...anEnquiry(one, { name: 'Zoë Quill' }), id: randomUUID(), number: 1_900 };
    await transact(({ enquiries }) => enquiries.add(asked));
    const wordsOfOne = async () => {
      const query = sql`select words from ${item} where ${item.id} = ${one.item.id}`;
      const rows = await asClient(server.database, client, async (queries) => rowsOf(await queries.execute(query)));
      return String(rows[0]?.['words']);
    };
    expect(await wordsOfOne()).toMatch(/ quill .* zoe/);
    await transact(async ({ items }) => {
      const now = await items.load(one.item.id);
      if (now) await items.save({ ...now, job: { address: 'Rose Cottage' } });
    });
    expect([await wordsOfOne(), await unlikeTerms()]).toEqual([
      expect.stringMatching(/ cottage .* quill rose zoe/),
      [],
    ]);
    await transact(({ enquiries }) => enquiries.erase(asked, ''));
    expect([(await wordsOfOne()).includes('quill'), await unlikeTerms()]).toEqual([false, []]);
    await transact(async ({ items }) => {
      const now = await items.load(one.item.id);
      if (now) await items.save({ ...now, job: one.job });
    });
  });

  test('an address of more words than an index takes is searched by its terms', async () => {
    const sample = aStoredItem(supplier);
    const address = Array.from({ length: 300 }, (_, at) => `${'ﷺ'.repeat(2)}${at}`).join(' ');
    const long = { ...sample, number: 9_100, item: { ...sample.item, id: itemId(randomUUID()) }, job: { address } };
    await transact(({ items }) => items.create(long));
    expect(await pagesOf({ ...page, search: searchOf('ﷺ') })).toEqual([long.item.id]);
    await transact(({ items }) => items.remove(long.item.id));
  });

  test('knows when an item was changed last, for the words of its enquiry too', async () => {
    const oldest = stored.at(-1);
    if (!oldest) throw new Error('There is none.');
    await transact(({ enquiries }) => enquiries.add(anEnquiry(oldest, { name: 'Ada Roadley' })));
    const place = async () =>
      (await pagesOf({ ...page, limit: 240, search: searchOf('road') })).indexOf(oldest.item.id);
    const last = await place();
    await transact(async ({ items }) => {
      const now = await items.load(oldest.item.id);
      const lastUpdated = new Date(newest + hour).toISOString();
      if (now) await items.save({ ...now, lastUpdated });
    });
    expect([last > 0, await place()]).toEqual([true, 0]);
    const wrong = sql`select from ${itemTerm} join ${item} on ${item.id} = ${itemTerm.itemId}
      where (${itemTerm.week}, ${itemTerm.hour}) <> (${timeIn('week', item.lastUpdated)}, ${timeIn('hour', item.lastUpdated)})`;
    const rows = await asClient(server.database, client, async (queries) => rowsOf(await queries.execute(wrong)));
    expect(rows).toEqual([]);
  });
});
