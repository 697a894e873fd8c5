import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { itemId } from '@door/domain/door/model/ids';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asClient, rowsOf } from './db/database.ts';
import { tenantTables } from './db/schema.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const admin = '0192b1a0-0000-7000-8000-0000000000a1';
/** In every text that is written of the person, and nowhere else. */
const canary = 'Canarybird';

describe.each(databasesHere)('a person who is erased, on the %s database', (kind) => {
  let server: TestServer;
  let caller: ReturnType<typeof installerRouter.createCaller>;

  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: admin, role: 'admin' });
    caller = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId: admin } }));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** The tables with a row in which the person is named. */
  const tablesWithCanary = () =>
    asClient(server.database, testClient, async (queries) => {
      const found: string[] = [];
      for (const table of Object.values(tenantTables)) {
        const has = sql`select 1 from ${table} as each where each::text ilike ${`%${canary}%`} limit 1`;
        if (rowsOf(await queries.execute(has)).length > 0) found.push(getTableName(table));
      }
      return found.toSorted();
    });

  /** Everything that can be written about somebody. */
  async function aPerson(): Promise<string> {
    const { Id: door } = await caller.createItemFromTemplate({ ItemId: 'single-door' });
    const { EnquiryId } = await caller.submitEnquiry({
      ...{ ItemId: door, Name: canary, Email: `${canary}@example.com`, Phone: '01 555 0100' },
      ...{ Address: `4 ${canary} Lane`, Notes: `${canary} is at home after six` },
    });
    const { Id } = await caller.customer.create({ Id: randomUUID(), EnquiryId });
    const other = await caller.customer.create({
      ...{ Id: randomUUID(), Name: `${canary} senior`, Email: `${canary}.senior@example.com`, Notes: canary },
      Sites: [{ Id: randomUUID(), Name: canary, Address: `9 ${canary} Row` }],
      Contacts: [{ Id: randomUUID(), Name: canary, Role: 'sister', Email: '', Phone: '' }],
    });
    await caller.customer.merge({ Id, From: other.Id });
    const quote = await caller.quote.create({ Id: randomUUID(), EnquiryId });
    const details = { Note: `For ${canary}`, DeliveryAddress: `4 ${canary} Lane` };
    await caller.quote.updateDetails({ Id: quote.Id, LastUpdated: quote.LastUpdated, ...details });
    const [line] = quote.Lines;
    await caller.task.add({ What: `Ring ${canary}`, About: canary, Due: '2026-11-25', ItemId: line?.ItemId ?? null });
    const { item, ...stored } = await loaded(door);
    await server.transactions.run(testClient, async ({ items, surveys }) => {
      await items.save({ ...stored, item: { ...item, houseNumber: canary } });
      const addedAt = new Date().toISOString();
      await surveys.addPhoto({ of: door, id: randomUUID(), addedBy: admin, addedAt });
    });
    const Survey = {
      Widths: [null, null, null] as [null, null, null],
      Heights: [null, null, null] as [null, null, null],
      Diagonals: [null, null] as [null, null],
      Reveals: { Left: null, Right: null, Top: null },
      Notes: `${canary} has a dog`,
      Final: false,
    };
    await caller.item.saveSurvey({ ItemId: door, Survey, Version: 0 });
    return Id;
  }
  /** Who asked, and whose customer nobody has said. */
  async function somebodyWhoAsked(): Promise<string> {
    const { Id: door } = await caller.createItemFromTemplate({ ItemId: 'single-door' });
    const { EnquiryId } = await caller.submitEnquiry({
      ...{ ItemId: door, Name: canary, Email: `${canary}@example.com`, Phone: '087 123 4567' },
      ...{ Address: `4 ${canary} Lane`, Notes: `${canary} is at home after six` },
    });
    await caller.quote.create({ Id: randomUUID(), EnquiryId });
    await caller.task.add({ What: `Ring ${canary}`, About: canary, Due: '2026-11-25', ItemId: door });
    return EnquiryId;
  }
  const loaded = async (id: string) => {
    const stored = await server.transactions.run(testClient, ({ items }) => items.load(itemId(id)));
    if (!stored) throw new Error('The item is missing.');
    return stored;
  };

  test('is in the export before, and nowhere afterwards', async () => {
    const id = await aPerson();
    expect(await tablesWithCanary()).toEqual([
      ...['customer', 'customer_term', 'enquiry', 'item', 'item_term'],
      ...['quote', 'survey', 'task'],
    ]);
    const bundle = await caller.customer.exportPerson(id);
    const parts = [bundle.Customer, bundle.Merged, bundle.Enquiries, bundle.Items, bundle.Quotes, bundle.Tasks];
    for (const part of parts) expect(JSON.stringify(part)).toContain(canary);
    const [photographed] = bundle.Items.filter(({ Photos }) => Photos.length > 0);
    const photos = async () =>
      server.transactions.run(testClient, ({ surveys }) => surveys.photos([photographed?.Id ?? '']));
    expect(await photos()).toHaveLength(1);

    const { Kept } = await caller.customer.erasePerson({ Id: id });
    expect(Kept).toHaveLength(2);
    expect(await tablesWithCanary()).toEqual([]);
    expect(await photos()).toEqual([]);
    expect(await caller.customer.erasePerson({ Id: id })).toMatchObject({ Id: id, Kept });
    expect((await caller.customer.getCustomerById(id)).Name).toBe('Erased person');
    expect((await caller.customer.list({ Search: canary })).Customers).toEqual([]);
    expect((await caller.enquiry.list({ Text: canary })).Enquiries).toEqual([]);
    expect((await caller.task.list({ Of: 'mine' })).Tasks).toEqual([]);
  });

  test('who is nobody’s customer is found by mail and phone, and nowhere afterwards, nor in the queue', async () => {
    const EnquiryId = await somebodyWhoAsked();
    for (const Search of [`${canary.toUpperCase()}@example`, '0871234567', `lane ${canary}`])
      expect(await caller.running.findPersons({ Search })).toMatchObject([{ EnquiryId, Name: canary }]);
    expect(await caller.running.findPersons({ Search: '08712345678' })).toEqual([]);
    const { Counts } = await caller.running.personHeld({ EnquiryId });
    expect(Counts, 'with the copy of the door in the quote').toMatchObject({
      Customers: 0,
      Enquiries: 1,
      Items: 2,
      Quotes: 1,
      Orders: 0,
    });
    const mails = async () => {
      const { Jobs } = await caller.running.jobs({ Kind: 'enquiry-to-visitor' });
      return Jobs.filter(({ About }) => About?.Id === EnquiryId).map(({ State }) => State);
    };
    expect(await mails()).toEqual(['waiting']);

    const { Kept } = await caller.running.erasePerson({ EnquiryId });
    expect(await mails()).toEqual([]);
    expect(await tablesWithCanary()).toEqual([]);
    expect(await caller.running.erasePerson({ EnquiryId })).toEqual({ Kept });
    const { Entries } = await caller.running.auditLog({ About: 'enquiry' });
    const told = Entries.filter(({ AboutId }) => AboutId === EnquiryId).map(({ Kind }) => Kind);
    expect(told.slice(0, 2), 'once, although it was asked for twice').toEqual(['erasure', 'state']);
  });
});
