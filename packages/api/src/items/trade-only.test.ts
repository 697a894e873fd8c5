import { stockCode } from '@door/domain/item/ids';
import { describe, expect, test } from 'vitest';
import { aShop, codeOf } from '../testing/a-shop.ts';

const chain = { type: 'extra.choose', kind: 'doorChain', stock: stockCode('CH-STD-GD') } as const;

describe('what the trade adds to a door', () => {
  const begun = async () => {
    const shop = aShop();
    const item = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    return { shop, item, change: { ItemId: item.Id, Actions: [chain], LastUpdated: item.LastUpdated } };
  };
  const propsOf = ({ Props }: { readonly Props: string }): Readonly<Record<string, unknown>> => JSON.parse(Props);

  test('an installer may choose', async () => {
    const { shop, change } = await begun();
    expect(propsOf(await shop.installer().configureItem(change))['doorChainStockCode']).toBe('CH-STD-GD');
  });

  test('a visitor may not, neither as a choice nor in the whole item', async () => {
    const { shop, item, change } = await begun();
    expect(await codeOf(shop.visitor().configureItem(change))).toBe('BAD_REQUEST');
    const Props = JSON.stringify({ ...propsOf(item), doorChain: 'CH-STD-GD', doorChainStockCode: 'CH-STD-GD' });
    expect(await codeOf(shop.visitor().updateItem({ ...item, Props }))).toBe('BAD_REQUEST');
    expect(await shop.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
    expect(propsOf(await shop.installer().updateItem({ ...item, Props }))['doorChain']).toBe('CH-STD-GD');
  });

  test.each([
    { type: 'build.chooseJobType', jobType: 'new-build' },
    { type: 'build.chooseOpening', opens: 'Out' },
    { type: 'build.chooseProfile', profile: 'NFO' },
    { type: 'build.chooseStock', place: 'leftLining', stock: stockCode('LN100') },
    { type: 'build.nameJob', numerals: '28a', address: 'Quay Street' },
    { type: 'build.secure', on: true },
  ] as const)('$type is the installer’s too', async (action) => {
    const { shop, change } = await begun();
    const wish = { ...change, Actions: [action] };
    expect(await codeOf(shop.visitor().configureItem(wish))).toBe('BAD_REQUEST');
    expect(await codeOf(shop.installer().configureItem(wish))).toBe('accepted');
  });

  test('a visitor’s whole item may change neither system nor frame profile', async () => {
    const { shop, item } = await begun();
    for (const given of [
      { ...item, SystemId: 2 },
      { ...item, Props: JSON.stringify({ ...propsOf(item), liniarFrameCode: 'NFO' }) },
    ])
      expect(await codeOf(shop.visitor().updateItem(given))).toBe('BAD_REQUEST');
    expect(await shop.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('comes off again by undoing', async () => {
    const { shop, item, change } = await begun();
    const chained = await shop.installer().configureItem(change);
    const undone = { ...item, LastUpdated: chained.LastUpdated };
    expect(propsOf(await shop.installer().updateItem(undone))['doorChainStockCode']).toBe('');
  });
});
