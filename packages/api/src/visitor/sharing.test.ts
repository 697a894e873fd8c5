import { contextOf } from '@door/domain/testing/a-context';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import { size } from '@door/domain/lib/mm';
import { describe, expect, test } from 'vitest';
import { publicRouter } from '../routers.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const nobodys = '00000000-0000-4000-8000-999999999999';
const person = { Name: 'Ada Byron', Email: 'ada@example.com', Phone: '0171', Address: '1 Mill Lane', Notes: 'Soon' };

/** A door with a design of its own, for a house that can be found. */
async function designedDoor(api: TestApi) {
  const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'surround' });
  const chosen = await api.visitor().selectDesign({ ItemId: Id, DesignId: 8 });
  return api.visitor().updateItem({ ...chosen, Numerals: '17B', Address: 'Quince Street' });
}

async function sharedDoor(api: TestApi) {
  const item = await designedDoor(api);
  return { item, ...(await api.visitor().shareDesign({ ItemId: item.Id })) };
}

const houseless = (Props: string): object => ({ ...JSON.parse(Props), numerals: '' });

/** What a person chose, without what names the item, its parts, its house and its time. */
const designOf = (item: Awaited<ReturnType<typeof designedDoor>>) => ({
  ...item,
  ...{
    Id: '',
    Numerals: '',
    Address: '',
    LastUpdated: '',
    Props: houseless(item.Props),
    Choices: nameless(item.Choices),
  },
  ItemSubAssembly: item.ItemSubAssembly.map((part) => ({ ...part, Id: '', FrameId: '' })),
});

/** The choices without the number of the house. */
const nameless = (choices: string) => JSON.stringify({ ...JSON.parse(choices), houseNumber: undefined });

/** The same api after the supplier's catalogue was changed. */
async function afterChange(api: TestApi, changed: (rows: CatalogueRows) => Partial<CatalogueRows>) {
  const context = api.context(-1022, { role: 'public' });
  const supplier = await context.suppliers.find(api.clientId);
  if (!supplier) throw new Error('The supplier is missing.');
  const { rows } = supplier.catalogue;
  const catalogue = catalogueOf({ ...rows, ...changed(rows) });
  return publicRouter.createCaller({
    ...context,
    suppliers: { ...context.suppliers, find: async () => ({ ...supplier, catalogue, context: contextOf(catalogue) }) },
  });
}

describe('shareDesign', () => {
  test('an unchanged design keeps its link; a changed one gets its own; changed back it has the first again', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    const share = async () => (await api.visitor().shareDesign({ ItemId: item.Id })).ShareId;
    expect(await share()).toBe(ShareId);
    await api.visitor().selectDesign({ ItemId: item.Id, DesignId: 4 });
    const other = await share();
    expect(other).not.toBe(ShareId);
    const back = await api.visitor().selectDesign({ ItemId: item.Id, DesignId: 8 });
    await api.visitor().updateItem({ ...back, Numerals: '18' });
    expect(await share()).toBe(ShareId);
  });

  test('two equal doors have two links', async () => {
    const api = await aTestApi();
    const [one, two] = [await sharedDoor(api), await sharedDoor(api)];
    expect(designOf(one.item)).toEqual(designOf(two.item));
    expect(one.ShareId).not.toBe(two.ShareId);
  });

  test('a link that is asked for again lives for another year', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    api.controls.now += 60_000;
    await api.visitor().shareDesign({ ItemId: item.Id });
    const madeAt = new Date(api.controls.now);
    expect(await api.rows('sharedDesign')).toMatchObject([{ id: ShareId, madeAt }]);
  });

  test('another supplier’s item, an installer’s and none are not found', async () => {
    const api = await aTestApi();
    const { Id } = await designedDoor(api);
    const trade = await api.installer().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(api.visitor(-1023).shareDesign({ ItemId: Id }))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().shareDesign({ ItemId: trade.Id }))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().shareDesign({ ItemId: nobodys }))).toBe('NOT_FOUND');
    expect(await codeOf(api.installer().shareDesign({ ItemId: trade.Id }))).toBe('accepted');
  });

  test('a door without glass is not passed on once its supplier sells none [2.47]', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    const unglaze = { type: 'glass.chooseForDoor', glazing: { kind: 'unglazed' } } as const;
    const bare = await api
      .visitor()
      .configureItem({ ItemId: item.Id, Actions: [unglaze], LastUpdated: item.LastUpdated });
    const { ShareId: bareShare } = await api.visitor().shareDesign({ ItemId: bare.Id });
    api.sellOnlyGlazed();
    expect(await codeOf(api.visitor().shareDesign({ ItemId: bare.Id }))).toBe('CONFLICT');
    expect(await codeOf(api.visitor().createItemFromShare({ ShareId: bareShare }))).toBe('CONFLICT');
    expect(await codeOf(api.visitor().createItemFromShare({ ShareId }))).toBe('accepted');
  });

  test('too many new links are refused, an existing link is answered', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    const { Id } = await designedDoor(api);
    api.controls.limited = true;
    expect(await codeOf(api.visitor().shareDesign({ ItemId: Id }))).toBe('TOO_MANY_REQUESTS');
    expect(await api.visitor().shareDesign({ ItemId: item.Id })).toEqual({ ShareId });
  });
});

