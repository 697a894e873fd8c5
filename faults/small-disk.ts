import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

/** A disk of its own for a data folder, which can be full and read-only. */
export interface SmallDisk extends Disposable {
  /** Makes it as small as what lies on it. */
  fill(): void;
  /** Makes it as large as before. */
  empty(): void;
  makeReadOnly(): void;
  makeWritable(): void;
}

/** Of memory, and only what is written is taken: twice what the server leaves free on a disk. */
const size = '2g';
const tries = 20;

/** Mounts a disk in memory on the folder; null where this user may not mount. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  try {
    mount('-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folder);
  } catch {
    return null;
  }
  const remount = (how: string) => mount('-o', `remount,${how}`, folder);
  return {
    fill: () => fillNow(folder, remount, tries),
    empty: () => remount(`size=${size}`),
    makeReadOnly: () => makeReadOnlyNow(remount, tries),
    makeWritable: () => remount('rw'),
    [Symbol.dispose]: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}

/** Not while somebody writes a file on it, which takes some milliseconds. */
function makeReadOnlyNow(remount: (how: string) => void, triesLeft: number): void {
  try {
    remount('ro');
  } catch (error) {
    if (triesLeft === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    makeReadOnlyNow(remount, triesLeft - 1);
  }
}

const mount = (...args: string[]): void => void execFileSync('mount', args, { stdio: 'pipe' });

/** A disk that has grown since it was looked at is not made smaller than what lies on it: looked at again. */
function fillNow(folder: string, remount: (how: string) => void, triesLeft: number): void {
  const { blocks, bfree, bsize } = statfsSync(folder);
  try {
    remount(`size=${String((blocks - bfree) * bsize)}`);
  } catch (error) {
    if (triesLeft === 0) throw error;
    fillNow(folder, remount, triesLeft - 1);
  }
}
