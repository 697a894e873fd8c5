import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { BlobName } from '@door/api/ports/blobs';
import { clientId } from '@door/domain/item/ids';
import { demoSuppliers } from '@door/catalogue/demo';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fileBlobs } from '../adapters/blobs-files.ts';
import { accountsOf } from '../login/accounts.ts';
import { databasesHere, type OpenShop, openShop } from '../testing/open-shop.ts';
import { aPicture } from '../testing/picture.ts';
import { anEnquiry, aShare, aStoredItem } from '../testing/sample.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { backUp, restore } from './backup.ts';
import { client } from './tables/client.ts';

const client1022 = clientId(-1022);
const version = '0192b1a0-0000-7000-8000-000000000001';
const surveyor = '0192b1a0-0000-7000-8000-000000000002';
const storeIn = (folder: string) =>
  fileBlobs({ folder, publicUrl: 'http://localhost:3000', key: Buffer.alloc(32), now: () => new Date() });

const other = { embedded: 'postgres', postgres: 'embedded' } as const;
const ways = databasesHere.map((from) => [from, databasesHere.includes(other[from]) ? other[from] : from] as const);

describe.each(ways)('a backup of the %s database', (from, to) => {
  test(`comes back whole in a new ${to} one, with pictures and waiting mails`, async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'backup.gz');
    const [blobs, newBlobs] = [storeIn(join(folder.path, 'a')), storeIn(join(folder.path, 'b'))];
    await using shop = await openShop(from);
    const { stored, enquiry, share, picture } = await anEnquiryWithPicture(shop, blobs);
    await backUp({ database: shop.database, blobs, file });

    await using fresh = await openShop(to);
    await emptied(fresh);
    const into = { database: fresh.database, blobs: newBlobs, enqueue: fresh.jobs.enqueue };
    const half = join(folder.path, 'half.gz');
    writeFileSync(half, gzipSync(gunzipSync(readFileSync(file)).toString().split('\n').slice(0, 40).join('\n')));
    await expect(restore({ ...into, file: half })).rejects.toThrow('is not a whole backup');
    await restore({ ...into, file });

    const found = await fresh.shops.transact(client1022, async (there) => ({
      stored: await there.items.load(stored.item.id),
      enquiry: await there.enquiries.ofItem(stored.item.id),
      images: await there.images.of(stored.item.id),
      share: await there.shares.load(share.id),
    }));
    expect(found).toMatchObject({ stored, enquiry, share, images: [{ side: 'external', version }] });
    expect(Buffer.from((await newBlobs.read(picture)) ?? [])).toEqual(aPicture());
    const photo = { container: 'surveyphotos', itemId: stored.item.id, version } as const;
    expect(Buffer.from((await newBlobs.read(photo)) ?? [])).toEqual(aPicture(5, 5));
    expect(await fresh.queued()).toEqual(await shop.queued());
    expect((await fresh.suppliers.find(clientId(-1023)))?.catalogue.rows).toEqual(demoSuppliers[1]?.rows);
    expect(await accountsOf(fresh.database).byEmail('surveyor@example.com')).toMatchObject({ role: 'installer' });
    await expect(restore({ ...into, file })).rejects.toThrow('The database is not empty.');
  });
});

async function anEnquiryWithPicture(shop: OpenShop, blobs: ReturnType<typeof storeIn>) {
  const supplier = await shop.suppliers.find(client1022);
  if (!supplier) throw new Error('The demo supplier is missing.');
  const stored = aStoredItem(supplier);
  const enquiry = anEnquiry(stored);
  const share = aShare(stored);
  const itemId = stored.item.id;
  const picture: BlobName = { container: 'framecontainers', itemId, side: 'external', version };
  await blobs.put(picture, aPicture());
  await blobs.put({ container: 'surveyphotos', itemId, version }, aPicture(5, 5));
  await accountsOf(shop.database).add({
    id: surveyor,
    clientId: client1022,
    email: 'surveyor@example.com',
    name: 'Sam Reed',
    role: 'installer',
    passwordHash: null,
    createdAt: new Date(),
  });
  await shop.shops.transact(client1022, async ({ items, enquiries, images, surveys, shares, outbox }) => {
    await items.create(stored);
    await enquiries.add(enquiry);
    await surveys.addPhoto({ itemId, id: version, url: 'p', addedBy: surveyor, addedAt: stored.lastUpdated });
    await images.record({ itemId, side: 'external', version, url: 'u', updatedAt: stored.lastUpdated });
    await shares.keep(share);
    await outbox.send({ kind: 'enquiry-to-supplier', clientId: client1022, enquiryId: enquiry.id, itemId });
  });
  return { stored, enquiry, share, picture };
}

const emptied = ({ database }: OpenShop) => database.queries.execute(sql`truncate ${client} cascade`);