describe('getSharedDesign', () => {
  test('shows the design as it stood when it was shared', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    await api.visitor().selectDesign({ ItemId: item.Id, DesignId: 4 });
    const shown = await api.visitor().getSharedDesign(ShareId);
    expect(shown).toMatchObject({ Id: ShareId, Numerals: '', Address: '', BomUpdated: null });
    expect(designOf(shown)).toEqual(designOf(item));
  });

  test('does not name the person, the address or the item', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    await api.visitor().submitEnquiry({ ItemId: item.Id, ...person });
    const said = JSON.stringify(await api.visitor().getSharedDesign(ShareId));
    const secrets = [...Object.values(person), 'Quince', '17B', item.Id, ...item.ItemSubAssembly.map(({ Id }) => Id)];
    for (const secret of secrets) expect(said).not.toContain(secret);
    expect(JSON.stringify((await api.rows('sharedDesign')).map(({ state }) => state))).not.toMatch(/Quince|17B/);
  });

  test('another supplier’s share and none are not found', async () => {
    const api = await aTestApi();
    const { ShareId } = await sharedDoor(api);
    expect(await codeOf(api.visitor(-1023).getSharedDesign(ShareId))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().getSharedDesign(nobodys))).toBe('NOT_FOUND');
  });

  test('cannot be changed: no call takes its id for an item’s', async () => {
    const api = await aTestApi();
    const { ShareId } = await sharedDoor(api);
    const shown = await api.visitor().getSharedDesign(ShareId);
    expect(await codeOf(api.visitor().tryGetItemForPublic(ShareId))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().selectDesign({ ItemId: ShareId, DesignId: 4 }))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().updateItem(shown))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().submitEnquiry({ ItemId: ShareId, ...person }))).toBe('NOT_FOUND');
  });
});

