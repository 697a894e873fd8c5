import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BlobName, PaperFile } from '@door/api/ports/blobs';
import { clientId } from '@door/domain/door/model/ids';
import { demoSuppliers } from '@door/catalogue/demo';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { BlobStore } from '../../storage/blob-name.ts';
import { fileBlobs } from '../../storage/file-blobs.ts';
import { accountsOf } from '../../login/accounts.ts';
import { addAccount, demoSupplier } from '../../testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer } from '../../testing/open-test-server.ts';
import { aPicture, anEnquiry, aShare, aStoredItem } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { client } from '../settings/schema.ts';
import { verifyHistory } from '../verify-history.ts';

const client1022 = clientId(-1022);
const version = '0192b1a0-0000-7000-8000-000000000001';
const surveyor = '0192b1a0-0000-7000-8000-000000000002';
const made = (name: string, type: PaperFile['type']): PaperFile => ({ container: 'documents', name, type });
const picture = made('a'.repeat(64), 'jpg');
const document = {
  pdf: made(version, 'pdf'),
  sha256: 'ab12',
  size: 4,
  pictures: [{ lineId: version, external: picture, internal: picture }],
} as const;
const storeIn = (folder: string) =>
  fileBlobs({ folder, publicUrl: 'http://localhost:3000', key: Buffer.alloc(32), now: () => new Date() });

const other = { embedded: 'postgres', postgres: 'embedded' } as const;
const pairs = databasesHere.map((from) => [from, databasesHere.includes(other[from]) ? other[from] : from] as const);

describe.each(pairs)('a backup of the %s database', (from, to) => {
  test(`is restored completely into a new ${to} one, with pictures and queued mails`, async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'backup.gz');
    const [blobs, newBlobs] = [storeIn(join(folder.path, 'a')), storeIn(join(folder.path, 'b'))];
    await using server = await openTestServer(from);
    const { stored, enquiry, share, picture } = await anEnquiryWithPicture(server, blobs);
    await backUp({ database: server.database, blobs, file });

    await using fresh = await openTestServer(to);
    await deleteAll(fresh);
    const into = { database: fresh.database, blobs: newBlobs, enqueue: fresh.jobs.enqueue };
    const half = join(folder.path, 'half.gz');
    writeFileSync(half, gzipSync(gunzipSync(readFileSync(file)).toString().split('\n').slice(0, 10).join('\n')));
    const cut = join(folder.path, 'cut.gz');
    writeFileSync(cut, readFileSync(file).subarray(0, -100));
    for (const part of [half, cut]) {
      await expect(restore({ ...into, file: part })).rejects.toThrow('is not a whole backup');
    }
    await restore({ ...into, file });

    const found = await fresh.transactions.run(client1022, async (stores) => ({
      stored: await stores.items.load(stored.item.id),
      enquiry: await stores.enquiries.ofItem(stored.item.id),
      images: await stores.images.of(stored.item.id),
      share: await stores.shares.load(share.id),
    }));
    expect(found).toMatchObject({ stored, enquiry, share, images: [{ side: 'external', version }] });
    expect(Buffer.from((await newBlobs.read(picture)) ?? [])).toEqual(aPicture());
    const photo = { container: 'surveyphotos', of: stored.item.id, version } as const;
    expect(Buffer.from((await newBlobs.read(photo)) ?? [])).toEqual(aPicture(5, 5));
    expect(Buffer.from((await newBlobs.readMade(document.pdf)) ?? []).toString()).toBe('%PDF');
    expect(Buffer.from((await newBlobs.readMade(document.pictures[0].internal)) ?? []).toString()).toBe('jpg');
    expect(await fresh.queuedMails()).toEqual(await server.queuedMails());
    expect((await fresh.suppliers.find(clientId(-1023)))?.catalogue.rows).toEqual(demoSuppliers[1]?.rows);
    expect(await accountsOf(fresh.database).byEmail(`${surveyor}@example.com`)).toMatchObject({ role: 'installer' });
    const [written, restored] = await Promise.all([server, fresh].map(({ database }) => verifyHistory(database)));
    expect(restored).toEqual(written);
    expect(restored?.flatMap(({ faults }) => faults)).toEqual([]);
    expect(restored?.some(({ entries }) => entries > 0)).toBe(true);
    await expect(restore({ ...into, file })).rejects.toThrow('The database is not empty.');
  });
});

