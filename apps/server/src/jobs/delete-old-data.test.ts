import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventEmitter, once } from 'node:events';
import type { DoorPicture, Photo } from '@door/api/ports/blobs';
import type { Stores } from '@door/api/ports/stores';
import type { StoredItem } from '@door/api/item/item-store';
import type { Supplier } from '@door/api/ports/supplier';
import { clientId } from '@door/domain/door/model/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoSupplier } from '../testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer } from '../testing/open-test-server.ts';
import { aPicture, anEnquiry, aShare, aStoredItem } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fileBlobs } from '../storage/file-blobs.ts';
import { deleteOldData } from './delete-old-data.ts';

const client = clientId(-1022);
const hours = (count: number) => count * 60 * 60_000;
const days = (count: number) => hours(24 * count);
const later = (ms: number) => new Date(Date.now() + ms);

describe.each(databasesHere)('deleting old data from the %s database', (kind) => {
  const folder = temporaryFolder();
  const mails = join(folder.path, 'mail');
  const key = Buffer.alloc(32);
  const blobs = fileBlobs({ folder: folder.path, publicUrl: 'http://localhost:3000', key, now: () => new Date() });
  let server: TestServer;
  let supplier: Supplier;
  let stored: StoredItem;
  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(client, work);
  const facts = () => ({ database: server.database, enqueue: server.jobs.enqueue, blobs, mails: [mails] });
  const deleteOld = (now: Date) => deleteOldData({ ...facts(), now: () => now })();

  beforeAll(async () => {
    server = await openTestServer(kind);
    supplier = await demoSupplier(server);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  beforeEach(async () => {
    await server.deleteItems();
    stored = { ...aStoredItem(supplier), lastUpdated: new Date().toISOString() };
    await transact(({ items }) => items.create(stored));
  });

  async function upload(of: Partial<DoorPicture> = {}): Promise<DoorPicture> {
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

  async function uploadAndShow(of: Partial<DoorPicture> = {}): Promise<DoorPicture> {
    const name = await upload(of);
    const { id: itemId } = stored.item;
    const { side, version } = name;
    const updatedAt = new Date().toISOString();
    await transact(({ images }) => images.save({ itemId, side, version, updatedAt }));
    return name;
  }

  const isThere = async (name: DoorPicture) => (await blobs.read(name)) !== undefined;

  test('a picture that was replaced or never shown is deleted after a day', async () => {
    const superseded = await uploadAndShow();
    const current = await uploadAndShow();
    const inside = await uploadAndShow({ side: 'internal' });
    const neverShown = await upload();
    const all = [superseded, current, inside, neverShown];
    await deleteOld(later(hours(23)));
    expect(await Promise.all(all.map(isThere))).toEqual([true, true, true, true]);
    await deleteOld(later(hours(25)));
    expect(await Promise.all(all.map(isThere))).toEqual([false, true, true, false]);
  });

  test('photos of a survey stay as long as their item; other photos are deleted after a day', async () => {
    const [recorded, other] = [randomUUID(), randomUUID()].map((version): Photo => {
      return { container: 'surveyphotos', of: stored.item.id, version };
    });
    if (!recorded || !other) throw new Error('There are two photos.');
    for (const name of [recorded, other]) await blobs.put(name, aPicture());
    const { item } = stored;
    const photo = { of: item.id, id: recorded.version, addedBy: randomUUID(), addedAt: stored.lastUpdated };
    await transact(({ surveys }) => surveys.addPhoto(photo));
    await deleteOld(later(days(400)));
    const there = await Promise.all([recorded, other].map(async (name) => (await blobs.read(name)) !== undefined));
    expect(there).toEqual([true, false]);
    // An item with a survey is not abandoned, even if it was never sent.
    expect(await transact(({ items }) => items.load(item.id))).toBeDefined();
  });

  test('more pictures than one batch holds', async () => {
    const many = await Promise.all(Array.from({ length: 230 }, () => upload()));
    const current = await uploadAndShow();
    await deleteOld(later(hours(25)));
    expect((await Promise.all(many.map(isThere))).filter(Boolean)).toEqual([]);
    expect(await isThere(current)).toBe(true);
  });

  test('mails that were written as files are deleted after 30 days, half written ones too', async () => {
    mkdirSync(mails, { recursive: true });
    for (const [name, age] of [
      ['old.eml', 31],
      ['.unfinished', 31],
      ['new.eml', 29],
    ] as const) {
      writeFileSync(join(mails, name), 'mail');
      utimesSync(join(mails, name), later(-days(age)), later(-days(age)));
    }
    await deleteOld(new Date());
    expect(readdirSync(mails)).toEqual(['new.eml']);
  });

  test('pictures of unknown items stay: they may belong to another database', async () => {
    const foreign = await upload({ itemId: randomUUID() });
    await deleteOld(later(days(400)));
    expect(await isThere(foreign)).toBe(true);
  });

  test('a version that is being removed cannot become the picture meanwhile', async () => {
    const superseded = await upload();
    const removals = new EventEmitter();
    const slowly = {
      ...blobs,
      remove: async (name: DoorPicture) => {
        removals.emit('started');
        await new Promise((done) => setTimeout(done, 100));
        await blobs.remove(name);
      },
    };
    const started = once(removals, 'started');
    const deletion = deleteOldData({ ...facts(), blobs: slowly, now: () => later(hours(25)) })();
    await started;
    const seen = await transact(async ({ items }) => {
      await items.load(stored.item.id);
      return isThere(superseded);
    });
    expect(seen).toBe(false);
    await deletion;
  });

  test('an item that was never sent is deleted after 30 days with its pictures; a sent one stays', async () => {
    const abandoned = await uploadAndShow();
    const sent = { ...aStoredItem(supplier), lastUpdated: stored.lastUpdated };
    await transact(async ({ items, enquiries }) => {
      await items.create({ ...sent, submittedAt: sent.lastUpdated });
      await enquiries.add(anEnquiry(sent));
    });
    const load = ({ item }: StoredItem) => transact(({ items }) => items.load(item.id));
    await deleteOld(later(days(29)));
    expect(await load(stored)).toBeDefined();
    await deleteOld(later(days(31)));
    expect([await load(stored), await isThere(abandoned)]).toEqual([undefined, false]);
    expect(await load(sent)).toBeDefined();
  });

  test('an item that the supplier’s people work on stays, even if it was never sent', async () => {
    const line = { about: 'item', aboutId: stored.item.id, kind: 'design', from: null, to: null, reason: '' } as const;
    await transact(({ history }) => history.add([{ ...line, who: randomUUID(), at: stored.lastUpdated }]));
    await deleteOld(later(days(31)));
    expect(await transact(({ items }) => items.load(stored.item.id))).toBeDefined();
  });

  test('a shared design stays when its item is deleted, until a year after its last use', async () => {
    const share = { ...aShare(stored), madeAt: new Date().toISOString() };
    await transact(({ shares }) => shares.save(share));
    const load = () => transact(({ shares }) => shares.load(share.id));
    await deleteOld(later(days(364)));
    expect(await load()).toEqual(share);
    expect(await transact(({ items }) => items.load(stored.item.id))).toBeUndefined();
    await transact(({ shares }) => shares.save({ ...share, madeAt: later(days(100)).toISOString() }));
    await deleteOld(later(days(366)));
    expect(await load()).toBeDefined();
    await deleteOld(later(days(466)));
    expect(await load()).toBeUndefined();
  });

  test('a page of a family is deleted with its hearts a month after its maker’s last change', async () => {
    const door = { id: randomUUID(), shareId: randomUUID() };
    const page = { id: randomUUID(), tokenHash: 'a'.repeat(64), doors: [door], changedAt: new Date().toISOString() };
    await transact(({ families }) => families.save(page));
    await transact(({ families }) => families.addHeart(page.id, { doorId: door.id, device: 'b'.repeat(64) }));
    await deleteOld(later(days(29)));
    expect(await transact(({ families }) => families.load(page.id))).toEqual(page);
    await deleteOld(later(days(31)));
    expect(await transact(({ families }) => families.load(page.id))).toBeUndefined();
    expect(await transact(({ families }) => families.hearts(page.id))).toEqual([]);
  });
});
