import { describe, expect, test } from 'vitest';
import { clientId } from '@door/domain/door/model/ids';
import type { OrderState } from '@door/domain/selling/order/order-states';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { aSoldOrder } from '../testing/a-sold-order.ts';
import { anOrder, aQuotedCustomer } from '../testing/an-order.ts';

const measured = {
  Widths: [1003, 1000, 1001] as [number, number, number],
  Heights: [2100, 2104, 2102] as [number, number, number],
  Diagonals: [2322, 2328] as [number, number],
  Reveals: { Left: 40, Right: null, Top: null },
  Notes: '',
  Final: false,
};

/** A door of the size that goes into the measured opening. */
async function aDoor(api: TestApi): Promise<string> {
  const { Id, LastUpdated } = await api.installer().createItemFromTemplate({ ItemId: 'single-door' });
  await changeSize(api, { ItemId: Id, LastUpdated }, { width: 990, height: 2090 });
  return Id;
}

const changeSize = (
  api: TestApi,
  item: { readonly ItemId: string; readonly LastUpdated: string },
  overall: { readonly width: number; readonly height: number },
) => api.installer().configureItem({ ...item, Actions: [{ type: 'size.changeOverall', overall }] });

const linesOf = async (api: TestApi, id: string) =>
  (await api.installer().item.getHistory(id)).flatMap(({ Kind, From, To, Reason }) =>
    Kind === 'measurements' ? [[From, To, Reason]] : [],
  );

describe('a survey', () => {
  test('is empty and of version 0 at first, then as it was saved', async () => {
    const api = await aTestApi();
    const id = await aDoor(api);
    expect(await api.installer().item.getSurvey(id)).toMatchObject({
      Version: 0,
      Survey: { Notes: '', Final: false },
    });
    const saved = await api.installer().item.saveSurvey({ ItemId: id, Survey: measured, Version: 0 });
    expect(saved).toMatchObject({ Version: 1, Survey: measured, FinalAt: null });
    expect(await api.installer().item.getSurvey(id)).toEqual(saved);
  });
  test('says whom to ring, where to go and which of the doors is meant', async () => {
    const { api, door } = await aSoldOrder();
    expect((await api.installer().item.getSurvey(door)).Site).toMatchObject({
      Customer: 'Mary Byrne',
      Address: '1 Mill Lane',
      Line: { At: 1, Of: 1, Quantity: 1 },
      Quote: null,
    });
    const alone = await aDoor(api);
    expect((await api.installer().item.getSurvey(alone)).Site).toMatchObject({ Customer: '', Line: null });
  });
  test('sent twice is saved once and has the same answer', async () => {
    const api = await aTestApi();
    const call = { ItemId: await aDoor(api), Survey: { ...measured, Final: true }, Version: 0 };
    const first = await api.installer().item.saveSurvey(call);
    api.controls.now += 60_000;
    expect(await api.installer().item.saveSurvey(call)).toEqual(first);
  });
  test('of an older version is refused', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    await api.installer().item.saveSurvey({ ItemId, Survey: measured, Version: 0 });
    const late = { ItemId, Survey: { ...measured, Notes: 'Mind the dog' }, Version: 0 };
    expect(await codeOf(api.fabricator().item.saveSurvey(late))).toBe('CONFLICT');
    expect((await api.installer().item.getSurvey(ItemId)).Survey.Notes).toBe('');
  });
  test.each([
    ['an opening of nothing', { Widths: [0, 1, 1] }],
    ['a length below zero', { Heights: [-1, 1, 1] }],
    ['an opening like a hangar', { Widths: [10_001, 1, 1] }],
    ['two widths', { Widths: [1, 1] }],
  ])('%s is a bad request', async (_, change) => {
    const api = await aTestApi();
    const call: { ItemId: string; Survey: typeof measured; Version: number } = {
      ItemId: await aDoor(api),
      Survey: Object.assign({ ...measured }, change),
      Version: 0,
    };
    expect(await codeOf(api.installer().item.saveSurvey(call))).toBe('BAD_REQUEST');
  });
});

