import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BlobName, DoorPicture, MadeFile } from '@door/api/ports/blobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOutage } from '../db/outage.ts';
import { aPicture } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkPng } from './png/check-png.ts';
import { azureBlobs, prepareAzure } from './azure-blobs.ts';
import { fileBlobs } from './file-blobs.ts';
import type { BlobStore } from './blob-name.ts';

const aName = (): DoorPicture => ({
  container: 'framecontainers',
  itemId: randomUUID(),
  side: 'external',
  version: randomUUID(),
});

/** Tests that every blob store must pass. */
function testBlobStore(store: () => BlobStore): void {
  test('a picture is read as it was put, and is gone after it was removed', async () => {
    const name = aName();
    await store().put(name, aPicture());
    expect(Buffer.from((await store().read(name)) ?? [])).toEqual(aPicture());
    await store().remove(name);
    expect(await store().read(name)).toBeUndefined();
    await store().remove(name);
  });

  test('an upload is looked at by its name: nothing there, or a sound picture', async () => {
    const name = aName();
    expect(await store().uploaded(name)).toEqual({ state: 'missing' });
    await store().put(name, aPicture());
    expect(await store().uploaded(name)).toEqual({ state: 'sound' });
    expect(await store().uploaded(name)).toEqual({ state: 'sound' });
  });

  test('the URL of an upload maps back to its name, and no other URL does', async () => {
    const name = aName();
    const { blobUrl, method } = await store().uploadTarget(name);
    expect(method).toBe('PUT');
    expect(store().nameIn(blobUrl)).toEqual(name);
    expect(store().pictureUrl(name)).toBe(blobUrl);
    const others = [
      `https://evil.example/${name.itemId}-external.png`,
      `${blobUrl}x`,
      blobUrl.replace('external', '../external'),
      '',
    ];
    for (const other of others) expect(store().nameIn(other)).toBeUndefined();
  });

  test.each(['surveyphotos', 'claimphotos'] as const)('photos in %s lie apart from pictures', async (container) => {
    const photo: BlobName = { container, of: randomUUID(), version: randomUUID() };
    await store().put(photo, aPicture(2, 3));
    const { blobUrl } = await store().uploadTarget(photo);
    expect(store().nameIn(blobUrl)).toEqual(photo);
    expect(store().nameIn(blobUrl.replace(container, 'framecontainers'))).toBeUndefined();
    expect(Buffer.from((await store().read(photo)) ?? [])).toEqual(aPicture(2, 3));
    const listed: BlobName[] = [];
    for await (const name of store().storedBefore(new Date(Date.now() + 60_000))) listed.push(name);
    expect(listed).toContainEqual(photo);
  });

  test('a made file is read as it was put, and may be put again', async () => {
    const file: MadeFile = { container: 'documents', name: randomUUID(), type: 'pdf' };
    expect(await store().readMade(file)).toBeUndefined();
    await store().putMade(file, Buffer.from('%PDF'));
    await store().putMade(file, Buffer.from('%PDF'));
    expect(Buffer.from((await store().readMade(file)) ?? []).toString()).toBe('%PDF');
    expect(await store().addressOf(file)).toContain(file.name);
    await expect(async () => store().addressOf({ ...file, name: '../keys/uploads' })).rejects.toThrow('neither id');
  });

  test('a zip comes piece by piece, takes the place of the one before, and half of one is nothing', async () => {
    const file: MadeFile = { container: 'personzips', name: randomUUID(), type: 'zip' };
    const textOf = async () => Buffer.from((await store().readMade(file)) ?? []).toString();
    const pieces = async function* (...texts: readonly string[]) {
      for (const text of texts) {
        if (text === 'broken') throw new Error('No more.');
        yield Buffer.from(text);
      }
    };
    await expect(store().putMadeInPieces(file, pieces('PK', 'broken'))).rejects.toThrow('No more.');
    expect(await store().readMade(file)).toBeUndefined();
    await store().putMadeInPieces(file, pieces('PK', ' one'));
    await store().putMadeInPieces(file, pieces('PK', ' two'));
    expect(await textOf()).toBe('PK two');
    await store().removeMade(file);
    await store().removeMade(file);
    expect(await store().readMade(file)).toBeUndefined();
    await store().putMadeInPieces(file, pieces('PK'));
    await store().removeZipsBefore(new Date(Date.now() - 60_000));
    expect(await textOf()).toBe('PK');
    await store().removeZipsBefore(new Date(Date.now() + 60_000));
    expect(await store().readMade(file)).toBeUndefined();
  });

  test('two versions of one side are stored side by side', async () => {
    const [old, next] = [aName(), aName()];
    const newer = { ...old, version: next.version };
    await Promise.all([store().put(old, aPicture(1, 1)), store().put(newer, aPicture(2, 2))]);
    expect(Buffer.from((await store().read(old)) ?? [])).toEqual(aPicture(1, 1));
    expect(Buffer.from((await store().read(newer)) ?? [])).toEqual(aPicture(2, 2));
  });

  test('it lists stored pictures by age, every version, without the removed ones', async () => {
    const [old, gone] = [aName(), aName()];
    const newer = { ...old, version: gone.version };
    const listed = async (minutes: number) => {
      const names: DoorPicture[] = [];
      for await (const name of store().storedBefore(new Date(Date.now() + minutes * 60_000)))
        if (name.container === 'framecontainers') names.push(name);
      return names.filter(({ itemId }) => itemId === old.itemId || itemId === gone.itemId);
    };
    expect(await listed(1)).toEqual([]);
    for (const name of [old, newer, gone]) await store().put(name, aPicture());
    await store().remove(gone);
    expect((await listed(1)).map(({ version }) => version).sort()).toEqual([old.version, newer.version].sort());
    expect((await listed(1))[0]).toMatchObject({ container: 'framecontainers', itemId: old.itemId, side: 'external' });
    expect(await listed(-1)).toEqual([]);
  });

  test('a ping is answered', () => expect(store().ping()).resolves.toBeUndefined());
}

