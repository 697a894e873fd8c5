import type { WireItem } from '@door/wire/wire-item';
import { beforeEach, describe, expect, test } from 'vitest';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

let shop: TestShop;
beforeEach(() => {
  shop = aShop();
});

const begin = (TemplateId: string, client = -1022) =>
  shop.installer(client).createItemFromTemplate({ ItemId: TemplateId, Currency: 'EUR' });
const partOf = ({ ItemSubAssembly }: WireItem, type: string) =>
  ItemSubAssembly.find(({ SubAssemblyType }) => SubAssemblyType === type);
const sizeOf = (item: WireItem, type: string) => {
  const part = partOf(item, type);
  return part && [part.Width, part.Height];
};

describe('recent items', () => {
  test('come newest first, visitors’ and installers’ alike', async () => {
    const first = await begin('single-door');
    shop.moving.now += 1000;
    const second = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door', Currency: 'EUR' });
    shop.moving.now += 1000;
    const third = await begin('single-door');
    const ids = async () => (await shop.installer().item.getLastUpdated()).map(({ Id }) => Id);
    expect(await ids()).toEqual([third.Id, second.Id, first.Id]);
    shop.moving.now += 1000;
    await shop.installer().item.recalcAssemblySizes({ Id: first.Id, size: { overAllWidth: 950, overAllHeight: 2100 } });
    expect(await ids()).toEqual([first.Id, third.Id, second.Id]);
  });

  test('are twenty, and never another supplier’s', async () => {
    for (let count = 0; count < 22; count += 1) await begin('single-door');
    await begin('single-door', -1023);
    expect(await shop.installer().item.getLastUpdated()).toHaveLength(20);
    expect(await shop.installer(-1023).item.getLastUpdated()).toHaveLength(1);
  });
});

describe('taking an item away', () => {
  test('takes it away once and for all, and may be said twice', async () => {
    const { Id } = await begin('single-door');
    expect(await shop.installer().item.removeById(Id)).toEqual({ Id });
    expect(await shop.installer().item.removeById(Id)).toEqual({ Id });
    expect(await codeOf(shop.installer().item.getItemById(Id))).toBe('NOT_FOUND');
  });

  test('is refused where an enquiry is about it', async () => {
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door', Currency: 'EUR' });
    const form = { ItemId: Id, Name: 'Ada', Email: 'ada@example.com', Phone: '', Address: '', Notes: '' };
    await shop.visitor().submitEnquiry(form);
    expect(await codeOf(shop.installer().item.removeById(Id))).toBe('CONFLICT');
    expect((await shop.installer().item.getItemById(Id)).Id).toBe(Id);
  });

  test('never reaches another supplier’s', async () => {
    const { Id } = await begin('single-door', -1023);
    await shop.installer().item.removeById(Id);
    expect((await shop.installer(-1023).item.getItemById(Id)).Id).toBe(Id);
  });
});

describe('sizes', () => {
  test('a new width is shared by the sidelights, or goes where it is said', async () => {
    const { Id } = await begin('surround');
    const size = { overAllWidth: 2000, overAllHeight: 2400 };
    const shared = await shop.installer().item.recalcAssemblySizes({ Id, size });
    expect([sizeOf(shared, 'left-sidelight')?.[0], sizeOf(shared, 'right-sidelight')?.[0]]).toEqual([510, 510]);
    const said = await shop
      .installer()
      .item.recalcAssemblySizes({ Id, size: { ...size, leftSideWidth: 450, rightSideWidth: 570 } });
    expect([sizeOf(said, 'left-sidelight')?.[0], sizeOf(said, 'right-sidelight')?.[0]]).toEqual([450, 570]);
  });

  test('the fanlight takes its height from the door', async () => {
    const { Id } = await begin('surround');
    const changed = await shop
      .installer()
      .item.recalcAssemblySizes({ Id, size: { overAllWidth: 1900, overAllHeight: 2400, fanlightHeight: 400 } });
    const door = sizeOf(changed, 'single-door');
    expect(sizeOf(changed, 'fanlight')?.[1]).toBe(400);
    const asBar = await shop.installer().item.setDoorWithTransomMullion({ Id, doorHeight: (door?.[1] ?? 0) + 50 });
    expect(sizeOf(asBar, 'fanlight')?.[1]).toBe(350);
  });

  test.each([
    ['a width that no frame has', { overAllWidth: 20, overAllHeight: 2100 }],
    ['a negative height', { overAllWidth: 1000, overAllHeight: -1 }],
  ])('%s is refused and nothing is changed', async (_, size) => {
    const begun = await begin('single-door');
    expect(await codeOf(shop.installer().item.recalcAssemblySizes({ Id: begun.Id, size }))).toBe('BAD_REQUEST');
    expect(await shop.installer().item.getItemById(begun.Id)).toEqual(begun);
  });
});

test('two people at one item: who works on an old one is told', async () => {
  const begun = await begin('single-door');
  shop.moving.now += 1000;
  await shop.installer().item.updateItem({ ...begun, Numerals: '7' });
  expect(await codeOf(shop.installer().item.updateItem({ ...begun, Numerals: '9' }))).toBe('CONFLICT');
  expect((await shop.installer().item.getItemById(begun.Id)).Numerals).toBe('7');
});

test.each(['getLastUpdated', 'getItemById', 'removeById'] as const)('a stranger is refused: %s', async (call) => {
  const { Id } = await begin('single-door');
  const { item } = shop.stranger();
  const asked = call === 'getLastUpdated' ? item.getLastUpdated() : item[call](Id);
  expect(await codeOf(asked)).toBe('UNAUTHORIZED');
});

test('whoever asks learns their own role and supplier', async () => {
  expect(await shop.installer(-1023).user.me()).toEqual({
    Role: 'installer',
    ClientId: -1023,
    UserId: 'user-9',
    Name: 'nora',
    Email: 'nora@second.example.com',
  });
});

describe('who works on a design', () => {
  const hands = async (id: string) =>
    (await shop.installer().item.getHistory(id)).filter(({ Kind }) => Kind === 'design').map(({ Who }) => Who?.UserId);
  const widen = (who: ReturnType<TestShop['installer']>, Id: string, overAllWidth: number) =>
    who.item.recalcAssemblySizes({ Id, size: { overAllWidth, overAllHeight: 2100 } });

  test('is written down when the work goes to somebody else, not at each choice', async () => {
    const { Id } = await begin('single-door');
    for (const width of [960, 970]) await widen(shop.installer(), Id, width);
    await widen(shop.fabricator(), Id, 980);
    await widen(shop.installer(), Id, 990);
    await widen(shop.installer(), Id, 990);
    expect(await hands(Id)).toEqual(['user-1', 'user-2', 'user-1']);
  });

  test('is nobody’s business while a visitor designs', async () => {
    const item = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door', Currency: 'EUR' });
    await shop.visitor().configureItem({
      ItemId: item.Id,
      Actions: [{ type: 'hand.choose', hand: 'right' }],
      LastUpdated: item.LastUpdated,
    });
    expect(await hands(item.Id)).toEqual([]);
  });
});
