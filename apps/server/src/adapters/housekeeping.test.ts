import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { DoorPicture, SurveyPicture } from '@door/api/ports/blobs';
import type { Shop, StoredItem, Supplier } from '@door/api/ports/shop';
import { clientId } from '@door/domain/item/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesHere, type OpenShop, openShop } from '../testing/open-shop.ts';
import { aPicture } from '../testing/picture.ts';
import { anEnquiry, aShare, aStoredItem } from '../testing/sample.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { fileBlobs } from './blobs-files.ts';
import { housekeeping } from './housekeeping.ts';

const client = clientId(-1022);
const hours = (count: number) => count * 60 * 60_000;
const days = (count: number) => hours(24 * count);
const later = (ms: number) => new Date(Date.now() + ms);

describe.each(databasesHere)('housekeeping on the %s database', (kind) => {
  const folder = temporaryFolder();
  const key = Buffer.alloc(32);
  const blobs = fileBlobs({ folder: folder.path, publicUrl: 'http://localhost:3000', key, now: () => new Date() });
  let shop: OpenShop;
  let supplier: Supplier;
  let stored: StoredItem;
  const transact = <T>(work: (shop: Shop) => Promise<T>) => shop.shops.transact(client, work);
  const keepHouse = (now: Date) => housekeeping({ database: shop.database, blobs, now: () => now })();

  beforeAll(async () => {
    shop = await openShop(kind);
    const found = await shop.suppliers.find(client);
    if (!found) throw new Error('The demo supplier is missing.');
    supplier = found;
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  beforeEach(async () => {
    await shop.forgetItems();
    stored = { ...aStoredItem(supplier), lastUpdated: new Date().toISOString() };
    await transact(({ items }) => items.create(stored));
  });

  async function uploaded(of: Partial<DoorPicture> = {}): Promise<DoorPicture> {
    const name: DoorPicture = {
      container: 'framecontainers',
      itemId: stored.item.id,
      side: 'external',
      version: randomUUID(),
      ...of,
    };
    await blobs.put(name, aPicture());
    return name;
  }

  async function shown(of: Partial<DoorPicture> = {}): Promise<DoorPicture> {
    const name = await uploaded(of);
    const { id: itemId } = stored.item;
    const { side, version } = name;
    const updatedAt = new Date().toISOString();
    await transact(({ images }) => images.record({ itemId, side, version, url: 'u', updatedAt }));
    return name;
  }

  const isThere = async (name: DoorPicture) => (await blobs.read(name)) !== undefined;

  test('a picture that another version replaced, or that was never shown, goes after a day', async () => {
    const superseded = await shown();
    const current = await shown();
    const inside = await shown({ side: 'internal' });
    const neverShown = await uploaded();
    const all = [superseded, current, inside, neverShown];
    await keepHouse(later(hours(23)));
    expect(await Promise.all(all.map(isThere))).toEqual([true, true, true, true]);
    await keepHouse(later(hours(25)));
    expect(await Promise.all(all.map(isThere))).toEqual([false, true, true, false]);
  });

  test('photos that a survey shows stay with their item; others go after a day', async () => {
    const [kept, other] = [randomUUID(), randomUUID()].map((version): SurveyPicture => {
      return { container: 'surveyphotos', itemId: stored.item.id, version };
    });
    if (!kept || !other) throw new Error('There are two photos.');
    for (const name of [kept, other]) await blobs.put(name, aPicture());
    const { item } = stored;
    const photo = { itemId: item.id, id: kept.version, url: 'u', addedBy: randomUUID(), addedAt: stored.lastUpdated };
    await transact(({ surveys }) => surveys.addPhoto(photo));
    await keepHouse(later(days(400)));
    const there = await Promise.all([kept, other].map(async (name) => (await blobs.read(name)) !== undefined));
    expect(there).toEqual([true, false]);
    // What somebody has surveyed is not abandoned, sent or not.
    expect(await transact(({ items }) => items.load(item.id))).toBeDefined();
  });

  test('more pictures than are looked at together', async () => {
    const many = await Promise.all(Array.from({ length: 230 }, () => uploaded()));
    const current = await shown();
    await keepHouse(later(hours(25)));
    expect((await Promise.all(many.map(isThere))).filter(Boolean)).toEqual([]);
    expect(await isThere(current)).toBe(true);
  });

  test('pictures of items that nobody here knows may be another database’s', async () => {
    const foreign = await uploaded({ itemId: randomUUID() });
    await keepHouse(later(days(400)));
    expect(await isThere(foreign)).toBe(true);
  });

  test('a version that is being removed cannot become the picture meanwhile', async () => {
    const superseded = await uploaded();
    const removals = new EventEmitter();
    const slowly = {
      ...blobs,
      remove: async (name: DoorPicture) => {
        removals.emit('begun');
        await new Promise((done) => setTimeout(done, 100));
        await blobs.remove(name);
      },
    };
    const begun = once(removals, 'begun');
    const keeping = housekeeping({ database: shop.database, blobs: slowly, now: () => later(hours(25)) })();
    await begun;
    const seen = await transact(async ({ items }) => {
      await items.load(stored.item.id);
      return isThere(superseded);
    });
    expect(seen).toBe(false);
    await keeping;
  });

  test('what nobody sent goes after 30 days with its pictures; what was sent stays', async () => {
    const abandoned = await shown();
    const sent = { ...aStoredItem(supplier), lastUpdated: stored.lastUpdated };
    await transact(async ({ items, enquiries }) => {
      await items.create({ ...sent, submittedAt: sent.lastUpdated });
      await enquiries.add(anEnquiry(sent));
    });
    const load = ({ item }: StoredItem) => transact(({ items }) => items.load(item.id));
    await keepHouse(later(days(29)));
    expect(await load(stored)).toBeDefined();
    await keepHouse(later(days(31)));
    expect([await load(stored), await isThere(abandoned)]).toEqual([undefined, false]);
    expect(await load(sent)).toBeDefined();
  });

  test('what somebody of the supplier works on stays, although nobody has sent it', async () => {
    const line = { about: 'item', aboutId: stored.item.id, kind: 'design', from: null, to: null, reason: '' } as const;
    await transact(({ history }) => history.add([{ ...line, who: randomUUID(), at: stored.lastUpdated }]));
    await keepHouse(later(days(31)));
    expect(await transact(({ items }) => items.load(stored.item.id))).toBeDefined();
  });

  test('a shared design outlives its item, and goes a year after it was last asked for', async () => {
    const share = { ...aShare(stored), madeAt: new Date().toISOString() };
    await transact(({ shares }) => shares.keep(share));
    const load = () => transact(({ shares }) => shares.load(share.id));
    await keepHouse(later(days(364)));
    expect(await load()).toEqual(share);
    expect(await transact(({ items }) => items.load(stored.item.id))).toBeUndefined();
    await transact(({ shares }) => shares.keep({ ...share, madeAt: later(days(100)).toISOString() }));
    await keepHouse(later(days(366)));
    expect(await load()).toBeDefined();
    await keepHouse(later(days(466)));
    expect(await load()).toBeUndefined();
  });
});
