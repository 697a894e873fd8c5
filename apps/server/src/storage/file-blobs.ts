import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createReadStream } from 'node:fs';
import type { BlobName, MadeFile } from '@door/api/ports/blobs';
import { hasCode } from '../lib/error-code.ts';
import { unlessMissing } from '../lib/unless-missing.ts';
import {
  addressValidMinutes,
  type BlobStore,
  containers,
  fileNameOf,
  fileOfMade,
  madeOfFile,
  nameOfFile,
  uploadValidMinutes,
} from './blob-name.ts';

export interface FileBlobs extends BlobStore {
  /** The blob name of a signed upload URL; undefined when the signature is wrong or expired. */
  nameInUpload(at: FileAt<BlobName>, query: Signed): BlobName | undefined;
  /** The made file of a signed address; undefined when the signature is wrong or expired. */
  madeInAddress(at: FileAt<MadeFile>, query: Signed): MadeFile | undefined;
  /** A made file piece by piece, and its bytes; undefined where none lies there. */
  openMade(file: MadeFile): Promise<{ readonly size: number; readonly pieces: Readable } | undefined>;
  /** Whether the disk can take more pictures; a part of it is left to the database, whose failure would stop everything. */
  hasRoom(): Promise<boolean>;
}

/** Where an address leads to. */
interface FileAt<Name extends BlobName | MadeFile> {
  readonly container: Name['container'];
  readonly file: string;
}

/** What an address carries that somebody was given. */
interface Signed {
  readonly expires: string;
  readonly signature: string;
}

/** Bytes of the disk that pictures leave free. */
export const pictureReserve = 1024 ** 3;

/** An upload URL was used twice with different pictures. */
export class VersionConflict extends Error {
  override readonly name = 'VersionTaken';
}

/** What is written would take the part of the disk that is left to the database. */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/** The folder was taken away while it was written into. */
class FolderGone extends Error {
  override readonly name = 'FolderGone';
  readonly code = 'ENOTDIR';
}

/** Makes the folder where there is none, and works in it. What is missing in the middle of that is the store, which is away for a moment. */
async function within<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    await mkdir(path, { recursive: true });
    return await work();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new FolderGone('The folder of the pictures is away.', { cause: error });
  }
}

/** What is signed, and for how long. */
interface Signing {
  readonly container: Parameters<typeof pathOfContainer>[0];
  readonly file: string;
  readonly minutes: number;
}

