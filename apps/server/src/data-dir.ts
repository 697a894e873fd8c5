import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from './start-failure.ts';

/** The folder of everything that is kept, made if it is missing; a sentence where nothing can be kept in it. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new CannotStart(
      `DATA_DIR ${dataDir} cannot be written: ${String(error instanceof Error ? error.message : error)}.`,
    );
  }
}

/** Folder by folder: the recursive way of Node never ends where the system takes no new folder, as under /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Of two processes that start at once, one finds it made.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