describe('pictures as files', () => {
  const folder = temporaryFolder();
  let time = Date.UTC(2026, 10, 21);
  const reachedAt = (publicUrl: string) =>
    fileBlobs({ folder: folder.path, publicUrl, key: Buffer.alloc(32, 7), now: () => new Date(time) });
  const store = reachedAt('http://localhost:3000');
  afterAll(() => folder[Symbol.dispose]());

  testBlobStore(() => store);

  const signedUpload = async (name: BlobName) => {
    const url = new URL((await store.uploadTarget(name)).url);
    const file = url.pathname.split('/').at(-1) ?? '';
    return { file, expires: url.searchParams.get('expires') ?? '', signature: url.searchParams.get('signature') ?? '' };
  };

  test('a folder that is taken away while a file is written is a store that is away, not a fault of the program', async () => {
    const file: MadeFile = { container: 'personzips', name: randomUUID(), type: 'zip' };
    const pieces = async function* () {
      yield Buffer.from('PK');
      await rm(join(folder.path, 'personzips'), { recursive: true });
    };
    expect(isOutage(await store.putMadeInPieces(file, pieces()).catch((error: unknown) => error))).toBe(true);
    await store.putMade(file, Buffer.from('PK'));
    expect(Buffer.from((await store.readMade(file)) ?? []).toString()).toBe('PK');
  });

  test('a picture that was sent before the server had its own name is read under that name', async () => {
    const name = aName();
    const { blobUrl } = await store.uploadTarget(name);
    await store.put(name, aPicture());
    const moved = reachedAt('https://doors.example.com');
    expect(moved.pictureUrl(name)).toBe(blobUrl.replace('http://localhost:3000', 'https://doors.example.com'));
    expect(await moved.uploaded(name)).toEqual({ state: 'sound' });
  });

  test('an upload URL is valid for ten minutes', async () => {
    const name = aName();
    const { file, ...query } = await signedUpload(name);
    expect(store.nameInUpload({ container: 'framecontainers', file }, query)).toEqual(name);
    time += 10 * 60_000 - 1;
    expect(store.nameInUpload({ container: 'framecontainers', file }, query)).toEqual(name);
    time += 1;
    expect(store.nameInUpload({ container: 'framecontainers', file }, query)).toBeUndefined();
  });

  test('an upload URL is valid for one side of one item in one container; its time and signature cannot be changed', async () => {
    const { file, expires, signature } = await signedUpload(aName());
    const tries = [
      [file.replace('external', 'internal'), { expires, signature }],
      [file, { expires: String(Number(expires) + 1), signature }],
      [file, { expires, signature: 'AAAA' }],
      [file, { expires: 'never', signature }],
    ] as const;
    for (const [name, query] of tries)
      expect(store.nameInUpload({ container: 'framecontainers', file: name }, query)).toBeUndefined();
    expect(store.nameInUpload({ container: 'surveyphotos', file }, { expires, signature })).toBeUndefined();
  });

  test('a version keeps its first picture: a checked picture cannot be replaced', async () => {
    const name = aName();
    await store.put(name, aPicture(1, 1));
    await store.put(name, aPicture(1, 1));
    await expect(store.put(name, aPicture(2, 2))).rejects.toThrow('Another picture');
    expect(Buffer.from((await store.read(name)) ?? [])).toEqual(aPicture(1, 1));
  });

  test('concurrent uploads leave one complete picture and no temporary file', async () => {
    const name = aName();
    await Promise.all(Array.from({ length: 20 }, () => store.put(name, aPicture(50, 50))));
    expect(Buffer.from((await store.read(name)) ?? [])).toEqual(aPicture(50, 50));
    const files = readdirSync(join(folder.path, 'framecontainers'));
    expect(files.filter((file) => file.includes(name.itemId))).toHaveLength(1);
  });
});

