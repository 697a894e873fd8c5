import { catalogueOf } from '@door/domain/catalogue/english-catalogue';
import type { CatalogueRows } from '@door/domain/catalogue/rows';
import { size } from '@door/domain/measure/mm';
import { describe, expect, test } from 'vitest';
import { publicRouter } from '../../routers.ts';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

const nobodys = '00000000-0000-4000-8000-999999999999';
const person = { Name: 'Ada Byron', Email: 'ada@example.com', Phone: '0171', Address: '1 Mill Lane', Notes: 'Soon' };

/** A door with a design of its own, for a house that can be found. */
async function designedDoor(shop: TestShop) {
  const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'surround' });
  const chosen = await shop.visitor().selectDesign({ ItemId: Id, DesignId: 8 });
  return shop.visitor().updateItem({ ...chosen, Numerals: '17B', Address: 'Quince Street' });
}

async function sharedDoor(shop: TestShop) {
  const item = await designedDoor(shop);
  return { item, ...(await shop.visitor().shareDesign({ ItemId: item.Id })) };
}

const houseless = (Props: string): object => ({ ...JSON.parse(Props), numerals: '' });

/** What a person chose, without what names the item, its parts, its house and its time. */
const designOf = (item: Awaited<ReturnType<typeof designedDoor>>) => ({
  ...item,
  ...{ Id: '', Numerals: '', Address: '', LastUpdated: '', Props: houseless(item.Props) },
  ItemSubAssembly: item.ItemSubAssembly.map((part) => ({ ...part, Id: '', FrameId: '' })),
});

/** The same shop after the supplier's catalogue was changed. */
async function afterChange(shop: TestShop, changed: (rows: CatalogueRows) => Partial<CatalogueRows>) {
  const context = shop.context(-1022, { role: 'public' });
  const supplier = await context.suppliers.find(shop.clientId);
  if (!supplier) throw new Error('The supplier is missing.');
  const { rows } = supplier.catalogue;
  const catalogue = catalogueOf({ ...rows, ...changed(rows) });
  return publicRouter.createCaller({ ...context, suppliers: { find: async () => ({ ...supplier, catalogue }) } });
}

describe('shareDesign', () => {
  test('an unchanged design keeps its link; a changed one gets its own; changed back it has the first again', async () => {
    const shop = aShop();
    const { item, ShareId } = await sharedDoor(shop);
    const share = async () => (await shop.visitor().shareDesign({ ItemId: item.Id })).ShareId;
    expect(await share()).toBe(ShareId);
    await shop.visitor().selectDesign({ ItemId: item.Id, DesignId: 4 });
    const other = await share();
    expect(other).not.toBe(ShareId);
    const back = await shop.visitor().selectDesign({ ItemId: item.Id, DesignId: 8 });
    await shop.visitor().updateItem({ ...back, Numerals: '18' });
    expect(await share()).toBe(ShareId);
  });

  test('two equal doors have two links', async () => {
    const shop = aShop();
    const [one, two] = [await sharedDoor(shop), await sharedDoor(shop)];
    expect(designOf(one.item)).toEqual(designOf(two.item));
    expect(one.ShareId).not.toBe(two.ShareId);
  });

  test('asked for again, a link lives on from then', async () => {
    const shop = aShop();
    const { item, ShareId } = await sharedDoor(shop);
    shop.moving.now += 60_000;
    await shop.visitor().shareDesign({ ItemId: item.Id });
    const madeAt = new Date(shop.moving.now).toISOString();
    expect(shop.shops.rows(-1022).shares).toMatchObject([{ id: ShareId, madeAt }]);
  });

  test('another supplier’s item, an installer’s and none are not found', async () => {
    const shop = aShop();
    const { Id } = await designedDoor(shop);
    const trade = await shop.installer().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(shop.visitor(-1023).shareDesign({ ItemId: Id }))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().shareDesign({ ItemId: trade.Id }))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().shareDesign({ ItemId: nobodys }))).toBe('NOT_FOUND');
    expect(await codeOf(shop.installer().shareDesign({ ItemId: trade.Id }))).toBe('accepted');
  });

  test('a flood is stopped, but whoever has a link already is told it', async () => {
    const shop = aShop();
    const { item, ShareId } = await sharedDoor(shop);
    const { Id } = await designedDoor(shop);
    shop.moving.limited = true;
    expect(await codeOf(shop.visitor().shareDesign({ ItemId: Id }))).toBe('TOO_MANY_REQUESTS');
    expect(await shop.visitor().shareDesign({ ItemId: item.Id })).toEqual({ ShareId });
  });
});

describe('getSharedDesign', () => {
  test('shows the design as it stood when it was shared', async () => {
    const shop = aShop();
    const { item, ShareId } = await sharedDoor(shop);
    await shop.visitor().selectDesign({ ItemId: item.Id, DesignId: 4 });
    const shown = await shop.visitor().getSharedDesign(ShareId);
    expect(shown).toMatchObject({ Id: ShareId, Numerals: '', Address: '', BomUpdated: null });
    expect(designOf(shown)).toEqual(designOf(item));
  });

  test('tells nothing of the person, the house, or which item it was', async () => {
    const shop = aShop();
    const { item, ShareId } = await sharedDoor(shop);
    await shop.visitor().submitEnquiry({ ItemId: item.Id, ...person });
    const said = JSON.stringify(await shop.visitor().getSharedDesign(ShareId));
    const secrets = [...Object.values(person), 'Quince', '17B', item.Id, ...item.ItemSubAssembly.map(({ Id }) => Id)];
    for (const secret of secrets) expect(said).not.toContain(secret);
    expect(JSON.stringify(shop.shops.rows(-1022).shares.map(({ design }) => design))).not.toMatch(/Quince|17B/);
  });

  test('another supplier’s share and none are not found', async () => {
    const shop = aShop();
    const { ShareId } = await sharedDoor(shop);
    expect(await codeOf(shop.visitor(-1023).getSharedDesign(ShareId))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().getSharedDesign(nobodys))).toBe('NOT_FOUND');
  });

  test('reads only: no call takes its id for an item’s', async () => {
    const shop = aShop();
    const { ShareId } = await sharedDoor(shop);
    const shown = await shop.visitor().getSharedDesign(ShareId);
    expect(await codeOf(shop.visitor().tryGetItemForPublic(ShareId))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().selectDesign({ ItemId: ShareId, DesignId: 4 }))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().updateItem(shown))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().submitEnquiry({ ItemId: ShareId, ...person }))).toBe('NOT_FOUND');
  });
});

