import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** What the server makes inside DATA_DIR. */
const ownFolders = ['db', 'blobs', 'mail', 'keys', 'snapshots'];

/**
 * Creates DATA_DIR if it is missing. Throws a StartError when it cannot be written. From here on, whatever the process makes is
 * for its own user only; folders of an earlier version are closed to the others.
 */
export function prepareDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    makeFolder(resolve(dataDir));
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    const found = ownFolders.map((name) => join(dataDir, name)).filter((folder) => existsSync(folder));
    for (const folder of found) if (isOpenToOthers(folder)) makePrivate(folder);
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written: ${String(error instanceof Error ? error.message : error)}.`,
    );
  }
}

/** Gives a folder and all in it to its owner alone: 0700, and 0600 for files. The folder itself last, so that a stop half-way is repeated. */
export function makePrivate(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makePrivate(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
  chmodSync(folder, 0o700);
}

const isOpenToOthers = (folder: string): boolean => (statSync(folder).mode & 0o077) !== 0;

/** Creates one folder at a time: `recursive` of Node loops for ever under /proc, where no folder can be created. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
