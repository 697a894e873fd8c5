import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isOutage } from '../db/outage.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fileBlobs } from './file-blobs.ts';

const disk = { free: 0 };
const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const blobs = fileBlobs({
  folder: folder.path,
  publicUrl: '',
  key: Buffer.alloc(32),
  now: () => new Date(),
  freeBytes: async () => disk.free,
});

test.each([
  [1024 ** 3 + 1, true],
  [1024 ** 3, false],
  [0, false],
])('with %d bytes free there is room for a picture: %s', async (free, isRoom) => {
  disk.free = free;
  expect(await blobs.hasRoom()).toBe(isRoom);
});

test('a zip whose rest would take the last GiB is given up as an outage, and leaves nothing', async () => {
  disk.free = 2 * 1024 ** 3;
  const pieces = async function* () {
    yield new Uint8Array([1]);
    disk.free = 1024 ** 3;
    yield new Uint8Array([2]);
  };
  const file = { container: 'personzips', name: randomUUID(), type: 'zip' } as const;
  const fault = await blobs.putMadeInPieces(file, pieces()).catch((error: unknown) => error);
  expect(isOutage(fault)).toBe(true);
  expect(readdirSync(join(folder.path, 'personzips'))).toEqual([]);
});
