import { describe, expect, test } from 'vitest';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

const propsOf = ({ Props }: { readonly Props: string }): Readonly<Record<string, unknown>> => JSON.parse(Props);
const newDoor = (shop: TestShop, template = 'single-door') =>
  shop.visitor().createItemFromTemplate({ ItemId: template });

describe('updateItem', () => {
  test('takes the whole item with what was changed in it', async () => {
    const shop = aShop();
    const item = await newDoor(shop);
    const Props = JSON.stringify({ ...propsOf(item), doorHanding: 'right', doorHandingSelected: true });
    const saved = await shop.visitor().updateItem({ ...item, Numerals: '7', Address: 'Mill Lane', Props: Props.replace('"numerals":""', '"numerals":"7"') });
    expect(saved).toMatchObject({ Numerals: '7', Address: 'Mill Lane' });
    expect(propsOf(saved)['doorHanding']).toBe('right');
  });

  test('parts follow a new overall size', async () => {
    const shop = aShop();
    const item = await newDoor(shop);
    const saved = await shop.visitor().updateItem({ ...item, Props: JSON.stringify({ ...propsOf(item), overallWidth: 950 }) });
    expect(saved.ItemSubAssembly[0]?.Width).toBe(950);
  });

  test('a repeat answers as the first; an older version with another wish is a conflict', async () => {
    const shop = aShop();
    const item = await newDoor(shop);
    const changed = { ...item, Address: 'Mill Lane' };
    const saved = await shop.visitor().updateItem(changed);
    expect(await shop.visitor().updateItem(changed)).toEqual(saved);
    expect(await codeOf(shop.visitor().updateItem({ ...item, Address: 'Church Road' }))).toBe('CONFLICT');
    expect(await codeOf(shop.visitor().updateItem({ ...item, Numerals: '8' }))).toBe('CONFLICT');
  });

  test.each([
    ['an unknown design', { DesignId: 999 }],
    ['a design for other hardware', { DesignId: 8 }],
    ['a column that contradicts the properties', { ExternalSashColourCode: 'XXX' }],
    ['another item’s parts', { ItemSubAssembly: [] }],
    ['NUL in the address', { Address: 'Mill\0Lane' }],
    ['a version that is no date', { LastUpdated: 'yesterday' }],
  ])('%s is a bad request', async (_, change) => {
    const shop = aShop();
    const item = await newDoor(shop);
    expect(await codeOf(shop.visitor().updateItem({ ...item, ...change }))).toBe('BAD_REQUEST');
    expect(await shop.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('how the door is built is not a visitor’s to say, but an installer’s', async () => {
    const shop = aShop();
    const item = await newDoor(shop);
    const given = { ...item, Props: JSON.stringify({ ...propsOf(item), doorThickness: '70' }) };
    expect(await codeOf(shop.visitor().updateItem(given))).toBe('BAD_REQUEST');
    expect(propsOf(await shop.installer().updateItem(given))['doorThickness']).toBe('70');
  });
});

describe('sub-assemblies', () => {
  const leftOf = (parts: readonly { readonly SubAssemblyType: string }[]) =>
    parts.findIndex(({ SubAssemblyType }) => SubAssemblyType === 'left-sidelight');

  test('are listed, and one may be changed; the set still adds up', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop, 'surround');
    const parts = await shop.visitor().getItemSubAssemblies(Id);
    const left = parts[leftOf(parts)];
    if (!left) throw new Error('The set has no left sidelight.');
    const wider = await shop.visitor().updateSubAssembly({ ...left, Width: left.Width + 30 });
    expect(wider.Width).toBe(left.Width + 30);
    const item = await shop.visitor().tryGetItemForPublic(Id);
    const widths = item.ItemSubAssembly.filter(({ SubAssemblyType }) => SubAssemblyType !== 'fanlight');
    expect(widths.reduce((sum, { Width }) => sum + Width, 0)).toBe(1900);
  });

  test('what does not fit the set is refused', async () => {
    const shop = aShop();
    const { Id } = await newDoor(shop, 'surround');
    const parts = await shop.visitor().getItemSubAssemblies(Id);
    const left = parts[leftOf(parts)];
    if (!left) throw new Error('The set has no left sidelight.');
    expect(await codeOf(shop.visitor().updateSubAssembly({ ...left, Width: 1700 }))).toBe('BAD_REQUEST');
    expect(await codeOf(shop.visitor().updateSubAssembly({ ...left, FrameParts: '{{' }))).toBe('BAD_REQUEST');
    expect(await codeOf(shop.visitor().updateSubAssembly({ ...left, Mullions: '{{' }))).toBe('BAD_REQUEST');
    expect(await codeOf(shop.visitor().updateSubAssembly({ ...left, Height: 900 }))).toBe('BAD_REQUEST');
    expect(await codeOf(shop.visitor().updateSubAssembly({ ...left, Id: 'x' }))).toBe('NOT_FOUND');
    expect(await codeOf(shop.visitor().updateSubAssembly({ ...left, glassTheme: 'toString' }))).toBe('NOT_FOUND');
  });
});
