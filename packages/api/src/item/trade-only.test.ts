import { stockCode } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, propsOf } from '../testing/a-test-api.ts';

const chain = { type: 'extra.choose', kind: 'doorChain', stock: stockCode('CH-STD-GD') } as const;

describe('what only the trade may choose', () => {
  const newDoor = async () => {
    const api = await aTestApi();
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    return { api, item, change: { ItemId: item.Id, Actions: [chain], LastUpdated: item.LastUpdated } };
  };

  test('may be chosen by an installer', async () => {
    const { api, change } = await newDoor();
    expect(propsOf(await api.installer().configureItem(change))['doorChainStockCode']).toBe('CH-STD-GD');
  });

  test('may not be chosen by a visitor, neither by an action nor in a whole item', async () => {
    const { api, item, change } = await newDoor();
    expect(await codeOf(api.visitor().configureItem(change))).toBe('BAD_REQUEST');
    const Props = JSON.stringify({ ...propsOf(item), doorChain: 'CH-STD-GD', doorChainStockCode: 'CH-STD-GD' });
    expect(await codeOf(api.visitor().updateItem({ ...item, Props }))).toBe('BAD_REQUEST');
    expect(await api.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
    expect(propsOf(await api.installer().updateItem({ ...item, Props }))['doorChain']).toBe('CH-STD-GD');
  });

  test.each([
    { type: 'build.chooseJobType', jobType: 'new-build' },
    { type: 'build.chooseProfile', profile: 'NFO' },
    { type: 'build.chooseStock', place: 'leftLining', stock: stockCode('LN100') },
    { type: 'build.nameJob', numerals: '28a', address: 'Quay Street' },
    { type: 'build.secure', on: true },
  ] as const)('$type is for installers too', async (action) => {
    const { api, change } = await newDoor();
    const request = { ...change, Actions: [action] };
    expect(await codeOf(api.visitor().configureItem(request))).toBe('BAD_REQUEST');
    expect(await codeOf(api.installer().configureItem(request))).toBe('accepted');
  });

  test('system and frame profile may not be changed in a visitor’s whole item', async () => {
    const { api, item } = await newDoor();
    for (const given of [
      { ...item, SystemId: 2 },
      { ...item, Props: JSON.stringify({ ...propsOf(item), liniarFrameCode: 'NFO' }) },
    ])
      expect(await codeOf(api.visitor().updateItem(given))).toBe('BAD_REQUEST');
    expect(await api.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('a coupling may not be sent in a visitor’s whole item; an installer’s takes its 20 mm off the door', async () => {
    const api = await aTestApi();
    const item = await api.visitor().createItemFromTemplate({ ItemId: 'surround' });
    expect(propsOf(item)).toMatchObject({ doorWidth: 980, leftSideWidth: 460 });
    const Props = JSON.stringify({ ...propsOf(item), leftSidelightCouplingStockCode: 'CP20' });
    expect(await codeOf(api.visitor().updateItem({ ...item, Props }))).toBe('BAD_REQUEST');
    const joined = propsOf(await api.installer().updateItem({ ...item, Props }));
    expect(joined).toMatchObject({ doorWidth: 960, leftSideWidth: 460, leftSidelightCouplingStockCode: 'CP20' });
  });

  test('is removed again by undo', async () => {
    const { api, item, change } = await newDoor();
    const chained = await api.installer().configureItem(change);
    const undone = { ...item, LastUpdated: chained.LastUpdated };
    expect(propsOf(await api.installer().updateItem(undone))['doorChainStockCode']).toBe('');
  });
});
