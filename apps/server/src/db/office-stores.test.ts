import { randomUUID } from 'node:crypto';
import type { Cursor } from '@door/api/ports/page';
import type { Stores } from '@door/api/ports/stores';
import { everyItem, type ItemFilter, type ItemPage, type ListedItem, type StoredItem } from '@door/api/item/item-store';
import { blankLine } from '@door/domain/making/bom/manual-line';
import { type EnquirySort, type ItemSort, usualSorts } from '@door/domain/lib/search/list-sorts';
import type { Supplier } from '@door/api/ports/supplier';
import type { HistoryPage } from '@door/api/system-status/history-store';
import type { HistoryEntry } from '@door/domain/people/history/history-entry';
import { clientId, stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { emptySurvey } from '@door/domain/making/survey/survey';
import type { Task } from '@door/domain/selling/task/task';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, demoSupplier } from '../testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer } from '../testing/open-test-server.ts';
import { anEnquiry, aStoredItem } from '../testing/samples.ts';
import { asClient, rowsOf } from './database.ts';
import { backfillSearchTerms } from './item/backfill-search-terms.ts';

const client = clientId(-1022);
const surveyor = '0192b1a0-0000-7000-8000-000000000002';
const firstItems = { limit: 5, after: null, search: searchOf(''), filter: everyItem, sort: usualSorts.items };

