import type { WireItem } from '@door/wire/wire-item';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { fabricatorId, installerId, installerOfOtherId } from '../testing/people.ts';

let api: TestApi;
beforeEach(async () => {
  api = await aTestApi();
});

const begin = (TemplateId: string, client = -1022) =>
  api.installer(client).createItemFromTemplate({ ItemId: TemplateId, Currency: 'EUR' });
const partOf = ({ ItemSubAssembly }: WireItem, type: string) =>
  ItemSubAssembly.find(({ SubAssemblyType }) => SubAssemblyType === type);
const sizeOf = (item: WireItem, type: string) => {
  const part = partOf(item, type);
  return part && [part.Width, part.Height];
};

describe('recent items', () => {
  test('come newest first, those of visitors and of installers [7.42]', async () => {
    const first = await begin('single-door');
    api.controls.now += 1000;
    const second = await api.visitor().createItemFromTemplate({ ItemId: 'single-door', Currency: 'EUR' });
    api.controls.now += 1000;
    const third = await begin('single-door');
    const ids = async () => (await api.installer().item.getLastUpdated()).map(({ Id }) => Id);
    expect(await ids()).toEqual([third.Id, second.Id, first.Id]);
    api.controls.now += 1000;
    await api.installer().item.recalcAssemblySizes({ Id: first.Id, size: { overAllWidth: 950, overAllHeight: 2100 } });
    expect(await ids()).toEqual([first.Id, third.Id, second.Id]);
  });

  test('are twenty, never another supplier’s', async () => {
    for (let count = 0; count < 22; count += 1) await begin('single-door');
    await begin('single-door', -1023);
    expect(await api.installer().item.getLastUpdated()).toHaveLength(20);
    expect(await api.installer(-1023).item.getLastUpdated()).toHaveLength(1);
  });
});

describe('removing an item', () => {
  test('removes it; a repeat changes nothing [7.43]', async () => {
    const { Id } = await begin('single-door');
    expect(await api.installer().item.removeById(Id)).toEqual({ Id });
    expect(await api.installer().item.removeById(Id)).toEqual({ Id });
    expect(await codeOf(api.installer().item.getItemById(Id))).toBe('NOT_FOUND');
  });

  test('is refused where there is an enquiry about it [7.43]', async () => {
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door', Currency: 'EUR' });
    const form = { ItemId: Id, Name: 'Ada', Email: 'ada@example.com', Phone: '', Address: '', Notes: '' };
    await api.visitor().submitEnquiry(form);
    expect(await codeOf(api.installer().item.removeById(Id))).toBe('CONFLICT');
    expect((await api.installer().item.getItemById(Id)).Id).toBe(Id);
  });

  test('never removes another supplier’s [7.47]', async () => {
    const { Id } = await begin('single-door', -1023);
    expect(await codeOf(api.installer().item.removeById(Id))).toBe('NOT_FOUND');
    expect((await api.installer(-1023).item.getItemById(Id)).Id).toBe(Id);
  });
});

