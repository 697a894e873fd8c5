import type { WireItem } from '@door/wire/wire-item';
import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, newDoor, propsOf } from '../testing/a-test-api.ts';

describe('updateItem', () => {
  test('takes the whole item with what was changed in it [7.26]', async () => {
    const api = await aTestApi();
    const item = await newDoor(api);
    const Props = JSON.stringify({ ...propsOf(item), doorHanding: 'right', doorHandingSelected: true });
    const saved = await api.visitor().updateItem({
      ...item,
      Numerals: '7',
      Address: 'Mill Lane',
      Props: Props.replace('"numerals":""', '"numerals":"7"'),
    });
    expect(saved).toMatchObject({ Numerals: '7', Address: 'Mill Lane' });
    expect(propsOf(saved)['doorHanding']).toBe('right');
  });

  test('parts follow a new overall size [4.34]', async () => {
    const api = await aTestApi();
    const item = await newDoor(api);
    const saved = await api
      .visitor()
      .updateItem({ ...item, Props: JSON.stringify({ ...propsOf(item), overallWidth: 950 }) });
    expect(saved.ItemSubAssembly[0]?.Width).toBe(950);
  });

  test('a repeat has the answer of the first call; another change of an older version is a conflict', async () => {
    const api = await aTestApi();
    const item = await newDoor(api);
    const changed = { ...item, Address: 'Mill Lane' };
    const saved = await api.visitor().updateItem(changed);
    expect(await api.visitor().updateItem(changed)).toEqual(saved);
    expect(await codeOf(api.visitor().updateItem({ ...item, Address: 'Church Road' }))).toBe('CONFLICT');
    expect(await codeOf(api.visitor().updateItem({ ...item, Numerals: '8' }))).toBe('CONFLICT');
  });

  test.each([
    ['a house number in one of its two places', () => ({ Numerals: '8' })],
    ['an overall width', (item: WireItem) => ({ Props: JSON.stringify({ ...propsOf(item), overallWidth: 950 }) })],
  ])('a repeat of %s has the answer of the first call, until somebody else writes', async (_, changeOf) => {
    const api = await aTestApi();
    const item = await newDoor(api);
    const changed = { ...item, ...changeOf(item) };
    const saved = await api.visitor().updateItem(changed);
    expect(await api.visitor().updateItem(changed)).toEqual(saved);
    await api.visitor().toggleHardware({ ItemId: item.Id, CncName: 'letterPlate', On: false });
    expect(await codeOf(api.visitor().updateItem(changed))).toBe('CONFLICT');
  });

  test.each([
    ['an unknown design', { DesignId: 999 }],
    ['a design for other hardware', { DesignId: 8 }],
    ['a column that contradicts the properties', { ExternalSashColourCode: 'XXX' }],
    ['another item’s parts', { ItemSubAssembly: [] }],
    ['NUL in the address', { Address: 'Mill\0Lane' }],
    ['a version that is no date', { LastUpdated: 'yesterday' }],
  ])('%s is a bad request', async (_, change) => {
    const api = await aTestApi();
    const item = await newDoor(api);
    expect(await codeOf(api.visitor().updateItem({ ...item, ...change }))).toBe('BAD_REQUEST');
    expect(await api.visitor().tryGetItemForPublic(item.Id)).toEqual(item);
  });

  test('a visitor may not change how the door is built, an installer may', async () => {
    const api = await aTestApi();
    const item = await newDoor(api);
    const given = { ...item, Props: JSON.stringify({ ...propsOf(item), doorThickness: '70' }) };
    expect(await codeOf(api.visitor().updateItem(given))).toBe('BAD_REQUEST');
    expect(propsOf(await api.installer().updateItem(given))['doorThickness']).toBe('70');
  });
});