describe.each(databasesHere)('stores of the office on the %s database', (kind) => {
  let server: TestServer;
  let supplier: Supplier;
  let stored: StoredItem;
  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(client, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    supplier = await demoSupplier(server);
    await addAccount(server, { id: surveyor, role: 'installer' });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    await server.deleteItems();
    stored = aStoredItem(supplier);
    await transact(({ items }) => items.create(stored));
  });

  test('a series of numbers goes on with a later one, and never with an earlier', async () => {
    const drawn = await transact(async ({ numbers }) => {
      const { credit: first } = await numbers.next();
      await numbers.goOnWith('credit', first + 100);
      await numbers.goOnWith('credit', first);
      return [first, await numbers.draw('credit'), (await numbers.next()).credit];
    });
    const [first = 0] = drawn;
    expect(drawn).toEqual([first, first + 100, first + 101]);
  });

  const aTask = (changes: Partial<Task> = {}): Task => ({
    id: randomUUID(),
    what: 'Call back',
    about: '',
    due: '2026-11-23',
    itemId: stored.item.id,
    enquiryId: null,
    quoteId: null,
    orderId: null,
    assignee: null,
    state: 'Open',
    rule: null,
    createdAt: '2026-11-21T09:00:00.001Z',
    endedAt: null,
    ...changes,
  });

  const aboutItem = (limit: number) => ({ state: 'any', itemId: stored.item.id, limit }) as const;

  test('a task is loaded as it was saved', async () => {
    const task = aTask();
    const ended: Task = { ...task, assignee: surveyor, state: 'Done', endedAt: '2026-11-22T09:00:00.001Z' };
    await transact(({ tasks }) => tasks.add(task));
    await transact(({ tasks }) => tasks.save(ended));
    expect(await transact(({ tasks }) => tasks.load(task.id))).toEqual(ended);
    expect(await transact(({ tasks }) => tasks.list({ state: 'ended', limit: 5, after: null }))).toEqual([ended]);
    expect(await transact(({ tasks }) => tasks.list(aboutItem(5)))).toEqual([ended]);
  });

  test('a second task with the same id is not added', async () => {
    const task = aTask();
    const add = (what: string) => transact(({ tasks }) => tasks.add({ ...task, what }));
    expect([await add('Call back'), await add('Something else')]).toEqual([true, false]);
    expect(await transact(({ tasks }) => tasks.load(task.id))).toEqual(task);
  });

  test('the latest tasks about an item, at most as many as asked for', async () => {
    const tasks = [3, 1, 2].map((minute) => aTask({ createdAt: `2026-11-21T09:0${minute}:00.000Z` }));
    for (const task of tasks) await transact((stores) => stores.tasks.add(task));
    expect(await transact((stores) => stores.tasks.list(aboutItem(2)))).toEqual([tasks[0], tasks[2]]);
  });

  test('open tasks are sorted by due date and read page by page', async () => {
    const tasks = ['2026-11-25', '2026-11-23', '2026-11-24'].map((due) => aTask({ due }));
    const done = aTask({ state: 'Done', endedAt: '2026-11-22T09:00:00.001Z' });
    for (const task of [...tasks, done]) await transact((stores) => stores.tasks.add(task));
    const page = (after: { key: string; id: string } | null) =>
      transact((stores) => stores.tasks.list({ state: 'open', assignee: null, limit: 2, after }));
    const first = await page(null);
    expect(first.map(({ due }) => due)).toEqual(['2026-11-23', '2026-11-24']);
    const last = first.at(-1);
    expect(await page(last ? { key: last.due, id: last.id } : null)).toEqual([tasks[0]]);
  });

  test('the history of several subjects together is read newest first', async () => {
    const line = (changes: Partial<HistoryEntry>): HistoryEntry => ({
      about: 'item',
      aboutId: stored.item.id,
      kind: 'measurements',
      from: 'not final',
      to: 'final',
      reason: '',
      who: surveyor,
      at: '2026-11-21T09:00:00.000Z',
      ...changes,
    });
    const other = { about: 'task', aboutId: randomUUID() } as const;
    const lines = [
      line({}),
      line({ from: 'final', to: 'not final' }),
      line({ ...other, at: '2026-11-21T10:00:00.000Z' }),
    ];
    await transact(({ history }) => history.add(lines));
    const things = [{ about: 'item', aboutId: stored.item.id } as const, other];
    expect(await transact(({ history }) => history.of(things, 10))).toEqual(lines.toReversed());
  });

  test('the audit log is read entry by entry, narrowed and searched', async () => {
    const about = { about: 'batch', aboutId: randomUUID() } as const;
    const entry = { kind: 'state', from: 'planned', to: 'released', reason: '', who: surveyor } as const;
    const at = (minute: number) => `2031-11-21T09:0${String(minute)}:00.000Z`;
    const entries: readonly HistoryEntry[] = [
      { ...about, ...entry, at: at(1) },
      { ...about, ...entry, at: at(1), who: null },
      { about: 'quote', aboutId: randomUUID(), ...entry, kind: 'discount', reason: '100% Of 7_a', at: at(1) },
      { ...about, ...entry, at: at(2) },
    ];
    await transact(({ history }) => history.add(entries));
    const all = { about: null, kind: null, who: null, from: at(0), to: at(9), search: null, limit: 1, after: null };
    const list = (page: Partial<HistoryPage>) => transact(({ history }) => history.list({ ...all, ...page }));
    const found = [];
    for (let [last] = await list({}); last; [last] = await list({ after: last })) found.push(last);
    expect(found.map(({ about: subject, line, who }) => [subject, line, who])).toEqual([
      ['batch', 3, surveyor],
      ['quote', 1, surveyor],
      ['batch', 2, null],
      ['batch', 1, surveyor],
    ]);
    const linesOf = async (page: Partial<HistoryPage>) => (await list({ limit: 9, ...page })).map(({ line }) => line);
    expect(await linesOf({ about: 'batch', to: at(2) })).toEqual([2, 1]);
    expect(await linesOf({ kind: 'discount' })).toEqual([1]);
    expect(await linesOf({ who: surveyor, from: at(2) })).toEqual([3]);
    expect(await linesOf({ search: { subjects: [], words: ['OF', '7_a', '0%'] } })).toEqual([1]);
    expect(await linesOf({ search: { subjects: [], words: ['7xa'] } })).toEqual([]);
    expect(await linesOf({ search: { subjects: [about], words: ['nowhere'] } })).toEqual([3, 2, 1]);
  });

  test('no history entry can be changed or deleted', async () => {
    const attempt = (statement: ReturnType<typeof sql>) =>
      asClient(server.database, client, (queries) => queries.execute(statement));
    for (const statement of [sql`update change set reason = 'never'`, sql`delete from change`, sql`truncate change`]) {
      await expect(attempt(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  test('a survey and its photos are loaded as saved, and deleted with their item', async () => {
    const { id: itemId } = stored.item;
    const saved = { itemId, survey: { ...emptySurvey, widths: [mm(1003), null, mm(1001.5)] as const }, version: 3 };
    const photo = { of: itemId, id: randomUUID(), addedBy: surveyor, addedAt: '2026-11-21T09:00:00.001Z' };
    await transact(({ surveys }) => surveys.save({ ...saved, version: 1 }));
    await transact(({ surveys }) => surveys.save(saved));
    await transact(({ surveys }) => surveys.addPhoto(photo));
    expect(await transact(({ surveys }) => surveys.load(itemId))).toEqual(saved);
    expect(await transact(({ surveys }) => surveys.photos([itemId]))).toEqual([photo]);
    await transact(({ items }) => items.remove(itemId));
    expect(await transact(({ surveys }) => surveys.photos([itemId]))).toEqual([]);
  });

  test('saving an enquiry changes its state, never what the customer sent', async () => {
    const enquiry = anEnquiry(stored);
    await transact(({ enquiries }) => enquiries.add(enquiry));
    const closed = { ...enquiry, state: 'Closed', outcome: 'won', assignee: surveyor } as const;
    await transact(({ enquiries }) => enquiries.save({ ...closed, name: 'Somebody else' }));
    expect(await transact(({ enquiries }) => enquiries.load(enquiry.id))).toEqual(closed);
    const page = {
      limit: 5,
      after: null,
      search: searchOf(''),
      assignee: null,
      customer: null,
      sort: usualSorts.enquiries,
    };
    const listed = await transact(({ enquiries }) => enquiries.list({ ...page, state: 'Closed', isTaken: true }));
    expect(await transact(({ enquiries }) => enquiries.count({ state: 'Closed', isTaken: true }))).toBe(listed.length);
    expect(await transact(({ enquiries }) => enquiries.count({ state: 'New', isTaken: true }))).toBe(0);
    expect(listed).toMatchObject([{ enquiry: { ...closed, consents: [] }, item: stored.item }]);
    expect(await transact(({ enquiries }) => enquiries.list({ ...page, state: null, isTaken: false }))).toEqual([]);
  });

  describe('an item is found', () => {
    const found = async (text: string) => {
      const page = { ...firstItems, search: searchOf(text) };
      return (await transact(({ items }) => items.list(page))).map((row) => row.stored.item.id);
    };
    beforeEach(async () => {
      await transact(({ items }) => items.create(aStoredItem(supplier)));
      await transact(({ enquiries }) => enquiries.add(anEnquiry(stored)));
      await transact(async ({ items }) => {
        const now = await items.load(stored.item.id);
        if (now)
          await items.save({
            ...now,
            item: { ...now.item, houseNumber: '12a' },
            job: { address: 'Ødegård 7, Mill Lane' },
          });
      });
    });
    test.each([
      '12',
      'mil',
      'MILL lane 12a',
      'moor',
      'ada mill',
      'ødegard',
      'odegard',
      '020 7946',
      'ada@example.com',
      '+44 2079460018',
    ])('by %s', async (text) => expect(await found(text)).toEqual([stored.item.id]));
    test('by the start of its id, by its id and by its reference', async () => {
      const { id } = stored.item;
      for (const text of [id.slice(0, 13), id.toUpperCase(), id.slice(-8), `#${id.slice(-8)}`]) {
        expect(await found(text)).toEqual([id]);
      }
    });
    test.each(['castle', 'mill castle', 'ill', '2a', '&', '020 7947'])('not by %s', async (text) =>
      expect(await found(text)).toEqual([]),
    );
    test('no longer by its former address', async () => {
      await transact(async ({ items }) => {
        const now = await items.load(stored.item.id);
        if (now) await items.save({ ...now, job: { address: 'Rose Cottage' } });
      });
      expect([await found('odegard'), await found('rose')]).toEqual([[], [stored.item.id]]);
      expect(await found('moor')).toEqual([stored.item.id]);
    });
    test('by its terms again after a backfill', async () => {
      const terms = () =>
        asClient(server.database, client, async (queries) =>
          rowsOf(await queries.execute(sql`select source, term from item_term order by source, term`)),
        );
      const before = await terms();
      await server.database.queries.execute(sql`truncate item_term`);
      expect(await found('mill')).toEqual([]);
      await backfillSearchTerms(server.database);
      expect(await terms()).toEqual(before);
      expect([await found('mill'), await found('moor')]).toEqual([[stored.item.id], [stored.item.id]]);
      await backfillSearchTerms(server.database);
      expect(await terms()).toEqual(before);
    });
    test('by its own supplier only', async () => {
      const page = { ...firstItems, search: searchOf('mill') };
      expect(await server.transactions.run(clientId(-1023), ({ items }) => items.list(page))).toEqual([]);
    });
  });

  describe('lists sorted by a column', () => {
    /** Four items: Ødegård's with an enquiry of Zoë, abbey 9's of ada, one asked about by Bea without an address, and a draft. */
    const names = ['Ødegård 7', 'abbey 9', 'Bea', 'draft'] as const;
    let ids: Record<(typeof names)[number], string>;
    beforeEach(async () => {
      await server.deleteItems();
      const make = async (name: string, minute: number, customer: string | null) => {
        const [address = '', houseNumber = ''] = customer === null || name === customer ? [] : name.split(' ');
        const bare = aStoredItem(supplier);
        const lastUpdated = `2026-11-21T08:0${minute}:00.000Z`;
        const item = { ...bare, item: { ...bare.item, houseNumber }, job: { address }, lastUpdated };
        await transact(({ items }) => items.create(item));
        if (customer !== null)
          await transact(({ enquiries }) =>
            enquiries.add(
              anEnquiry(item, { name: customer, submittedAt: lastUpdated, assignee: minute === 3 ? surveyor : null }),
            ),
          );
        return item.item.id;
      };
      ids = {
        'Ødegård 7': await make('Ødegård 7', 3, 'Zoë'),
        'abbey 9': await make('abbey 9', 1, 'ada'),
        Bea: await make('Bea', 4, 'Bea'),
        draft: await make('draft', 2, null),
      };
    });
    const nameOf = (id: string) => names.find((name) => ids[name] === id);
    const itemsBy = async (by: ItemSort, descending: boolean) => {
      const found: (string | undefined)[] = [];
      let after: Cursor | null = null;
      for (;;) {
        const page: ItemPage = { ...firstItems, sort: { by, descending }, limit: 1, after };
        const [row]: readonly ListedItem[] = await transact(({ items }) => items.list(page));
        if (!row) return found;
        found.push(nameOf(row.stored.item.id));
        after = { key: row.key, id: row.stored.item.id };
      }
    };
    test.each<[ItemSort, readonly string[]]>([
      ['changed', ['abbey 9', 'draft', 'Ødegård 7', 'Bea']],
      ['number', ['Ødegård 7', 'abbey 9', 'Bea', 'draft']],
      ['name', ['abbey 9', 'Bea', 'Ødegård 7', 'draft']],
      ['customer', ['abbey 9', 'Bea', 'Ødegård 7', 'draft']],
    ])('items by %s, page by page, and the other way round', async (by, order) => {
      expect(await itemsBy(by, false)).toEqual(order);
      expect(await itemsBy(by, true)).toEqual(order.toReversed());
    });
    test('items by state: drafts before those that were asked about', async () => {
      expect((await itemsBy('state', false))[0]).toBe('draft');
      expect((await itemsBy('state', true)).at(-1)).toBe('draft');
    });
    test.each<[EnquirySort, readonly string[]]>([
      ['came', ['ada', 'Zoë', 'Bea']],
      ['number', ['Zoë', 'ada', 'Bea']],
      ['person', ['ada', 'Bea', 'Zoë']],
    ])('enquiries by %s, page by page', async (by, order) => {
      const page = { state: null, isTaken: null, assignee: null, customer: null, search: searchOf(''), limit: 2 };
      const read = (after: { key: string; id: string } | null) =>
        transact(({ enquiries }) => enquiries.list({ ...page, sort: { by, descending: false }, after }));
      const first = await read(null);
      const last = first.at(-1);
      const rest = await read(last ? { key: last.key, id: last.enquiry.id } : null);
      expect([...first, ...rest].map(({ enquiry }) => enquiry.name)).toEqual(order);
    });
    test('items are narrowed by state, colleague, bill and survey', async () => {
      const found = async (filter: Partial<ItemFilter>) => {
        const page = {
          ...firstItems,
          filter: { ...everyItem, ...filter },
          sort: { by: 'number', descending: false } as const,
        };
        return (await transact(({ items }) => items.list(page))).map((row) => nameOf(row.stored.item.id));
      };
      const change = (name: (typeof names)[number], changes: Partial<StoredItem>) =>
        transact(async ({ items }) => {
          const [row] = (await items.list(firstItems)).filter(({ stored: each }) => each.item.id === ids[name]);
          if (row) await items.save({ ...row.stored, ...changes });
          return row?.stored.item.id;
        });
      await change('abbey 9', { bomUpdated: '2026-11-21T08:01:00.000Z', measuredAt: '2026-11-21T09:00:00.000Z' });
      const odegard = await change('Ødegård 7', { bomUpdated: '2026-11-21T08:00:00.000Z' });
      if (odegard)
        await transact(async ({ surveys, instructions }) => {
          await surveys.save({ itemId: odegard, survey: emptySurvey, version: 1 });
          const line = { ...blankLine, instruction: { ...blankLine.instruction, code: stockCode('error-lock') } };
          await instructions.add(odegard, line, { manuallyAdded: true, attempt: null });
        });
      expect(await found({ state: 'Draft' })).toEqual(['draft']);
      expect(await found({ state: 'New' })).toEqual(['Ødegård 7', 'abbey 9', 'Bea']);
      expect([await found({ assignee: surveyor }), await found({ isTaken: true })]).toEqual([
        ['Ødegård 7'],
        ['Ødegård 7'],
      ]);
      expect(await found({ isTaken: false })).toEqual(['abbey 9', 'Bea', 'draft']);
      expect([await found({ bom: 'fresh' }), await found({ bom: 'stale' })]).toEqual([['abbey 9'], ['Ødegård 7']]);
      expect([await found({ bom: 'missing' }), await found({ bom: 'error' })]).toEqual([
        ['Bea', 'draft'],
        ['Ødegård 7'],
      ]);
      expect([await found({ survey: 'final' }), await found({ survey: 'begun' })]).toEqual([
        ['abbey 9'],
        ['Ødegård 7'],
      ]);
      expect(await found({ survey: 'none' })).toEqual(['Bea', 'draft']);
    });
  });

  test('saved views and columns are each person’s own, and are replaced by their id', async () => {
    const view = { id: randomUUID(), list: 'items', name: 'Stale', params: { bom: 'stale' } } as const;
    await transact(({ listSettings }) => listSettings.saveView(surveyor, view));
    await transact(({ listSettings }) =>
      listSettings.saveView(surveyor, { ...view, params: { bom: 'stale', sort: 'name' } }),
    );
    await transact(({ listSettings }) => listSettings.saveColumns(surveyor, 'items', ['number']));
    await transact(({ listSettings }) => listSettings.saveColumns(surveyor, 'items', ['number', 'bom']));
    const read = (userId: string) =>
      transact(async ({ listSettings }) => [
        await listSettings.views(userId, 'items'),
        await listSettings.columns(userId, 'items'),
      ]);
    expect(await read(surveyor)).toEqual([[{ ...view, params: { bom: 'stale', sort: 'name' } }], ['number', 'bom']]);
    expect(await read(randomUUID())).toEqual([[], null]);
    expect(await transact(({ listSettings }) => listSettings.views(surveyor, 'enquiries'))).toEqual([]);
    await transact(({ listSettings }) => listSettings.removeView(surveyor, view.id));
    expect(await read(surveyor)).toEqual([[], ['number', 'bom']]);
  });

  test('people are those of the supplier, sorted by name', async () => {
    const [sam] = await transact(({ people }) => people.all());
    expect(sam).toEqual({
      userId: surveyor,
      ...{ isDisabled: false, hasPassword: false, hasSecondFactor: false, lastSeen: null, linkId: null },
      name: 'Ines Moor',
      email: `${surveyor}@example.com`,
      role: 'installer',
      maxDiscount: null,
      mayTakeCash: false,
      lastUpdated: expect.any(String),
    });
    expect(await server.transactions.run(clientId(-1023), ({ people }) => people.all())).toEqual([]);
  });

  test('option sets come back by name, replaced by their id, with one default', async () => {
    const [heavy, seaside] = ['Heavy', 'a seaside door'].map((name) => ({
      id: randomUUID(),
      name,
      isDefault: name === 'Heavy',
      choices: [{ option: 'slab', key: '48' } as const],
    }));
    if (!heavy || !seaside) throw new Error('There are two.');
    await transact(async ({ optionSets }) => {
      await optionSets.save(heavy);
      await optionSets.save(seaside);
    });
    expect(await transact(({ optionSets }) => optionSets.all())).toEqual([seaside, heavy]);
    const both = transact(({ optionSets }) => optionSets.save({ ...seaside, isDefault: true }));
    await expect(both).rejects.toThrow();
    await transact(({ optionSets }) => optionSets.save({ ...heavy, name: 'Light', choices: [] }));
    await transact(({ optionSets }) => optionSets.remove(seaside.id));
    expect(await transact(({ optionSets }) => optionSets.all())).toEqual([{ ...heavy, name: 'Light', choices: [] }]);
  });
});
