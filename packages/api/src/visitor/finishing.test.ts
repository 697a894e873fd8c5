import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const minutes = (count: number) => count * 60_000;

describe('pictures', () => {
  async function uploaded(api: TestApi, side: 'external' | 'internal' | 'house' = 'external') {
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const { blobUrl } = await api.visitor().getImageUploadTarget({ itemId: Id, side });
    const name = api.blobs.nameIn(blobUrl);
    if (!name) throw new Error('The store does not know its own address.');
    return { itemId: Id, side, imageUrl: blobUrl, put: (bytes: Uint8Array) => api.blobs.put(name, bytes) };
  }

  test('updateDoorImage shows what was uploaded, and may be repeated [3.66 7.30]', async () => {
    const api = await aTestApi();
    const { put, ...image } = await uploaded(api);
    await put(new Uint8Array(8));
    expect(await api.visitor().updateDoorImage(image)).toEqual(image);
    expect(await api.visitor().updateDoorImage(image)).toEqual(image);
    expect(await api.rows('doorImage')).toMatchObject([{ itemId: image.itemId, side: 'external' }]);
  });

  test.each([
    ['nothing uploaded', {}, 0, undefined, 'BAD_REQUEST'],
    ['the other side', { side: 'internal' as const }, 8, undefined, 'BAD_REQUEST'],
    ['an address elsewhere', { imageUrl: 'https://example.org/a.png' }, 8, undefined, 'BAD_REQUEST'],
    ['no sound PNG', {}, 8, 'is not a PNG', 'BAD_REQUEST'],
    ['more than 4 MiB', {}, 4 * 1024 * 1024 + 1, undefined, 'PAYLOAD_TOO_LARGE'],
    ['another item', { itemId: '00000000-0000-4000-8000-999999999999' }, 8, undefined, 'NOT_FOUND'],
  ])('%s is refused', async (_, change, bytes, fault, code) => {
    const api = await aTestApi();
    const { put, ...image } = await uploaded(api);
    if (bytes > 0) await put(new Uint8Array(bytes));
    api.controls.fault = fault;
    expect(await codeOf(api.visitor().updateDoorImage({ ...image, ...change }))).toBe(code);
    expect(await api.rows('doorImage')).toEqual([]);
  });

  test.each(['item', 'side'] as const)('a picture of another %s is refused', async (other) => {
    const api = await aTestApi();
    const { itemId, side } = await uploaded(api);
    const { put, ...mine } = await uploaded(api, other === 'side' ? 'internal' : 'external');
    await put(new Uint8Array(8));
    const taken = { ...mine, ...(other === 'side' ? { side } : { itemId }) };
    await expect(api.visitor().updateDoorImage(taken)).rejects.toThrow(
      'imageUrl: must be the blobUrl of an upload target of this item and this side.',
    );
  });

  const consents = ['terms', 'privacy', 'data-sharing', 'house-picture'] as const;
  const submitted = async (api: TestApi, ItemId: string, kinds: readonly (typeof consents)[number][]) =>
    api.visitor().submitEnquiry({
      ...{ ItemId, Name: 'Ada Byron', Email: 'ada@example.com' },
      Consents: kinds.map((Kind) => ({ Kind, Text: `I agree: ${Kind}`, Given: true as const })),
    });

  test('the picture of a house is taken only with an enquiry that agrees to it, and repeated without a second', async () => {
    const api = await aTestApi();
    const [agreed, other] = [await uploaded(api, 'house'), await uploaded(api, 'house')];
    for (const { put } of [agreed, other]) await put(new Uint8Array(8));
    const show = ({ put: _, ...image }: typeof agreed) => api.visitor().updateDoorImage(image);
    expect(await codeOf(show(agreed))).toBe('FORBIDDEN');
    await submitted(api, agreed.itemId, consents);
    await submitted(api, other.itemId, consents.slice(0, 3));
    expect(await codeOf(show(other))).toBe('FORBIDDEN');
    await show(agreed);
    await show(agreed);
    expect(await api.rows('doorImage')).toMatchObject([{ itemId: agreed.itemId, side: 'house' }]);
  });

  test('the supplier sees the picture of the house at the enquiry and its quote, until the person is erased', async () => {
    const api = await aTestApi();
    const { put, ...image } = await uploaded(api, 'house');
    await put(new Uint8Array(8));
    const { EnquiryId } = await submitted(api, image.itemId, consents);
    const { Id } = await api.installer().quote.create({ Id: '00000000-0000-4000-8000-00000000abcd', EnquiryId });
    const opened = async () => [
      (await api.installer().enquiry.open(EnquiryId)).HousePicture,
      (await api.installer().quote.getVersion({ Id })).HousePicture,
    ];
    expect(await opened()).toEqual([null, null]);
    await api.visitor().updateDoorImage(image);
    expect(await opened()).toEqual([image.imageUrl, image.imageUrl]);
    await api.admin().running.erasePerson({ EnquiryId });
    expect(await opened()).toEqual([null, null]);
  });

  test('too many upload targets are refused', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    api.controls.limited = true;
    const call = api.visitor().getImageUploadTarget({ itemId: Id, side: 'external' });
    expect(await codeOf(call)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('generateBom', () => {
  const linesIn = (api: TestApi) => api.rows('workInstruction');

  test('stores the lines, answers without them, and keeps its time while it is fresh [7.31]', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const first = await api.visitor().generateBom(Id);
    expect((await linesIn(api)).length).toBeGreaterThan(20);
    expect(Object.keys(first)).toEqual(['Id', 'BomUpdated', 'WorkInstructions']);
    api.controls.now += minutes(1);
    expect(await api.visitor().generateBom(Id)).toEqual(first);
    const changed = await api.visitor().selectDesign({ ItemId: Id, DesignId: 8 });
    const second = await api.visitor().generateBom(Id);
    expect(Date.parse(second.BomUpdated)).toBeGreaterThanOrEqual(Date.parse(changed.LastUpdated));
  });

  test('answers the codes of lines in error, once each [8.14]', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    const stored = await api.item(Id);
    if (!stored) throw new Error('not stored');
    const { hardware } = stored.item;
    const withoutHandle = { ...stored.item, hardware: { ...hardware, chosen: { ...hardware.chosen, handle: null } } };
    await api.transactions.run(api.clientId, ({ items }) => items.save({ ...stored, item: withoutHandle }));
    const { WorkInstructions } = await api.visitor().generateBom(Id);
    const kept = (await linesIn(api)).map(({ code }) => code);
    const inError = new Set(kept.filter((code) => code.startsWith('error')));
    expect(inError).toContain('error-handle');
    expect(inError.size).toBeLessThan(kept.length);
    expect(WorkInstructions).toEqual([...inError].map((WinSysStockCode) => ({ WinSysStockCode })));
  });

  test('lines go with the choices that they were for [4.28]', async () => {
    const api = await aTestApi();
    const { Id, LastUpdated } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    await api.visitor().generateBom(Id);
    const asked = async () => new Set((await linesIn(api)).map(({ dropdown }) => dropdown));
    const withPieces = await asked();
    await api.visitor().configureItem({ ItemId: Id, LastUpdated, Actions: [{ type: 'hardware.clearAll' }] });
    const left = await asked();
    const gone = [...withPieces].filter((dropdown) => !left.has(dropdown));
    expect(gone.toSorted()).toEqual(['handle', 'letterPlate']);
  });

  test('a visitor cannot ask for bills without end; the supplier’s people can', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    api.controls.limited = true;
    expect(await codeOf(api.visitor().generateBom(Id))).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(api.installer().generateBom(Id))).toBe('accepted');
  });

  test('another client’s item is not found', async () => {
    const api = await aTestApi();
    const { Id } = await api.visitor().createItemFromTemplate({ ItemId: 'single-door' });
    expect(await codeOf(api.visitor(-1023).generateBom(Id))).toBe('NOT_FOUND');
  });
});
