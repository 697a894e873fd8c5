import { type Dirent, lstatSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { DiskPart } from '@door/api/system-status/machine';

/** Folders inside DATA_DIR by what lies in them; what else there is counts as the rest. */
const folders: Readonly<Record<Exclude<DiskPart, 'rest'>, readonly string[]>> = {
  database: ['db'],
  pictures: [
    'blobs/framecontainers',
    'blobs/surveyphotos',
    'blobs/claimphotos',
    'blobs/salephotos',
    'blobs/visitphotos',
  ],
  documents: ['blobs/documents', 'blobs/personzips'],
  mail: ['mail'],
};

export interface MeasuredDisk {
  /** Bytes of the disk, and those that are free for this user. */
  readonly total: number;
  readonly free: number;
  readonly parts: Readonly<Record<DiskPart, number>>;
}

/** How much of its disk a data folder takes. Reads every name in it, so it runs beside the main thread. */
export function measureDisk(dataDir: string): MeasuredDisk {
  const { bsize, blocks, bavail } = statfsSync(dataDir);
  const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + bytesIn(join(dataDir, name)), 0);
  const named = {
    database: sizeOf(folders.database),
    pictures: sizeOf(folders.pictures),
    documents: sizeOf(folders.documents),
    mail: sizeOf(folders.mail),
  };
  const all = bytesIn(dataDir);
  const rest = all - named.database - named.pictures - named.documents - named.mail;
  return { total: bsize * blocks, free: bsize * bavail, parts: { ...named, rest: Math.max(0, rest) } };
}

/** Bytes of all files below a folder; 0 where there is none. What is deleted meanwhile counts as nothing. */
function bytesIn(folder: string): number {
  return entriesOf(folder).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesIn(path);
    return sum + (lstatSync(path, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