interface FileBlobsFacts {
  readonly folder: string;
  /** Where browsers reach this server, without a slash at the end. */
  readonly publicUrl: string;
  readonly key: Buffer;
  readonly now: () => Date;
  /** Bytes that are free on the disk of a folder; absent: as the system says. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const pathOfContainer = (container: BlobName['container'] | MadeFile['container']): string =>
  `/blobs/${container}`;

/** Pictures as files in a folder. Browsers upload to a route of this server with a signed URL. */
export function fileBlobs({ folder, publicUrl, key, now, freeBytes = freeOnDisk }: FileBlobsFacts): FileBlobs {
  const pathOf = (name: BlobName) => join(folder, name.container, fileNameOf(name));
  const pathOfMade = (file: MadeFile) => join(folder, file.container, fileOfMade(file));
  const sign = (method: 'PUT' | 'GET', { container, file }: FileAt<BlobName | MadeFile>, expires: number) =>
    createHmac('sha256', key).update(`${method} ${container}/${file} ${expires}`).digest();
  const isSigned = (method: 'PUT' | 'GET', at: FileAt<BlobName | MadeFile>, { expires, signature }: Signed) => {
    const until = /^\d{1,15}$/.test(expires) ? Number(expires) : 0;
    return until > now().getTime() && isSame(sign(method, at, until), Buffer.from(signature, 'base64url'));
  };
  const signed = (method: 'PUT' | 'GET', { container, file, minutes }: Signing) => {
    const expires = now().getTime() + minutes * 60_000;
    const signature = sign(method, { container, file }, expires).toString('base64url');
    return `${publicUrl}${pathOfContainer(container)}/${file}?expires=${expires}&signature=${signature}`;
  };
  const pictureUrl = (name: BlobName) => `${publicUrl}${publicPathOf(name)}`;
  const hasRoom = () => within(folder, async () => (await freeBytes(folder)) > pictureReserve);
  return {
    uploadTarget: async (name) => ({
      url: signed('PUT', { container: name.container, file: fileNameOf(name), minutes: uploadValidMinutes }),
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      blobUrl: pictureUrl(name),
    }),
    pictureUrl,
    nameInUpload: (at, query) => {
      const name = isSigned('PUT', at, query) ? nameOfFile(at.file) : undefined;
      return name?.container === at.container ? name : undefined;
    },
    addressOf: async (made) =>
      signed('GET', {
        container: made.container,
        file: fileOfMade(made),
        minutes: addressValidMinutes[made.container],
      }),
    madeInAddress: (at, query) => {
      const made = isSigned('GET', at, query) ? madeOfFile(at.file) : undefined;
      return made?.container === at.container ? made : undefined;
    },
    readMade: async (file) => unlessMissing(readFile(pathOfMade(file))),
    putMade: (file, bytes) => within(join(folder, file.container), () => writeAtomically(pathOfMade(file), bytes)),
    putMadeInPieces: (file, pieces) =>
      within(join(folder, file.container), () => writeInPieces(pathOfMade(file), pieces, hasRoom)),
    openMade: async (file) => {
      const path = pathOfMade(file);
      const facts = await unlessMissing(stat(path));
      return facts && { size: facts.size, pieces: createReadStream(path) };
    },
    removeMade: async (file) => {
      const [container, name] = [join(folder, file.container), fileOfMade(file)];
      const there = (await unlessMissing(readdir(container))) ?? [];
      // What an attempt has left begins with the name.
      for (const each of there) if (each.startsWith(name)) await rm(join(container, each), { force: true });
    },
    removeZipsBefore: async (time) => {
      const container = join(folder, 'personzips');
      for (const each of (await unlessMissing(readdir(container))) ?? []) {
        const facts = await unlessMissing(stat(join(container, each)));
        if (facts && facts.mtimeMs < time.getTime()) await rm(join(container, each), { force: true });
      }
    },
    nameIn: (blobUrl) => {
      const container = containers.find((each) => blobUrl.startsWith(`${publicUrl}${pathOfContainer(each)}/`));
      if (!container) return undefined;
      const file = blobUrl.slice(`${publicUrl}${pathOfContainer(container)}/`.length);
      const name = nameOfFile(file.replace(/^([0-9a-z-]+)\.png\?v=([0-9a-f-]+)$/, '$1-$2.png'));
      return name?.container === container ? name : undefined;
    },
    // Every file was checked before it was put.
    uploaded: async (name) => ({ state: (await unlessMissing(stat(pathOf(name)))) ? 'sound' : 'missing' }),
    hasRoom,
    read: async (name) => unlessMissing(readFile(pathOf(name))),
    put: (name, bytes) => within(join(folder, name.container), () => writeAtomically(pathOf(name), bytes)),
    remove: (name) => rm(pathOf(name), { force: true }),
    storedBefore: async function* (time) {
      for (const container of containers) {
        for (const file of (await unlessMissing(readdir(join(folder, container)))) ?? []) {
          const name = nameOfFile(file);
          const facts = name && (await unlessMissing(stat(join(folder, container, file))));
          if (facts && facts.mtimeMs < time.getTime()) yield name;
        }
      }
    },
    ping: () =>
      within(folder, async () => {
        const probe = join(folder, `.probe-${randomUUID()}`);
        await writeAtomically(probe, Buffer.of(1));
        await rm(probe);
      }),
  };
}

/** The URL path that shows a picture. A door has one current picture for each side; a survey shows all of its photos. */
const publicPathOf = (name: BlobName): string =>
  name.container === 'framecontainers'
    ? `${pathOfContainer(name.container)}/${name.itemId}-${name.side}.png?v=${name.version}`
    : `${pathOfContainer(name.container)}/${fileNameOf(name)}`;

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/**
 * Writes to a temporary file, syncs it and links it to its name: a crash leaves no half file. Linking, unlike renaming,
 * fails when the name exists, so a picture that was checked before can never be replaced.
 */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeDurably(unfinished, bytes);
    await link(unfinished, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const existing = await unlessMissing(readFile(path));
    if (!existing || Buffer.compare(existing, bytes) !== 0)
      throw new VersionConflict('Another picture lies under this version.');
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** As `writeAtomically`, of any length: it never takes what is left of the disk to the database. */
async function writeInPieces(
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  hasRoom: () => Promise<boolean>,
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx');
    try {
      for await (const piece of pieces) {
        if (!(await hasRoom())) throw new DiskFull('The rest of the disk is left to the database.');
        await file.writeFile(piece);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
