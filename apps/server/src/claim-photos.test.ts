import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Photo } from '@door/api/ports/blobs';
import { installerRouter } from '@door/api/routers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { backUp } from './db/backup/back-up.ts';
import { restore } from './db/backup/restore.ts';
import { deleteOldData } from './jobs/delete-old-data.ts';
import { fileBlobs } from './storage/file-blobs.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';
import { aPicture } from './testing/samples.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000c8';
const storeIn = (folder: string) =>
  fileBlobs({ folder, publicUrl: 'http://localhost:3000', key: Buffer.alloc(32), now: () => new Date() });

/** A claim with one photo, and another one that was only uploaded. */
async function aClaimWithPhotos(server: TestServer, blobs: ReturnType<typeof storeIn>) {
  await addAccount(server, { id: userId, role: 'admin' });
  const { vendor, purchase, inventory } = installerRouter.createCaller(
    callContext(server, { caller: { role: 'admin', userId }, blobs }),
  );
  const Place = (await inventory.places()).Places[0]?.Id ?? '';
  const { Id: VendorId } = await vendor.create({ Id: randomUUID(), Name: 'Latch' });
  const [PurchaseId, LineId, ClaimId] = [randomUUID(), randomUUID(), randomUUID()];
  const line = { LineId, Key: 'CY-3K', Quantity: '2', Price: { Amount: '2.50', Per: '1' } };
  const { LastUpdated } = await purchase.create({ Id: PurchaseId, VendorId, Lines: [line] });
  await purchase.send({ Id: PurchaseId, LastUpdated, How: 'phone' });
  await purchase.receive({ Id: randomUUID(), PurchaseId, Lines: [{ LineId, Quantity: '2', Place }] });
  await purchase.claim({ Id: ClaimId, PurchaseId, LineId, Reason: 'damaged', Wish: 'credit', Quantity: '1' });
  const upload = async () => {
    const { blobUrl } = await purchase.getClaimPhotoUploadTarget(ClaimId);
    const name = blobs.nameIn(blobUrl);
    if (name?.container !== 'claimphotos') throw new Error('Photos of claims lie among themselves.');
    await blobs.put(name, aPicture());
    return { name, PhotoUrl: blobUrl };
  };
  const [{ name: shown, PhotoUrl }, { name: left }] = [await upload(), await upload()];
  await purchase.addClaimPhoto({ ClaimId, PhotoUrl });
  return { ClaimId, shown, left, remove: () => purchase.removeClaimPhoto({ ClaimId, PhotoId: shown.version }) };
}

test.each(databasesHere)(
  'photos of a claim stay as long as it shows them, and go with the backup of the %s database',
  async (kind) => {
    using folder = temporaryFolder();
    const [blobs, newBlobs] = [storeIn(join(folder.path, 'a')), storeIn(join(folder.path, 'b'))];
    await using server = await openTestServer(kind);
    const { ClaimId, shown, left, remove } = await aClaimWithPhotos(server, blobs);
    const isThere = async (photo: Photo) => (await blobs.read(photo)) !== undefined;
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60_000);
    const facts = {
      database: server.database,
      enqueue: server.jobs.enqueue,
      blobs,
      mails: [join(folder.path, 'mail')],
    };
    const clean = deleteOldData({ ...facts, now: () => inTwoDays });
    await clean();
    expect([await isThere(shown), await isThere(left)]).toEqual([true, false]);

    const file = join(folder.path, 'backup.gz');
    await backUp({ database: server.database, blobs, file });
    await using fresh = await openTestServer(kind);
    await fresh.database.queries.execute(sql`truncate client cascade`);
    await restore({ database: fresh.database, blobs: newBlobs, enqueue: fresh.jobs.enqueue, file });
    const [photo] = await fresh.transactions.run(testClient, ({ claims }) => claims.photos([ClaimId]));
    expect(photo).toMatchObject({ of: ClaimId, id: shown.version, addedBy: userId });
    expect(Buffer.from((await newBlobs.read(shown)) ?? [])).toEqual(aPicture());

    await remove();
    await clean();
    expect(await isThere(shown)).toBe(false);
  },
);
