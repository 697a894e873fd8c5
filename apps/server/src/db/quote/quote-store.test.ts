import { randomUUID } from 'node:crypto';
import { everyQuote, type QuoteFilter, type StoredQuote } from '@door/api/quote/quote-store';
import type { Stores } from '@door/api/ports/stores';
import { money, percent } from '@door/domain/selling/pricing/money';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import type { Task } from '@door/domain/selling/task/task';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, demoSupplier } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { aStoredItem } from '../../testing/samples.ts';

const client = clientId(-1022);
const seller = '0192b1a0-0000-7000-8000-0000000000f1';
const euros = (minor: number) => money(minor, 'EUR');

describe.each(databasesHere)('quotes on the %s database', (kind) => {
  let server: TestServer;
  let full: StoredQuote;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  const load = (id: string) => transact(({ quotes }) => quotes.load(id));
  const found = async (text: string) => {
    const page = {
      filter: everyQuote,
      search: searchOf(text),
      sort: usualSorts.quotes,
      limit: 9,
      after: null,
    } as const;
    return (await transact(({ quotes }) => quotes.list(page))).map(({ stored }) => stored.number);
  };

  beforeAll(async () => {
    server = await openTestServer(kind);
    const supplier = await demoSupplier(server);
    await addAccount(server, { id: seller, role: 'installer' });
    const item = { ...aStoredItem(supplier), job: { address: 'Mill Lane' } };
    await transact(({ items }) => items.create(item));
    const lineId = randomUUID();
    full = {
      id: randomUUID(),
      number: 2291,
      enquiryId: null,
      quote: {
        state: 'Draft',
        version: 1,
        currency: 'EUR',
        lines: [{ id: lineId, itemId: item.item.id, quantity: 2 }],
        charges: [
          {
            id: randomUUID(),
            kind: 'fitting',
            text: 'Fitting',
            quantity: 2,
            unit: euros(28_000),
            costOfGoods: null,
            origin: { kind: 'fitting', lineId },
            isChanged: true,
            changed: ['unit'],
          },
          {
            id: randomUUID(),
            kind: 'free',
            text: 'Steps',
            quantity: 1,
            unit: euros(9_007_199_254_740_991),
            costOfGoods: euros(5000),
            origin: null,
            isChanged: true,
          },
        ],
        withdrawn: [{ kind: 'survey', lineId: null }],
        discount: { kind: 'percent', rate: percent(7.5) },
        customerId: null,
        validUntil: '2026-12-22',
        treatment: 'IE fit',
        tier: 'B',
        markup: percent(40),
        terms: 'Half with the order',
        note: 'Ring first',
        deliveryAddress: '1 Site Road',
      },
      createdAt: '2026-11-21T09:00:00.001Z',
      createdBy: seller,
      changedBy: seller,
      lastUpdated: '2026-11-21T09:00:00.001Z',
      lastIdempotencyKey: null,
    };
    await transact(({ quotes }) => quotes.create(full));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('a quote is read back as it was made, to the cent, and one id is one quote', async () => {
    expect(await load(full.id)).toEqual(full);
    expect(await transact(({ quotes }) => quotes.claim(full.id))).toEqual(full);
    await expect(transact(({ quotes }) => quotes.create(full))).rejects.toThrow();
    expect(await transact(({ quotes }) => quotes.load(full.id), clientId(-1023))).toBeUndefined();
  });

  test.each([
    [
      {
        version: 2,
        revisedFrom: 'Lost',
        discount: { kind: 'amount', amount: euros(15_000) },
        grant: { off: 15_000, of: 60_000, lines: [{ id: 'a', quantity: 2 }] },
      },
    ],
    [
      {
        discount: { kind: 'none' },
        charges: [],
        withdrawn: [],
        tier: null,
        markup: null,
        validUntil: null,
      },
    ],
  ] as const)('and as it was saved: %j', async (changed) => {
    const saved = { ...full, quote: { ...full.quote, ...changed }, lastIdempotencyKey: 'mark' };
    await transact(({ quotes }) => quotes.save(saved));
    expect(await load(full.id)).toEqual(saved);
  });

  test.each([
    ['Q-2291', [2291]],
    ['2291', [2291]],
    ['mill', [2291]],
    ['', [2291]],
    ['Q-2292', []],
    ['elm', []],
  ])('the text %j finds %j', async (text, numbers) => expect(await found(text)).toEqual(numbers));

  test('is found by the door of a line, with its open tasks', async () => {
    const [line] = full.quote.lines;
    if (!line) throw new Error('The quote has no line.');
    const about = (id: typeof line.itemId) => transact(({ quotes }) => quotes.about(id));
    expect((await about(line.itemId)).map(({ id, quote }) => [id, quote.lines.length])).toEqual([[full.id, 1]]);
    expect(await about(itemId(randomUUID()))).toEqual([]);
    const task: Omit<Task, 'id' | 'state' | 'endedAt'> = {
      what: 'Send it',
      about: '',
      due: '2026-11-23',
      itemId: null,
      enquiryId: null,
      quoteId: full.id,
      orderId: null,
      assignee: seller,
      rule: 'send-quote',
      createdAt: '2026-11-21T09:00:00.001Z',
    };
    const open = { ...task, id: randomUUID(), state: 'Open', endedAt: null } as const;
    const done = { ...task, id: randomUUID(), state: 'Done', endedAt: '2026-11-22T09:00:00.001Z' } as const;
    const ofQuote = await transact(async ({ tasks }) => {
      for (const each of [open, done]) await tasks.add(each);
      return tasks.ofQuote(full.id);
    });
    expect(ofQuote).toEqual([open]);
  });

  test('is found by a name of its customer, and by whoever made it', async () => {
    const details = {
      ...({ kind: 'person', name: 'Aoife Brennan', email: '', phone: '' } as const),
      ...{ contacts: [], sites: [], notes: '' },
    };
    const customer = {
      id: randomUUID(),
      details,
      lastUpdated: full.lastUpdated,
      lastIdempotencyKey: null,
      mergedInto: null,
    };
    await transact(async ({ customers, quotes }) => {
      await customers.create(customer);
      await quotes.save({ ...full, quote: { ...full.quote, customerId: customer.id } });
    });
    expect([await found('bren ao'), await found('brendan')]).toEqual([[2291], []]);
    const of = async (filter: Partial<QuoteFilter>) => {
      const page = { filter: { ...everyQuote, ...filter }, search: searchOf(''), sort: usualSorts.quotes };
      return (await transact(({ quotes }) => quotes.list({ ...page, limit: 9, after: null }))).length;
    };
    expect([await of({ createdBy: seller }), await of({ createdBy: randomUUID() })]).toEqual([1, 0]);
    expect([await of({ customer: customer.id }), await of({ enquiry: randomUUID() })]).toEqual([1, 0]);
    const counted = await transact(({ quotes }) => quotes.perState());
    for (const { state, quotes } of counted) expect(await of({ state }), state).toBe(quotes);
    expect(counted.reduce((sum, { quotes }) => sum + quotes, 0)).toBe(await of({}));
  });

  test('its item is held until the line is gone; then it may be removed', async () => {
    const [line] = full.quote.lines;
    if (!line) throw new Error('The quote has no line.');
    expect(await transact(({ quotes }) => quotes.holds(line.itemId))).toBe(true);
    await expect(transact(({ items }) => items.remove(line.itemId))).rejects.toThrow();
    await transact(async ({ quotes, items }) => {
      await quotes.remove(full.id);
      await items.remove(line.itemId);
    });
    expect([await load(full.id), await found('')]).toEqual([undefined, []]);
  });
});