describe('createItemFromShare', () => {
  test('begins a door of one’s own with that design, ready to change', async () => {
    const shop = aShop();
    const { item, ShareId } = await sharedDoor(shop);
    const own = await shop.visitor().createItemFromShare({ ShareId, Currency: 'EUR' });
    expect(designOf(own)).toEqual(designOf(item));
    expect(own).toMatchObject({ Numerals: '', Address: '' });
    expect(await shop.visitor().tryGetItemForPublic(own.Id)).toEqual(own);
    const ids = [item, own].flatMap(({ Id, ItemSubAssembly }) => [Id, ...ItemSubAssembly.map((part) => part.Id)]);
    expect(new Set([...ids, ShareId]).size).toBe(ids.length + 1);
    expect((await shop.visitor().selectDesign({ ItemId: own.Id, DesignId: 4 })).DesignId).toBe(4);
    expect((await shop.visitor().getSharedDesign(ShareId)).DesignId).toBe(8);
    expect(await shop.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('each time another door; in the supplier’s currency where none is asked for', async () => {
    const shop = aShop();
    const { ShareId } = await sharedDoor(shop);
    const pounds = await shop.visitor().createItemFromShare({ ShareId, Currency: 'GBP' });
    const own = await shop.visitor().createItemFromShare({ ShareId });
    expect([pounds.Currency, own.Currency]).toEqual(['GBP', 'EUR']);
    expect(own.Id).not.toBe(pounds.Id);
  });

  test('another supplier’s share and none are not found, a flood is stopped', async () => {
    const shop = aShop();
    const { ShareId } = await sharedDoor(shop);
    expect(await codeOf(shop.visitor(-1023).createItemFromShare({ ShareId }))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().createItemFromShare({ ShareId: nobodys }))).toBe('NOT_FOUND');
    shop.moving.limited = true;
    expect(await codeOf(shop.visitor().createItemFromShare({ ShareId }))).toBe('TOO_MANY_REQUESTS');
  });

  test('a visitor’s copy of an installer’s design is the visitor’s', async () => {
    const shop = aShop();
    const trade = await shop.installer().createItemFromTemplate({ ItemId: 'double' });
    const { ShareId } = await shop.installer().shareDesign({ ItemId: trade.Id });
    const own = await shop.visitor().createItemFromShare({ ShareId });
    expect(await codeOf(shop.visitor().updateItem({ ...own, Address: 'Mill Lane' }))).toBe('accepted');
  });
});

describe('the enquiry', () => {
  test('ends neither sharing nor copying, and neither touches what was sent', async () => {
    const shop = aShop();
    const { item, ShareId } = await sharedDoor(shop);
    await shop.visitor().submitEnquiry({ ItemId: item.Id, ...person });
    shop.moving.now += 24 * 60 * 60_000;
    const sent = shop.shops.rows(-1022).items.get(item.Id);
    expect(await shop.visitor().shareDesign({ ItemId: item.Id })).toEqual({ ShareId });
    const own = await shop.visitor().createItemFromShare({ ShareId });
    await shop.visitor().selectDesign({ ItemId: own.Id, DesignId: 4 });
    expect(shop.shops.rows(-1022).items.get(item.Id)).toEqual(sent);
    expect(shop.shops.rows(-1022).items.get(own.Id)).toMatchObject({ submittedAt: null });
  });
});

describe('a link that outlived the catalogue', () => {
  test.each<[string, (rows: CatalogueRows) => Partial<CatalogueRows>]>([
    ['its design was given up', ({ designs }) => ({ designs: designs.filter(({ id }) => id !== 8) })],
    ['its frame style was given up', ({ templates }) => ({ templates: templates.filter(({ id }) => id !== 'surround') })],
  ])('says so where %s', async (_, changed) => {
    const shop = aShop();
    const { ShareId } = await sharedDoor(shop);
    const visitor = await afterChange(shop, changed);
    expect(await codeOf(visitor.getSharedDesign(ShareId))).toBe('CONFLICT');
    expect(await codeOf(visitor.createItemFromShare({ ShareId }))).toBe('CONFLICT');
  });

  test('is still shown, but not begun from, where the set has become too big to be made', async () => {
    const shop = aShop();
    const { ShareId } = await sharedDoor(shop);
    const visitor = await afterChange(shop, ({ limits }) => ({
      limits: { ...limits, coupled: { max: size(1000, 2400) } },
    }));
    expect(await codeOf(visitor.getSharedDesign(ShareId))).toBe('accepted');
    expect(await codeOf(visitor.createItemFromShare({ ShareId }))).toBe('CONFLICT');
  });
});
