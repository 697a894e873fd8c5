import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const aDoor = async (api: TestApi): Promise<string> =>
  (await api.installer().createItemFromTemplate({ ItemId: 'single-door' })).Id;

describe('photos of a survey', () => {
  async function uploaded(api: TestApi, id: string): Promise<string> {
    const { blobUrl } = await api.installer().item.getPhotoUploadTarget(id);
    const name = api.blobs.nameIn(blobUrl);
    if (name) await api.blobs.put(name, new Uint8Array([1]));
    return blobUrl;
  }
  test('are added once each, at most 12, and can be removed', async () => {
    const api = await aTestApi();
    const ItemId = await aDoor(api);
    const PhotoUrl = await uploaded(api, ItemId);
    const first = await api.installer().item.addPhoto({ ItemId, PhotoUrl });
    expect(await api.installer().item.addPhoto({ ItemId, PhotoUrl })).toEqual(first);
    for (let more = 0; more < 11; more += 1) {
      await api.installer().item.addPhoto({ ItemId, PhotoUrl: await uploaded(api, ItemId) });
    }
    const oneTooMany = api.installer().item.addPhoto({ ItemId, PhotoUrl: await uploaded(api, ItemId) });
    expect(await codeOf(oneTooMany)).toBe('CONFLICT');
    const PhotoId = first.Photos[0]?.Id ?? '';
    expect((await api.installer().item.removePhoto({ ItemId, PhotoId })).Photos).toHaveLength(11);
    expect((await api.installer().item.removePhoto({ ItemId, PhotoId })).Photos).toHaveLength(11);
  });
  test('must be valid PNG pictures of this item', async () => {
    const api = await aTestApi();
    const [ItemId, other] = [await aDoor(api), await aDoor(api)];
    const add = (PhotoUrl: string) => codeOf(api.installer().item.addPhoto({ ItemId, PhotoUrl }));
    const { blobUrl } = await api.installer().item.getPhotoUploadTarget(ItemId);
    expect([await add(blobUrl), await add(await uploaded(api, other)), await add('https://example.com/a.png')]).toEqual(
      ['BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST'],
    );
    const door = await api.installer().getImageUploadTarget({ itemId: ItemId, side: 'external' });
    expect(await add(door.blobUrl)).toBe('BAD_REQUEST');
    api.controls.fault = 'The PNG picture is damaged.';
    expect(await add(await uploaded(api, ItemId))).toBe('BAD_REQUEST');
  });
});
