import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { installerRouter, publicRouter } from '@door/api/routers';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openBlobs } from './storage/open-blobs.ts';
import { deleteOldData } from './jobs/delete-old-data.ts';
import { createLogger } from './lib/log.ts';
import { backUp } from './db/backup/back-up.ts';
import { rowsOf } from './db/database.ts';
import { openEmbedded } from './db/open-embedded.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { type Calls, callsAt } from './testing/http-calls.ts';
import { logIn } from './testing/log-in.ts';
import { freePort } from './testing/free-port.ts';
import { aPicture } from './testing/samples.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** In every text that is written of the person, and nowhere else. */
const canary = 'Canarybird';
const phone = '087 165 5017 33';
/** Also as their number is kept for the search: the figures alone. */
const tellsOfThem = new RegExp(`${canary}|${phone}|${phone.replaceAll(' ', '').slice(1)}`, 'i');
const patience = { timeout: 30_000, interval: 100 };
const day = 24 * 60 * 60_000;

interface Target {
  readonly url: string;
  readonly blobUrl: string;
}

/** They ask, are measured and photographed, get a draft of a quote, and ask for their data. Answers their id as a customer. */
async function aPerson(visitor: Calls, office: Calls): Promise<string> {
  const { Id: ItemId } = await visitor.mutate<{ Id: string }>('createItemFromTemplate', { ItemId: 'single-door' });
  const { EnquiryId } = await visitor.mutate<{ EnquiryId: string }>('submitEnquiry', {
    ...{ ItemId, Name: canary, Email: `${canary}@example.com`, Phone: phone },
    ...{ Address: `4 ${canary} Lane`, Notes: `${canary} is at home after six` },
    Consents: ['terms', 'privacy', 'data-sharing', 'house-picture'].map((Kind) => ({
      ...{ Kind, Text: 'I agree', Given: true },
    })),
  });
  for (const side of ['external', 'internal', 'house']) {
    const imageUrl = await uploaded(await visitor.query<Target>('getImageUploadTarget', { itemId: ItemId, side }));
    await visitor.mutate('updateDoorImage', { itemId: ItemId, side, imageUrl });
  }
  const PhotoUrl = await uploaded(await office.query<Target>('item.getPhotoUploadTarget', ItemId));
  await office.mutate('item.addPhoto', { ItemId, PhotoUrl });
  const { Id } = await office.mutate<{ Id: string }>('customer.create', { Id: randomUUID(), EnquiryId });
  const draft = await office.mutate<{ Id: string; LastUpdated: string }>('quote.create', {
    Id: randomUUID(),
    EnquiryId,
  });
  const { Id: QuoteId, LastUpdated } = draft;
  const details = { Note: `For ${canary}`, DeliveryAddress: `4 ${canary} Lane` };
  await office.mutate('quote.updateDetails', { Id: QuoteId, LastUpdated, ...details });
  return Id;
}

async function uploaded({ url, blobUrl }: Target): Promise<string> {
  const headers = { 'content-type': 'image/png' };
  const { status } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(aPicture(30, 60)) });
  expect(status).toBe(201);
  return blobUrl;
}

test('of a person who is erased, nothing is found in rows, queue, mails, photos, zips, logs, new backups and the files of the embedded database', async () => {
  using folder = temporaryFolder();
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const settings = readSettings({ PORT: String(await freePort()), DATA_DIR: folder.path });
  const database = await openEmbedded(join(folder.path, 'db'));
  const { blobs, pngs } = await openBlobs(settings);
  const routers = { public: publicRouter, installer: installerRouter };
  const serving = await serve({ settings, database, routers, pages: folder.path, log });

  const filesUnder = (name: string) =>
    readdirSync(folder.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes(name))
      .map((entry) => join(entry.parentPath, entry.name));
  /** Files that name the person, but for backups. */
  const filesThatTell = () => filesUnder('').filter((file) => !file.endsWith('.gz') && told(readFileSync(file)));
  const told = (bytes: Buffer | string) => tellsOfThem.test(bytes.toString());
  /** Tables of every schema, the queue's too, with a row that names the person. */
  const tables = async () => {
    const all = rowsOf(
      await database.queries.execute(
        sql`select table_schema as s, table_name as t from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
      ),
    );
    const found: string[] = [];
    for (const { s, t } of all) {
      const table = sql`${sql.identifier(String(s))}.${sql.identifier(String(t))}`;
      const has = sql`select 1 from ${table} as each where each::text ~* ${tellsOfThem.source} limit 1`;
      if (rowsOf(await database.queries.execute(has)).length > 0) found.push(String(t));
    }
    return found;
  };
  const backedUp = async () => {
    const file = join(folder.path, `${randomUUID()}.gz`);
    await backUp({ database, blobs, file });
    return gunzipSync(readFileSync(file));
  };

  try {
    const visitor = callsAt(settings.publicUrl);
    const office = callsAt(
      settings.publicUrl,
      (await logIn(settings.publicUrl, 'admin@example.com')).tokens.access_token,
    );
    const CustomerId = await aPerson(visitor, office);
    await office.mutate('running.makePersonZip', { Id: randomUUID(), Person: { CustomerId } });
    await vi.waitUntil(() => filesUnder('mail').length === 2 && filesUnder('personzips').length === 1, patience);
    const houses = () => filesUnder('framecontainers').filter((file) => file.includes('-house-'));
    expect([filesUnder('surveyphotos').length, houses().length]).toEqual([1, 1]);
    expect(filesUnder('mail').some((file) => told(readFileSync(file)))).toBe(true);
    expect((await tables()).length).toBeGreaterThan(3);
    // A checkpoint, as after every 32 MB of writes: from then on the tables' own files have the rows, too.
    await database.queries.execute(sql`checkpoint`);
    expect(filesThatTell().some((file) => file.includes('/db/base/'))).toBe(true);
    expect(told(await backedUp())).toBe(true);

    await office.mutate('customer.erasePerson', { Id: CustomerId });
    await vi.waitUntil(() => filesUnder('mail').length + filesUnder('personzips').length === 0, patience);
    await deleteOldData({
      database,
      enqueue: async () => undefined,
      blobs,
      mails: [join(folder.path, 'mail')],
      now: () => new Date(Date.now() + 2 * day),
    })();
    expect([...filesUnder('surveyphotos'), ...houses()]).toEqual([]);
    expect(await tables()).toEqual([]);
    await vi.waitFor(() => expect(filesThatTell()).toEqual([]), patience);
    expect(told(await backedUp())).toBe(false);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(told)).toEqual([]);
  } finally {
    await serving.stop();
    await pngs.stop();
    await database.close();
  }
});
