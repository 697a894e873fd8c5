import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { StartError } from '../start-error.ts';
import { hasCode } from '../lib/error-code.ts';

interface CopyFacts {
  readonly from: string;
  readonly to: string;
  /** Runs the work while nothing writes to the folder. */
  readonly hold: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Copies a folder as it is at one moment while somebody writes to it: all of it first, and then, while the writer is held, what
 * changed meanwhile. So the writer waits for a few files instead of all. Throws a StartError where the disk has no room for it.
 */
export async function copyAtOneMoment({ from, to, hold }: CopyFacts): Promise<void> {
  const copied = new Map<string, string>();
  await mkdir(to, { recursive: true });
  await refuseWithoutRoom(from, to);
  await copyChanged({ from, to, copied });
  await hold(() => copyChanged({ from, to, copied }));
}

/** Bytes of the disk that a copy leaves free. */
const reserve = 256 * 1024 ** 2;

async function refuseWithoutRoom(from: string, to: string): Promise<void> {
  const { bavail, bsize } = await statfs(to);
  const sizes = (await filesIn(from)).map(
    async (path) => (await stat(join(from, path)).catch(() => ({ size: 0 }))).size,
  );
  const needed = (await Promise.all(sizes)).reduce((sum, size) => sum + size, reserve);
  if (needed > bavail * bsize) throw new StartError('The disk has no room for a copy of the database.');
}

interface Changes {
  readonly from: string;
  readonly to: string;
  /** How each file was when it was copied. */
  readonly copied: Map<string, string>;
}

async function copyChanged(changes: Changes): Promise<void> {
  const { from, to, copied } = changes;
  for (const path of await foldersIn(from)) await mkdir(join(to, path), { recursive: true });
  const files = await filesIn(from);
  await Promise.all(files.map((path) => copyIfChanged(changes, path)));
  const found = new Set(files);
  for (const path of copied.keys()) if (!found.has(path)) await rm(join(to, path), { force: true });
}

const foldersIn = (folder: string) => pathsIn(folder, (entry) => entry.isDirectory());
const filesIn = (folder: string) => pathsIn(folder, (entry) => entry.isFile());

/** Paths below the folder, those above first. */
async function pathsIn(folder: string, isWanted: (entry: Dirent) => boolean): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(isWanted).map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

async function copyIfChanged({ from, to, copied }: Changes, path: string): Promise<void> {
  try {
    const state = await stateOf(join(from, path));
    if (state !== undefined && copied.get(path) === state) return;
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    copied.set(path, state ?? '');
  } catch (error) {
    // Removed since the folder was read: the next reading does not find it either.
    if (!hasCode(error, 'ENOENT')) throw error;
    copied.set(path, '');
  }
}

/** The clock of a file is coarse: within so many ms two writes may have the same time, and a file of now counts as changed. */
const coarse = 2000;

async function stateOf(file: string): Promise<string | undefined> {
  const { mtimeNs, mtimeMs, size, ino } = await stat(file, { bigint: true });
  return Date.now() - Number(mtimeMs) < coarse ? undefined : `${mtimeNs} ${size} ${ino}`;
}