describe('createItemFromShare', () => {
  test('creates an item of the caller with that design, which can be changed', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    const own = await api.visitor().createItemFromShare({ ShareId, Currency: 'EUR' });
    expect(designOf(own)).toEqual(designOf(item));
    expect(own).toMatchObject({ Numerals: '', Address: '' });
    expect(await api.visitor().tryGetItemForPublic(own.Id)).toEqual(own);
    const ids = [item, own].flatMap(({ Id, ItemSubAssembly }) => [Id, ...ItemSubAssembly.map((part) => part.Id)]);
    expect(new Set([...ids, ShareId]).size).toBe(ids.length + 1);
    expect((await api.visitor().selectDesign({ ItemId: own.Id, DesignId: 4 })).DesignId).toBe(4);
    expect((await api.visitor().getSharedDesign(ShareId)).DesignId).toBe(8);
    expect(await api.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('a message sent twice with one Attempt makes one item', async () => {
    const api = await aTestApi();
    const { ShareId } = await sharedDoor(api);
    const message = { ShareId, Attempt: '5a1f4c1e-0000-4000-8000-000000000001' };
    const own = await api.visitor().createItemFromShare(message);
    expect(await api.visitor().createItemFromShare(message)).toEqual(own);
  });

  test('each call creates another item, in the supplier’s currency where none is sent', async () => {
    const api = await aTestApi();
    const { ShareId } = await sharedDoor(api);
    const pounds = await api.visitor().createItemFromShare({ ShareId, Currency: 'GBP' });
    const own = await api.visitor().createItemFromShare({ ShareId });
    expect([pounds.Currency, own.Currency]).toEqual(['GBP', 'EUR']);
    expect(own.Id).not.toBe(pounds.Id);
  });

  test('another supplier’s share and none are not found, too many calls are refused', async () => {
    const api = await aTestApi();
    const { ShareId } = await sharedDoor(api);
    expect(await codeOf(api.visitor(-1023).createItemFromShare({ ShareId }))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().createItemFromShare({ ShareId: nobodys }))).toBe('NOT_FOUND');
    api.controls.limited = true;
    expect(await codeOf(api.visitor().createItemFromShare({ ShareId }))).toBe('TOO_MANY_REQUESTS');
  });

  test('a visitor’s copy of an installer’s design is the visitor’s', async () => {
    const api = await aTestApi();
    const trade = await api.installer().createItemFromTemplate({ ItemId: 'double' });
    const { ShareId } = await api.installer().shareDesign({ ItemId: trade.Id });
    const own = await api.visitor().createItemFromShare({ ShareId });
    expect(await codeOf(api.visitor().updateItem({ ...own, Address: 'Mill Lane' }))).toBe('accepted');
  });
});

describe('the enquiry', () => {
  test('does not end sharing and copying, which do not change what was sent', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    await api.visitor().submitEnquiry({ ItemId: item.Id, ...person });
    api.controls.now += 24 * 60 * 60_000;
    const sent = await api.item(item.Id);
    expect(await api.visitor().shareDesign({ ItemId: item.Id })).toEqual({ ShareId });
    const own = await api.visitor().createItemFromShare({ ShareId });
    await api.visitor().selectDesign({ ItemId: own.Id, DesignId: 4 });
    expect(await api.item(item.Id)).toEqual(sent);
    expect(await api.item(own.Id)).toMatchObject({ submittedAt: null });
  });
});

describe('a link after the catalogue has changed', () => {
  test.each<[string, (rows: CatalogueRows) => Partial<CatalogueRows>]>([
    ['its design was given up', ({ designs }) => ({ designs: designs.filter(({ id }) => id !== 8) })],
    [
      'its frame style was given up',
      ({ templates }) => ({ templates: templates.filter(({ id }) => id !== 'surround') }),
    ],
  ])('says so where %s', async (_, changed) => {
    const api = await aTestApi();
    const { ShareId } = await sharedDoor(api);
    const visitor = await afterChange(api, changed);
    expect(await codeOf(visitor.getSharedDesign(ShareId))).toBe('CONFLICT');
    expect(await codeOf(visitor.createItemFromShare({ ShareId }))).toBe('CONFLICT');
  });

  test('opens and becomes a door as before where its design is not sold any more, and no list names the design', async () => {
    const api = await aTestApi();
    const { item, ShareId } = await sharedDoor(api);
    const visitor = await afterChange(api, ({ designs }) => ({
      designs: designs.filter(({ id }) => id !== 8),
      retired: { designs: designs.filter(({ id }) => id === 8) },
    }));
    expect(await visitor.getSharedDesign(ShareId)).toMatchObject({ DesignId: 8 });
    expect(await visitor.createItemFromShare({ ShareId })).toMatchObject({ DesignId: 8 });
    expect(await visitor.tryGetItemForPublic(item.Id)).toMatchObject({ DesignId: 8 });
    const { designs, retired } = await visitor.getCatalogue();
    expect(designs.map(({ id }) => Number(id))).not.toContain(8);
    expect(retired?.designs?.map(({ id }) => Number(id))).toEqual([8]);
    const listed = await visitor.designsAndColours(1);
    expect(listed.map(({ DesignId }) => DesignId)).not.toContain(8);
    const other = await visitor.createItemFromTemplate({ ItemId: 'surround' });
    expect(await codeOf(visitor.selectDesign({ ItemId: other.Id, DesignId: 8 }))).toBe('CONFLICT');
  });

  test('is shown, but no item is created, where the set is now too big to be made', async () => {
    const api = await aTestApi();
    const { ShareId } = await sharedDoor(api);
    const visitor = await afterChange(api, ({ limits }) => ({
      limits: { ...limits, coupled: { max: size(1000, 2400) } },
    }));
    expect(await codeOf(visitor.getSharedDesign(ShareId))).toBe('accepted');
    expect(await codeOf(visitor.createItemFromShare({ ShareId }))).toBe('CONFLICT');
  });
});
