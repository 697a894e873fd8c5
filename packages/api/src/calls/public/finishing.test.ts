import { describe, expect, test } from 'vitest';
import { aShop, codeOf, type TestShop } from '../../testing/a-shop.ts';

const minutes = (count: number) => count * 60_000;

describe('pictures', () => {
  async function uploaded(shop: TestShop, side: 'external' | 'internal' = 'external') {
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const { blobUrl } = await shop.visitor().getImageUploadTarget({ itemId: Id, side });
    const name = shop.blobs.nameIn(blobUrl);
    if (!name) throw new Error('The store does not know its own address.');
    return { itemId: Id, side, imageUrl: blobUrl, put: (bytes: Uint8Array) => shop.blobs.put(name, bytes) };
  }

  test('updateDoorImage shows what was uploaded, and may be repeated', async () => {
    const shop = aShop();
    const { put, ...image } = await uploaded(shop);
    await put(new Uint8Array(8));
    expect(await shop.visitor().updateDoorImage(image)).toEqual(image);
    expect(await shop.visitor().updateDoorImage(image)).toEqual(image);
    expect(shop.shops.rows(-1022).images).toMatchObject([{ itemId: image.itemId, side: 'external', url: image.imageUrl }]);
  });

  test.each([
    ['nothing uploaded', {}, 0, undefined, 'BAD_REQUEST'],
    ['the other side', { side: 'internal' as const }, 8, undefined, 'BAD_REQUEST'],
    ['an address elsewhere', { imageUrl: 'https://example.org/a.png' }, 8, undefined, 'BAD_REQUEST'],
    ['no sound PNG', {}, 8, 'is not a PNG', 'BAD_REQUEST'],
    ['more than 4 MiB', {}, 4 * 1024 * 1024 + 1, undefined, 'PAYLOAD_TOO_LARGE'],
    ['another item', { itemId: '00000000-0000-4000-8000-999999999999' }, 8, undefined, 'NOT_FOUND'],
  ])('%s is refused', async (_, change, bytes, fault, code) => {
    const shop = aShop();
    const { put, ...image } = await uploaded(shop);
    if (bytes > 0) await put(new Uint8Array(bytes));
    shop.moving.fault = fault;
    expect(await codeOf(shop.visitor().updateDoorImage({ ...image, ...change }))).toBe(code);
    expect(shop.shops.rows(-1022).images).toEqual([]);
  });

  test.each(['item', 'side'] as const)('a sound picture of another %s is refused for what it is', async (other) => {
    const shop = aShop();
    const { itemId, side } = await uploaded(shop);
    const { put, ...mine } = await uploaded(shop, other === 'side' ? 'internal' : 'external');
    await put(new Uint8Array(8));
    const taken = { ...mine, ...(other === 'side' ? { side } : { itemId }) };
    await expect(shop.visitor().updateDoorImage(taken)).rejects.toThrow(
      'imageUrl: must be the blobUrl of an upload target of this item and this side.',
    );
  });

  test('too many upload targets are stopped', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    shop.moving.limited = true;
    const call = shop.visitor().getImageUploadTarget({ itemId: Id, side: 'external' });
    expect(await codeOf(call)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('generateBom', () => {
  test('stores the lines of the works, answers without them, and answers alike while it is fresh', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const first = await shop.visitor().generateBom(Id);
    expect(shop.shops.rows(-1022).instructions.get(Id)?.length).toBeGreaterThan(20);
    expect(Object.keys(first)).toEqual(['Id', 'BomUpdated', 'WorkInstructions']);
    shop.moving.now += minutes(1);
    expect(await shop.visitor().generateBom(Id)).toEqual(first);
    const changed = await shop.visitor().selectDesign({ ItemId: Id, DesignId: 8 });
    const second = await shop.visitor().generateBom(Id);
    expect(Date.parse(second.BomUpdated)).toBeGreaterThanOrEqual(Date.parse(changed.LastUpdated));
  });

  test('says of its lines no more than the codes of what could not be resolved, once each', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const stored = shop.shops.rows(-1022).items.get(Id);
    if (!stored) throw new Error('not stored');
    const { hardware } = stored.item;
    const withoutHandle = { ...stored.item, hardware: { ...hardware, chosen: { ...hardware.chosen, handle: null } } };
    await shop.shops.transact(shop.clientId, ({ items }) => items.save({ ...stored, item: withoutHandle }));
    const { WorkInstructions } = await shop.visitor().generateBom(Id);
    const kept = shop.shops.rows(-1022).instructions.get(Id)?.map(({ code }) => code) ?? [];
    const inError = new Set(kept.filter((code) => code.startsWith('error')));
    expect(inError).toContain('error-handle');
    expect(inError.size).toBeLessThan(kept.length);
    expect(WorkInstructions).toEqual([...inError].map((WinSysStockCode) => ({ WinSysStockCode })));
  });

  test('stock goes from the lines with the choices that asked for it', async () => {
    const shop = aShop();
    const { Id, LastUpdated } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    await shop.visitor().generateBom(Id);
    const asked = () => new Set(shop.shops.rows(-1022).instructions.get(Id)?.map(({ dropdown }) => dropdown));
    const withPieces = asked();
    await shop.visitor().configureItem({ ItemId: Id, LastUpdated, Actions: [{ type: 'hardware.clearAll' }] });
    const gone = [...withPieces].filter((dropdown) => !asked().has(dropdown));
    expect(gone.toSorted()).toEqual(['handle', 'letterPlate']);
  });

  test('another client’s item is not found', async () => {
    const shop = aShop();
    const { Id } = await shop.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(shop.visitor(-1023).generateBom(Id))).toBe('NOT_FOUND');
  });
});
