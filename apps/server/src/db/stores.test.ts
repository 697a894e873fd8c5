import { clientId, stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { blankLine } from '@door/domain/making/bom/manual-line';
import { defaultUiSettings } from '@door/domain/settings/ui-settings';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { demoSuppliers } from '@door/catalogue/demo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '@door/api/ports/stores';
import type { StoredItem } from '@door/api/item/item-store';
import type { Supplier } from '@door/api/ports/supplier';
import { demoSupplier } from '../testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer } from '../testing/open-test-server.ts';
import { anEnquiry, aShare, aStoredItem } from '../testing/samples.ts';
import { sql } from 'drizzle-orm';
import { asClient, asOwner } from './database.ts';
import { seedIfEmpty } from './seed-if-empty.ts';
import { publishCatalogue } from './catalogue/publish-catalogue.ts';
import { suppliersOf } from './settings/suppliers.ts';

const client = clientId(-1022);

describe.each(databasesHere)('stores on the %s database', (kind) => {
  let server: TestServer;
  let supplier: Supplier;
  let stored: StoredItem;
  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(client, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    supplier = await demoSupplier(server);
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    await server.deleteItems();
    stored = aStoredItem(supplier);
    await transact(({ items }) => items.create(stored));
  });

  test.each(demoSuppliers.map((demo) => [demo.client.name, demo] as const))(
    'the catalogue of %s is loaded as it was seeded',
    async (_, demo) => {
      const found = await server.suppliers.find(clientId(demo.client.id));
      expect(found?.client).toEqual(demo.client);
      expect(found?.catalogue.rows).toEqual(demo.rows);
      expect(found?.production).toEqual(demo.production);
      expect(found?.prices).toEqual(demo.prices);
    },
  );

  test('a supplier that has set no texts has the usual ones [9.26]', async () => {
    const [demo] = demoSuppliers;
    if (!demo) throw new Error('There is a demo supplier.');
    const ui = { ...demo.client.ui, pageTitle: '', consentYesText: '', dataTheme: 'nord' };
    const write = (body: object) =>
      asClient(server.database, client, (queries) =>
        queries.execute(
          sql`update client_settings set body = ${JSON.stringify(body)}::jsonb where client_id = ${client}`,
        ),
      );
    await write({ ...demo.client, ui });
    const found = await suppliersOf(server.database, Date.now).find(client);
    await write(demo.client);
    const { pageTitle, consentYesText } = defaultUiSettings;
    expect(found?.client.ui).toMatchObject({ pageTitle, consentYesText, dataTheme: 'nord' });
  });

  test('a save that the database refuses fails its transaction with the reason, and nothing of that stays', async () => {
    const other = aStoredItem(supplier);
    const tooLarge = transact(async ({ items }) => {
      await items.create(other);
      await items.load(stored.item.id);
      await items.save({ ...stored, catalogueVersion: 2 ** 40 });
    });
    // `numeric_value_out_of_range`
    await expect(tooLarge).rejects.toMatchObject({ cause: { code: '22003' } });
    expect(await transact(({ items }) => items.find([stored.item.id, other.item.id]))).toEqual([stored]);
  });

  test('a version of a catalogue stays as it is when the next one is published', async () => {
    const [first, second] = demoSuppliers;
    if (!first || !second) throw new Error('There are two demo suppliers.');
    const other = clientId(second.client.id);
    const before = await server.suppliers.find(other);
    const { production, prices, gallery } = second;
    const content = { catalogue: { ...second.rows, hinges: [] }, production, prices, gallery };
    expect(await asOwner(server.database, (queries) => publishCatalogue(queries, other, content))).toBe(2);

    const afresh = suppliersOf(server.database, Date.now);
    const sold = await afresh.find(other);
    expect([before?.catalogueVersion, sold?.catalogueVersion]).toEqual([1, 2]);
    expect(sold?.catalogue.rows.hinges).toEqual([]);
    expect((await afresh.catalogueOf(other, 1))?.catalogue.rows).toEqual(second.rows);
    expect(await afresh.catalogueOf(other, 3)).toBeUndefined();
    const change = asClient(server.database, other, (queries) => queries.execute(sql`delete from catalogue_version`));
    await expect(change).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  test('an unknown supplier is not found', async () => {
    expect(await server.suppliers.find(clientId(5))).toBeUndefined();
  });

  test('a second seeding changes nothing', async () => {
    expect(await seedIfEmpty(server.database, demoSuppliers)).toBe(false);
  });

  test('an item is loaded as it was saved', async () => {
    const changed: StoredItem = {
      ...stored,
      item: { ...stored.item, houseNumber: '12' },
      job: { address: 'Ødegård 7' },
      lastUpdated: '2026-11-21T09:00:00.001Z',
      bomUpdated: '2026-11-21T09:00:00.002Z',
      submittedAt: '2026-11-21T09:00:00.003Z',
    };
    await transact(({ items }) => items.save(changed));
    expect(await transact(({ items }) => items.load(stored.item.id))).toEqual(changed);
  });

  test('an enquiry is loaded with the consents as they were shown', async () => {
    const enquiry = anEnquiry(stored);
    await transact(({ enquiries }) => enquiries.add(enquiry));
    expect(await transact(({ enquiries }) => enquiries.ofItem(stored.item.id))).toEqual(enquiry);
  });

  test('the table refuses a second enquiry about one item, also when both arrive at once', async () => {
    const sent = [1, 2, 3].map(() => transact(({ enquiries }) => enquiries.add(anEnquiry(stored))));
    const ends = await Promise.allSettled(sent);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('transactions that load one item wait for each other, so that no change is lost', async () => {
    const addOne = () =>
      transact(async ({ items }) => {
        const now = await items.load(stored.item.id);
        if (!now) throw new Error('The item is gone.');
        await items.save({ ...now, item: { ...now.item, houseNumber: String(Number(now.item.houseNumber) + 1) } });
      });
    await Promise.all([addOne(), addOne(), addOne(), addOne()]);
    expect((await transact(({ items }) => items.load(stored.item.id)))?.item.houseNumber).toBe('4');
  });

  test('an error rolls back the enquiry and its queued mail together', async () => {
    const enquiry = anEnquiry(stored);
    const broken = transact(async ({ enquiries, outbox }) => {
      await enquiries.add(enquiry);
      await outbox.add({
        kind: 'enquiry-to-supplier',
        clientId: client,
        enquiryId: enquiry.id,
        itemId: enquiry.itemId,
      });
      throw new Error('the database fails');
    });
    await expect(broken).rejects.toThrow('the database fails');
    expect(await transact(({ enquiries }) => enquiries.ofItem(stored.item.id))).toBeUndefined();
    expect(await server.queuedMails()).toEqual([]);
  });

  test('a transaction of which a statement has failed is refused, also where nobody looks at that', async () => {
    const unseen = asClient(server.database, client, async (queries) => {
      await queries.execute(sql`update item set numerals = '7'`);
      await Promise.resolve(queries.execute(sql`select 1 / 0`)).catch(() => undefined);
      return 'all is well';
    });
    await expect(unseen).rejects.toThrow('undone');
    expect(await transact(({ items }) => items.find([stored.item.id]))).toEqual([stored]);
  });

  test('a committed mail is in the queue', async () => {
    const job = { kind: 'enquiry-to-visitor', clientId: client, enquiryId: 'e', itemId: stored.item.id } as const;
    await transact(({ outbox }) => outbox.add(job));
    expect(await server.queuedMails()).toEqual([job]);
  });

  test('a bill of materials is replaced as a whole and keeps its order', async () => {
    const lines = [aLine('PR-70', 'frame'), aLine('LP-310-CH', 'letterPlate'), aLine('KN-URN-CH', 'doorKnocker')];
    await transact(({ instructions }) => instructions.replaceCalculated(stored.item.id, [aLine('OLD', null)]));
    await transact(({ instructions }) => instructions.replaceCalculated(stored.item.id, lines));
    expect(await transact(({ instructions }) => instructions.lines(stored.item.id))).toMatchObject(
      lines.map((instruction) => ({ instruction })),
    );
    const changed = [lines[0], aLine('KN-OWL-CH', 'doorKnocker')].filter((line) => line !== undefined);
    for (const again of [changed, [], lines]) {
      await transact(({ instructions }) => instructions.replaceCalculated(stored.item.id, again));
      const found = await transact(({ instructions }) => instructions.lines(stored.item.id));
      expect(found.map(({ instruction }) => instruction.code)).toEqual(again.map(({ code }) => code));
    }
    await transact(({ instructions }) => instructions.remove({ itemId: stored.item.id, dropdowns: ['letterPlate'] }));
    const left = await transact(({ instructions }) => instructions.lines(stored.item.id));
    expect(left.map(({ instruction }) => instruction.code)).toEqual(['PR-70', 'KN-URN-CH']);
  });

  test('a line keeps what was noted about it, and is numbered in its own series [7.53]', async () => {
    const id = stored.item.id;
    const notes = { referenceId: '71', profile: 'WFO', analysisCode: 'SPECIAL' };
    const added = await transact(async ({ instructions }) => {
      await instructions.add(id, { ...blankLine, notes }, { manuallyAdded: true, attempt: null });
      await instructions.add(
        id,
        { ...blankLine, notes: { ...notes, profile: null } },
        { manuallyAdded: false, attempt: null },
      );
      return instructions.lines(id);
    });
    expect(added.map((each) => [each.manuallyAdded, each.line, each.notes])).toEqual([
      [false, 1, { ...notes, profile: null }],
      [true, 1, notes],
    ]);
  });

  test('the picture of a side is the last one recorded', async () => {
    const image = {
      itemId: stored.item.id,
      side: 'external',
      version: 'v1',
      updatedAt: '2026-11-21T09:00:00.000Z',
    } as const;
    await transact(({ images }) => images.save(image));
    await transact(({ images }) => images.save({ ...image, version: 'v2' }));
    expect(await transact(({ images }) => images.of(stored.item.id))).toEqual([{ ...image, version: 'v2' }]);
  });

  test('a shared design is loaded as it was stored, also after its item is deleted', async () => {
    const share = aShare(stored);
    await transact(({ shares }) => shares.save(share));
    await server.deleteItems();
    expect(await transact(({ shares }) => shares.load(share.id))).toEqual(share);
    expect(await server.transactions.run(clientId(-1023), ({ shares }) => shares.load(share.id))).toBeUndefined();
  });

  test('an equal design of the same item is found again, whatever the order of its keys; stored again it is newer', async () => {
    const share = aShare(stored);
    await transact(({ shares }) => shares.save(share));
    const { hand, ...rest } = share.design;
    const turned = { ...rest, hand: hand === 'left' ? ('right' as const) : ('left' as const) };
    const ofSame = (copy: Pick<typeof share, 'itemId' | 'design' | 'currency'>) =>
      transact(({ shares }) => shares.findSame(copy));
    expect(await ofSame({ itemId: share.itemId, design: { ...rest, hand }, currency: 'EUR' })).toEqual(share);
    expect(await ofSame({ itemId: share.itemId, design: turned, currency: 'EUR' })).toBeUndefined();
    expect(
      await ofSame({ itemId: aStoredItem(supplier).item.id, design: share.design, currency: 'EUR' }),
    ).toBeUndefined();
    const renewed = { ...share, madeAt: '2027-11-20T08:00:00.000Z' };
    await transact(({ shares }) => shares.save(renewed));
    expect(await ofSame(share)).toEqual(renewed);
  });
});

const aLine = (code: string, dropdown: string | null): WorkInstruction => ({
  group: 'frame',
  code: stockCode(code),
  description: 'Outer frame',
  quantity: 2.5,
  length: mm(2106),
  width: null,
  calculation: 'H + 6, 45/45',
  dropdown,
  partId: null,
  piece: 'jamb left',
  missing: null,
});