const azurite = findAzurite();

function findAzurite(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'azurite-blob'));
  try {
    const script = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
    return script;
  } catch {
    return onPath.find((file) => existsSync(file));
  }
}

describe.skipIf(!azurite)(
  `pictures in Azure${azurite ? '' : ' (skipped: Azurite is not installed, npm install --no-save azurite)'}`,
  () => {
    const folder = temporaryFolder();
    const port = 20_000 + (process.pid % 10_000);
    const account = 'AccountName=devstoreaccount1';
    const key = 'AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
    const connection = `DefaultEndpointsProtocol=http;${account};${key};BlobEndpoint=http://127.0.0.1:${port}/devstoreaccount1;`;
    let server: ChildProcess;
    let store: BlobStore;

    beforeAll(async () => {
      const flags = ['--silent', '--skipApiVersionCheck', '--location', folder.path, '--blobPort', String(port)];
      server = spawn(process.execPath, [azurite ?? '', ...flags], { stdio: 'ignore' });
      for (let attempt = 0; ; attempt += 1) {
        try {
          await prepareAzure(connection, 'http://localhost:3000');
          break;
        } catch (error) {
          if (attempt === 40) throw error;
          await new Promise((done) => setTimeout(done, 250));
        }
      }
      store = azureBlobs({
        connectionString: connection,
        now: () => new Date(),
        checkPng: async (bytes) => checkPng(bytes),
      });
    });
    afterAll(() => {
      server.kill();
      folder[Symbol.dispose]();
    });

    testBlobStore(() => store);

    test('what a browser put past the server is checked when it is asked for', async () => {
      const name = aName();
      await store.put(name, Buffer.from('no picture'));
      expect(await store.uploaded(name)).toEqual({ state: 'damaged', fault: 'The file is not a PNG picture.' });
      const big = aName();
      await store.put(big, Buffer.alloc(4 * 1024 * 1024 + 1));
      expect(await store.uploaded(big)).toEqual({ state: 'too-big' });
    });

    test('a browser can upload with the upload target alone', async () => {
      const name = aName();
      const { url, method, headers } = await store.uploadTarget(name);
      expect((await fetch(url, { method, headers, body: aPicture() })).status).toBe(201);
      expect(Buffer.from((await store.read(name)) ?? [])).toEqual(aPicture());
    });
  },
);