test('each file is in the backup before the next one is read: no more than a few are in memory', async () => {
  using folder = temporaryFolder();
  await using server = await openTestServer('embedded');
  const files = Array.from({ length: 16 }, (_, at) => made(at.toString(16).repeat(64), 'jpg'));
  await server.transactions.run(client1022, async ({ documents }) => {
    await documents.begin({
      id: surveyor,
      kind: 'quote',
      aboutId: surveyor,
      version: 1,
      at: new Date(0).toISOString(),
    });
    const pictures = files.map((external) => ({ lineId: version, external, internal: external }));
    await documents.finish(surveyor, { ...document, pictures });
  });
  const file = join(folder.path, 'backup.gz');
  const written: number[] = [];
  const store = storeIn(folder.path);
  const blobs: BlobStore = {
    ...store,
    readMade: async () => {
      written.push(statSync(`${file}.unfinished`).size);
      return randomBytes(1024 ** 2);
    },
  };
  expect((await backUp({ database: server.database, blobs, file })).missingFiles).toBe(0);
  // The PDF and its pictures; as many bytes wait to be packed and written as two of them have.
  expect(written).toHaveLength(17);
  expect(written.filter((bytes, read) => bytes < (read - 2) * 1024 ** 2)).toEqual([]);
});

test('a backup that fails leaves no file, and one of files that were deleted meanwhile says so', async () => {
  using folder = temporaryFolder();
  await using server = await openTestServer('embedded');
  const blobs = storeIn(folder.path);
  const { picture } = await anEnquiryWithPicture(server, blobs);
  await blobs.remove(picture);
  const file = join(folder.path, 'backup.gz');
  expect((await backUp({ database: server.database, blobs, file })).missingFiles).toBe(1);
  const broken = { ...blobs, read: () => Promise.reject(new Error('The store is away.')) };
  const again = join(folder.path, 'again.gz');
  await expect(backUp({ database: server.database, blobs: broken, file: again })).rejects.toThrow('The store is away.');
  expect([again, `${again}.unfinished`].filter((path) => existsSync(path))).toEqual([]);
});

test.each([1, 2, 4])(
  'a backup of format %s, which another version has made, is refused with a sentence',
  async (format) => {
    using folder = temporaryFolder();
    const [file, other] = [join(folder.path, 'backup.gz'), join(folder.path, 'other.gz')];
    await using server = await openTestServer('embedded');
    const blobs = storeIn(folder.path);
    await backUp({ database: server.database, blobs, file });
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(other, gzipSync(text.replace('"format":3', `"format":${String(format)}`)));
    const restoring = restore({ database: server.database, blobs, enqueue: server.jobs.enqueue, file: other });
    await expect(restoring).rejects.toThrow(format < 3 ? 'is of a version before 0.2.0' : 'is of a newer version');
  },
);
async function anEnquiryWithPicture(server: TestServer, blobs: ReturnType<typeof storeIn>) {
  const supplier = await demoSupplier(server);
  const stored = aStoredItem(supplier);
  const enquiry = anEnquiry(stored);
  const share = aShare(stored);
  const itemId = stored.item.id;
  const picture: BlobName = { container: 'framecontainers', itemId, side: 'external', version };
  await blobs.put(picture, aPicture());
  await blobs.put({ container: 'surveyphotos', of: itemId, version }, aPicture(5, 5));
  await blobs.putMade(document.pdf, Buffer.from('%PDF'));
  await blobs.putMade(document.pictures[0].internal, Buffer.from('jpg'));
  await addAccount(server, { id: surveyor, role: 'installer' });
  await server.transactions.run(
    client1022,
    async ({ items, enquiries, images, surveys, shares, documents, outbox }) => {
      const at = stored.lastUpdated;
      await documents.begin({ id: surveyor, kind: 'quote', aboutId: surveyor, version: 1, at });
      await documents.finish(surveyor, document);
      await items.create(stored);
      await enquiries.add(enquiry);
      await surveys.addPhoto({ of: itemId, id: version, addedBy: surveyor, addedAt: stored.lastUpdated });
      await images.save({ itemId, side: 'external', version, updatedAt: stored.lastUpdated });
      await shares.save(share);
      await outbox.add({ kind: 'enquiry-to-supplier', clientId: client1022, enquiryId: enquiry.id, itemId });
    },
  );
  return { stored, enquiry, share, picture };
}

const deleteAll = ({ database }: TestServer) => database.queries.execute(sql`truncate ${client} cascade`);
