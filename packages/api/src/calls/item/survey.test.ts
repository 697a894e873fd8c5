import { describe, expect, test } from 'vitest';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

const measured = {
  Widths: [1003, 1000, 1001] as [number, number, number],
  Heights: [2100, 2104, 2102] as [number, number, number],
  Diagonals: [2320, 2326] as [number, number],
  Reveals: { Left: 40, Right: null, Top: null },
  Notes: '',
  Final: false,
};

async function aDoor(shop: TestShop): Promise<string> {
  return (await shop.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;
}

const linesOf = async (shop: TestShop, id: string) =>
  (await shop.installer().item.getHistory(id)).flatMap(({ Kind, From, To, Reason }) =>
    Kind === 'measurements' ? [[From, To, Reason]] : [],
  );

describe('a survey', () => {
  test('is empty and of version 0 at first, then as it was saved', async () => {
    const shop = aShop();
    const id = await aDoor(shop);
    expect(await shop.installer().item.getSurvey(id)).toMatchObject({
      Version: 0,
      Survey: { Notes: '', Final: false },
    });
    const saved = await shop.installer().item.saveSurvey({ ItemId: id, Survey: measured, Version: 0 });
    expect(saved).toMatchObject({ Version: 1, Survey: measured, FinalAt: null });
    expect(await shop.installer().item.getSurvey(id)).toEqual(saved);
  });
  test('sent twice is saved once, with the same answer', async () => {
    const shop = aShop();
    const call = { ItemId: await aDoor(shop), Survey: { ...measured, Final: true }, Version: 0 };
    const first = await shop.installer().item.saveSurvey(call);
    shop.moving.now += 60_000;
    expect(await shop.installer().item.saveSurvey(call)).toEqual(first);
  });
  test('of an older version overwrites nothing', async () => {
    const shop = aShop();
    const ItemId = await aDoor(shop);
    await shop.installer().item.saveSurvey({ ItemId, Survey: measured, Version: 0 });
    const late = { ItemId, Survey: { ...measured, Notes: 'Mind the dog' }, Version: 0 };
    expect(await codeOf(shop.fabricator().item.saveSurvey(late))).toBe('CONFLICT');
    expect((await shop.installer().item.getSurvey(ItemId)).Survey.Notes).toBe('');
  });
  test.each([
    ['an opening of nothing', { Widths: [0, 1, 1] }],
    ['a length below zero', { Heights: [-1, 1, 1] }],
    ['an opening like a hangar', { Widths: [10_001, 1, 1] }],
    ['two widths', { Widths: [1, 1] }],
  ])('%s is a bad request', async (_, change) => {
    const shop = aShop();
    const call: { ItemId: string; Survey: typeof measured; Version: number } = {
      ItemId: await aDoor(shop),
      Survey: Object.assign({ ...measured }, change),
      Version: 0,
    };
    expect(await codeOf(shop.installer().item.saveSurvey(call))).toBe('BAD_REQUEST');
  });
});

describe('the tick "measurements final"', () => {
  const Survey = { ...measured, Final: true };
  test('is refused while a size is missing, and says which', async () => {
    const shop = aShop();
    const half = { ...Survey, Widths: [1003, null, 1001] as [number, null, number] };
    const ticked = shop.installer().item.saveSurvey({ ItemId: await aDoor(shop), Survey: half, Version: 0 });
    await expect(ticked).rejects.toMatchObject({ code: 'CONFLICT', message: 'Not measured yet: width in the middle.' });
  });
  test('keeps who and when', async () => {
    const shop = aShop();
    const ItemId = await aDoor(shop);
    const answer = await shop.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    expect(answer).toMatchObject({ FinalAt: '2026-11-21T08:00:00.000Z', FinalBy: { Name: 'Ines Moor' } });
    expect(await linesOf(shop, ItemId)).toEqual([['not final', 'final', '']]);
  });
  test('stands when a note is added, and not when something else is measured', async () => {
    const shop = aShop();
    const ItemId = await aDoor(shop);
    await shop.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    const noted = { ...Survey, Notes: 'Mind the dog' };
    const after = await shop.installer().item.saveSurvey({ ItemId, Survey: noted, Version: 1 });
    expect([after.Survey.Final, await linesOf(shop, ItemId)]).toEqual([true, [['not final', 'final', '']]]);
    const again = { ...noted, Widths: [999, 1000, 1001] as [number, number, number] };
    await shop.installer().item.saveSurvey({ ItemId, Survey: again, Version: 2 });
    expect(await linesOf(shop, ItemId)).toEqual([
      ['not final', 'final', ''],
      ['final', 'not final', 'Something was measured again.'],
      ['not final', 'final', ''],
    ]);
  });
  test('goes with a change of the design, and whoever saves the old survey is told', async () => {
    const shop = aShop();
    const ItemId = await aDoor(shop);
    await shop.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    await shop.installer().selectDesign({ ItemId, DesignId: 8 });
    expect((await shop.installer().item.getSurvey(ItemId)).FinalAt).toBeNull();
    expect((await linesOf(shop, ItemId))[0]).toEqual(['final', 'not final', 'The design or its sizes were changed.']);
    const late = { ItemId, Survey: { ...Survey, Notes: 'Mind the dog' }, Version: 1 };
    expect(await codeOf(shop.installer().item.saveSurvey(late))).toBe('CONFLICT');
  });
  test('stays when only the address changes', async () => {
    const shop = aShop();
    const item = await shop.installer().createItemFromTemplate({ ItemId: 'single-door' });
    await shop.installer().item.saveSurvey({ ItemId: item.Id, Survey, Version: 0 });
    await shop.installer().updateItem({ ...item, Address: '4 Mill Lane' });
    expect((await shop.installer().item.getSurvey(item.Id)).Survey.Final).toBe(true);
  });
  test('does not go with a copy', async () => {
    const shop = aShop();
    const ItemId = await aDoor(shop);
    await shop.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    const copy = await shop.installer().item.copy({ ItemId });
    expect(await shop.installer().item.getSurvey(copy.Id)).toMatchObject({ Version: 0, FinalAt: null });
  });
});

describe('photos', () => {
  async function uploaded(shop: TestShop, id: string): Promise<string> {
    const { blobUrl } = await shop.installer().item.getPhotoUploadTarget(id);
    const name = shop.blobs.nameIn(blobUrl);
    if (name) await shop.blobs.put(name, new Uint8Array([1]));
    return blobUrl;
  }
  test('are added once each, at most 12, and can be taken away', async () => {
    const shop = aShop();
    const ItemId = await aDoor(shop);
    const PhotoUrl = await uploaded(shop, ItemId);
    const first = await shop.installer().item.addPhoto({ ItemId, PhotoUrl });
    expect(await shop.installer().item.addPhoto({ ItemId, PhotoUrl })).toEqual(first);
    for (let more = 0; more < 11; more += 1) {
      await shop.installer().item.addPhoto({ ItemId, PhotoUrl: await uploaded(shop, ItemId) });
    }
    const oneTooMany = shop.installer().item.addPhoto({ ItemId, PhotoUrl: await uploaded(shop, ItemId) });
    expect(await codeOf(oneTooMany)).toBe('CONFLICT');
    const PhotoId = first.Photos[0]?.Id ?? '';
    expect((await shop.installer().item.removePhoto({ ItemId, PhotoId })).Photos).toHaveLength(11);
    expect((await shop.installer().item.removePhoto({ ItemId, PhotoId })).Photos).toHaveLength(11);
  });
  test('are sound PNG pictures of this item', async () => {
    const shop = aShop();
    const [ItemId, other] = [await aDoor(shop), await aDoor(shop)];
    const add = (PhotoUrl: string) => codeOf(shop.installer().item.addPhoto({ ItemId, PhotoUrl }));
    const { blobUrl } = await shop.installer().item.getPhotoUploadTarget(ItemId);
    expect([
      await add(blobUrl),
      await add(await uploaded(shop, other)),
      await add('https://example.com/a.png'),
    ]).toEqual(['BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST']);
    const door = await shop.installer().getImageUploadTarget({ itemId: ItemId, side: 'external' });
    expect(await add(door.blobUrl)).toBe('BAD_REQUEST');
    shop.moving.fault = 'The PNG picture is damaged.';
    expect(await add(await uploaded(shop, ItemId))).toBe('BAD_REQUEST');
  });
});

test('another supplier’s people see none of it', async () => {
  const shop = aShop();
  const ItemId = await aDoor(shop);
  await shop.installer().item.saveSurvey({ ItemId, Survey: measured, Version: 0 });
  const other = shop.installer(-1023).item;
  const codes = await Promise.all(
    [
      other.getSurvey(ItemId),
      other.saveSurvey({ ItemId, Survey: measured, Version: 1 }),
      other.getPhotoUploadTarget(ItemId),
      other.addPhoto({ ItemId, PhotoUrl: 'https://doors.example.com' }),
      other.removePhoto({ ItemId, PhotoId: ItemId }),
      other.getHistory(ItemId),
      other.copy({ ItemId }),
    ].map(codeOf),
  );
  expect(codes).toEqual(Array.from(codes, () => 'NOT_FOUND'));
});