describe('the choices of a whole item', () => {
  const chosen = (choices: object) => JSON.stringify({ templateId: 'single-door', ...choices });

  test.each<[string, string]>([
    ['that are no JSON', '{'],
    ['without a frame style', '{}'],
    ['of a frame style that nobody sells', '{"templateId":"castle"}'],
    [
      'of half a millimetre',
      chosen({ sizes: { left: { overall: { size: { width: 990.5, height: 2100 }, mode: 'Standard' } } } }),
    ],
    ['of another kind', chosen({ hand: 'both' })],
    ['that only the trade makes', chosen({ securedByDesign: true })],
    ['longer than any', chosen({ handles: { x: 'y'.repeat(10_000) } })],
  ])('%s are refused', async (_, Choices) => {
    const api = await aTestApi();
    const item = await newDoor(api);
    expect(await codeOf(api.visitor().updateItem({ ...item, Choices }))).toBe('BAD_REQUEST');
  });

  test('are taken back with the door of before, and what the supplier does not have is on no door', async () => {
    const api = await aTestApi();
    const item = await newDoor(api);
    const changed = await api.visitor().configureItem({
      ...{ ItemId: item.Id, LastUpdated: item.LastUpdated },
      Actions: [{ type: 'hand.choose', hand: 'right' }],
    });
    const back = await api.visitor().updateItem({ ...item, LastUpdated: changed.LastUpdated });
    expect(JSON.parse(back.Choices)).toEqual({ templateId: 'single-door' });
    const odd = chosen({ customRal: 'RAL 0000', suite: 'gold', handles: { '': 'none such' } });
    const kept = await api.visitor().updateItem({ ...item, LastUpdated: back.LastUpdated, Choices: odd });
    expect(propsOf(kept)).toMatchObject({ handleType: 'lever-lever', hardwareSuite: 'gold' });
  });
});

describe('sub-assemblies', () => {
  const leftOf = (parts: readonly { readonly SubAssemblyType: string }[]) =>
    parts.findIndex(({ SubAssemblyType }) => SubAssemblyType === 'left-sidelight');

  test('are listed, and one may be changed; the set still adds up [7.28 7.29]', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api, 'surround');
    const parts = await api.visitor().getItemSubAssemblies(Id);
    const left = parts[leftOf(parts)];
    if (!left) throw new Error('The set has no left sidelight.');
    const wider = await api.visitor().updateSubAssembly({ ...left, Width: left.Width + 30 });
    expect(wider.Width).toBe(left.Width + 30);
    const item = await api.visitor().tryGetItemForPublic(Id);
    const widths = item.ItemSubAssembly.filter(({ SubAssemblyType }) => SubAssemblyType !== 'fanlight');
    expect(widths.reduce((sum, { Width }) => sum + Width, 0)).toBe(1900);
  });

  test.each([
    ['Mullions', JSON.stringify([480, 1440]), 480],
    ['FrameParts', JSON.stringify([480, 1440].map((Position) => ({ Type: 'mullion', Position }))), 480],
  ])('%s of a welded frame move the sidelights [7.29]', async (field, json, width) => {
    const api = await aTestApi();
    const { Id, ItemSubAssembly } = await newDoor(api, 'surround-mullion');
    const frame = ItemSubAssembly.find(({ SubAssemblyType }) => SubAssemblyType === 'frame');
    if (!frame) throw new Error('The set has no welded frame.');
    const transoms = frame.FramePartsParsed.filter(({ Type }) => Type === 'transom');
    const given = field === 'FrameParts' ? JSON.stringify([...JSON.parse(json), ...transoms]) : json;
    await api.visitor().updateSubAssembly({ ...frame, [field]: given });
    const parts = await api.visitor().getItemSubAssemblies(Id);
    expect(parts[leftOf(parts)]?.Width).toBe(width);
  });

  test.each([
    ['Mullions', '[300]'],
    ['FrameParts', '[{"Type":"transom","Position":1}]'],
    ['Props', '{"construction":"one-piece"}'],
    ['SubAssemblyType', 'frame'],
  ])('%s that the part cannot have is refused by its name', async (field, value) => {
    const api = await aTestApi();
    const { ItemSubAssembly } = await newDoor(api, 'surround');
    const left = ItemSubAssembly[leftOf(ItemSubAssembly)];
    if (!left) throw new Error('The set has no left sidelight.');
    await expect(api.visitor().updateSubAssembly({ ...left, [field]: value })).rejects.toThrow(field);
  });

  test('what does not fit the set is refused', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api, 'surround');
    const parts = await api.visitor().getItemSubAssemblies(Id);
    const left = parts[leftOf(parts)];
    if (!left) throw new Error('The set has no left sidelight.');
    expect(await codeOf(api.visitor().updateSubAssembly({ ...left, Width: 1700 }))).toBe('BAD_REQUEST');
    expect(await codeOf(api.visitor().updateSubAssembly({ ...left, FrameParts: '{{' }))).toBe('BAD_REQUEST');
    expect(await codeOf(api.visitor().updateSubAssembly({ ...left, Mullions: '{{' }))).toBe('BAD_REQUEST');
    expect(await codeOf(api.visitor().updateSubAssembly({ ...left, Height: 900 }))).toBe('BAD_REQUEST');
    expect(await codeOf(api.visitor().updateSubAssembly({ ...left, Id: 'x' }))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().updateSubAssembly({ ...left, glassTheme: 'toString' }))).toBe('CONFLICT');
  });
});