describe('sizes', () => {
  test('a new width is shared by the sidelights, or given to one of them [7.45]', async () => {
    const { Id } = await begin('surround');
    const size = { overAllWidth: 2000, overAllHeight: 2400 };
    const shared = await api.installer().item.recalcAssemblySizes({ Id, size });
    expect([sizeOf(shared, 'left-sidelight')?.[0], sizeOf(shared, 'right-sidelight')?.[0]]).toEqual([510, 510]);
    const said = await api
      .installer()
      .item.recalcAssemblySizes({ Id, size: { ...size, leftSideWidth: 450, rightSideWidth: 570 } });
    expect([sizeOf(said, 'left-sidelight')?.[0], sizeOf(said, 'right-sidelight')?.[0]]).toEqual([450, 570]);
  });

  test('a higher fanlight makes the door lower [7.46]', async () => {
    const { Id } = await begin('surround');
    const changed = await api
      .installer()
      .item.recalcAssemblySizes({ Id, size: { overAllWidth: 1900, overAllHeight: 2400, fanlightHeight: 400 } });
    const door = sizeOf(changed, 'single-door');
    expect(sizeOf(changed, 'fanlight')?.[1]).toBe(400);
    const asBar = await api.installer().item.setDoorWithTransomMullion({ Id, doorHeight: (door?.[1] ?? 0) + 50 });
    expect(sizeOf(asBar, 'fanlight')?.[1]).toBe(350);
  });

  test('of a part that the set lacks are refused by name; 0 says that it has none [7.45]', async () => {
    const { Id } = await begin('single-door');
    const send = (sizes: object) =>
      api.installer().item.recalcAssemblySizes({ Id, size: { overAllWidth: 950, overAllHeight: 2100, ...sizes } });
    for (const field of ['leftSideWidth', 'rightSideWidth', 'fanlightHeight']) {
      await expect(send({ [field]: 320 })).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(`size.${field}`),
      });
    }
    const none = { leftSideWidth: 0, rightSideWidth: 0, fanlightHeight: 0 };
    expect(sizeOf(await send(none), 'single-door')).toEqual([950, 2070]);
  });

  test.each([
    ['a width that no frame has', { overAllWidth: 20, overAllHeight: 2100 }],
    ['a negative height', { overAllWidth: 1000, overAllHeight: -1 }],
  ])('%s is refused and nothing is changed', async (_, size) => {
    const created = await begin('single-door');
    expect(await codeOf(api.installer().item.recalcAssemblySizes({ Id: created.Id, size }))).toBe('BAD_REQUEST');
    expect(await api.installer().item.getItemById(created.Id)).toEqual(created);
  });
});

test('of two people at one item the one with the older version is refused [7.44]', async () => {
  const created = await begin('single-door');
  api.controls.now += 1000;
  await api.installer().item.updateItem({ ...created, Numerals: '7' });
  expect(await codeOf(api.installer().item.updateItem({ ...created, Numerals: '9' }))).toBe('CONFLICT');
  expect((await api.installer().item.getItemById(created.Id)).Numerals).toBe('7');
});

test.each(['getLastUpdated', 'getItemById', 'removeById'] as const)(
  'a caller who is not logged in is refused: %s',
  async (call) => {
    const { Id } = await begin('single-door');
    const { item } = api.notLoggedIn();
    const asked = call === 'getLastUpdated' ? item.getLastUpdated() : item[call](Id);
    expect(await codeOf(asked)).toBe('UNAUTHORIZED');
  },
);

test('user.me answers the caller’s role and supplier', async () => {
  expect(await api.installer(-1023).user.me()).toEqual({
    Role: 'installer',
    ClientId: -1023,
    UserId: installerOfOtherId,
    Name: 'nora',
    Email: 'nora@second.example.com',
    CatalogueVersion: 1,
    SettingsVersion: 1,
    TimeZone: 'Europe/Dublin',
  });
});

describe('who works on a design', () => {
  const editors = async (id: string) =>
    (await api.installer().item.getHistory(id)).filter(({ Kind }) => Kind === 'design').map(({ Who }) => Who?.UserId);
  const widen = (who: ReturnType<TestApi['installer']>, Id: string, overAllWidth: number) =>
    who.item.recalcAssemblySizes({ Id, size: { overAllWidth, overAllHeight: 2100 } });

  test('is recorded when somebody else goes on with it, not at each choice', async () => {
    const { Id } = await begin('single-door');
    for (const width of [960, 970]) await widen(api.installer(), Id, width);
    await widen(api.fabricator(), Id, 980);
    await widen(api.installer(), Id, 990);
    await widen(api.installer(), Id, 990);
    expect(await editors(Id)).toEqual([installerId, fabricatorId, installerId]);
  });

  test('is recorded for a choice, too', async () => {
    const { Id, LastUpdated } = await begin('single-door');
    const Actions = [{ type: 'hand.choose', hand: 'right' }] as const;
    await api.fabricator().configureItem({ ItemId: Id, LastUpdated, Actions });
    expect(await editors(Id)).toEqual([fabricatorId]);
  });

  test('is not recorded for a visitor', async () => {
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'single-door', Currency: 'EUR' });
    await api.visitor().configureItem({
      ItemId: item.Id,
      Actions: [{ type: 'hand.choose', hand: 'right' }],
      LastUpdated: item.LastUpdated,
    });
    expect(await editors(item.Id)).toEqual([]);
  });
});