describe('the tick "measurements final"', () => {
  const Survey = { ...measured, Final: true };
  test('is refused while a size is missing, and says which', async () => {
    const api = await aTestApi();
    const half = { ...Survey, Widths: [1003, null, 1001] as [number, null, number] };
    const ticked = api.installer().item.saveSurvey({ ItemId: await aDoor(api), Survey: half, Version: 0 });
    await expect(ticked).rejects.toMatchObject({ code: 'CONFLICT', message: 'Not measured yet: width in the middle.' });
  });
  test('is refused where a measure cannot be right, or the door does not fit the opening', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    const ticked = (change: object) =>
      api.installer().item.saveSurvey({ ItemId, Survey: Object.assign({ ...Survey }, change), Version: 0 });
    await expect(ticked({ Widths: [1003, 1000, 101] })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(ticked({ Diagonals: [2322, null] })).rejects.toMatchObject({
      message: 'Not measured yet: rising diagonal.',
    });
    await expect(ticked({ Widths: [1043, 1040, 1041] })).rejects.toMatchObject({
      message: 'The item has 990 × 2090 mm; this opening takes 1030 × 2090 mm. Use these sizes, or measure again.',
    });
    expect((await api.installer().item.getSurvey(ItemId)).FinalAt).toBeNull();
  });
  test('stores who set it and when', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    const answer = await api.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    expect(answer).toMatchObject({ FinalAt: '2026-11-21T08:00:00.000Z', FinalBy: { Name: 'Ines Moor' } });
    expect(await linesOf(api, ItemId)).toEqual([['not final', 'final', '']]);
  });
  test('stays when a note is added, and goes when something is measured again', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    await api.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    const noted = { ...Survey, Notes: 'Mind the dog' };
    const after = await api.installer().item.saveSurvey({ ItemId, Survey: noted, Version: 1 });
    expect([after.Survey.Final, await linesOf(api, ItemId)]).toEqual([true, [['not final', 'final', '']]]);
    const again = { ...noted, Widths: [999, 1000, 1001] as [number, number, number] };
    await api.installer().item.saveSurvey({ ItemId, Survey: again, Version: 2 });
    expect(await linesOf(api, ItemId)).toEqual([
      ['not final', 'final', ''],
      ['final', 'not final', 'Something was measured again.'],
      ['not final', 'final', ''],
    ]);
  });
  test('goes when a size is changed; saving the survey of before is refused', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    await api.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    const { LastUpdated } = await api.installer().item.getItemById(ItemId);
    await changeSize(api, { ItemId, LastUpdated }, { width: 980, height: 2090 });
    expect((await api.installer().item.getSurvey(ItemId)).FinalAt).toBeNull();
    expect((await linesOf(api, ItemId))[0]).toEqual(['final', 'not final', 'A size of the door was changed.']);
    const late = { ItemId, Survey: { ...Survey, Notes: 'Mind the dog' }, Version: 1 };
    expect(await codeOf(api.installer().item.saveSurvey(late))).toBe('CONFLICT');
  });
  test('goes when the visitor whose door it is chooses another frame', async () => {
    const api = await aTestApi();
    const { Id: ItemId, LastUpdated } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const sized = await changeSize(api, { ItemId, LastUpdated }, { width: 990, height: 2090 });
    await api.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    const Actions = [{ type: 'frame.choose', templateId: 'double' }] as const;
    await api.visitor().configureItem({ ItemId, LastUpdated: sized.LastUpdated, Actions });
    expect((await linesOf(api, ItemId))[0]).toEqual(['final', 'not final', 'A size of the door was changed.']);
  });
  test('stays when only the design or the address changes', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    await api.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    await api.installer().selectDesign({ ItemId, DesignId: 8 });
    const item = await api.installer().item.getItemById(ItemId);
    await api.installer().updateItem({ ...item, Address: '4 Mill Lane' });
    expect((await api.installer().item.getSurvey(item.Id)).Survey.Final).toBe(true);
  });
  test('is not copied with the item', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    await api.installer().item.saveSurvey({ ItemId, Survey, Version: 0 });
    const copy = await api.installer().item.copy({ ItemId });
    expect(await api.installer().item.getSurvey(copy.Id)).toMatchObject({ Version: 0, FinalAt: null });
  });
});

describe('an order', () => {
  const stands = 'This door stands in order 10001, which is';
  const sizes = `${stands} Accepted. Reopen order 10001 first.`;
  const both = `${stands} Ready For Production. Cancel order 10001 and order the door anew.`;
  test.each<readonly [OrderState, string | null, string | null]>([
    ['Draft', null, null],
    ['Accepted', null, sizes],
    ['Ready For Production', both, both],
  ])('that is %s locks so much of the survey of its door, and says why', async (state, Survey, Sizes) => {
    const api = await aTestApi();
    const door = await aDoor(api);
    expect(await api.installer().item.getSurvey(door)).toMatchObject({
      Order: null,
      Locked: { Survey: null, Sizes: null },
    });
    const Id = await anOrder(api, -1022, { ...(await aQuotedCustomer(api)), door });
    await api.transactions.run(clientId(-1022), async ({ orders }) => {
      const stored = await orders.load(Id);
      if (stored) await orders.save({ ...stored, order: { ...stored.order, state } });
    });
    expect(await api.installer().item.getSurvey(door)).toMatchObject({
      Order: { Id, Number: '10001', State: state },
      Locked: { Survey, Sizes },
    });
  });
});

test('another supplier’s people see none of it', async () => {
  const api = await aTestApi();
  const ItemId = await aDoor(api);
  await api.installer().item.saveSurvey({ ItemId, Survey: measured, Version: 0 });
  const other = api.installer(-1023).item;
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
