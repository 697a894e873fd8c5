import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const installed = join(root, 'node_modules');

interface Folder extends Disposable {
  readonly folder: string;
}

/**
 * A copy of the working tree in the system's folder for temporary files. It is deleted when it goes out of scope (`using`); the
 * packages that it borrows go back.
 */
export function copyTree(packages: Folder): Folder {
  const folder = temporaryFolder('doorwright-recipe-');
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  const borrowed = join(folder, 'node_modules');
  renameSync(join(packages.folder, 'node_modules'), borrowed);
  const cache = join('.cache', 'types');
  // Of an earlier check of types, where there was one.
  if (existsSync(join(installed, cache)))
    cpSync(join(installed, cache), join(borrowed, cache), { recursive: true, force: true });
  return {
    folder,
    [Symbol.dispose]() {
      renameSync(borrowed, join(packages.folder, 'node_modules'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The packages installed here as hard links; the workspace's own (`@door/…`) lead into the copy that borrows them. A symbolic
 * link would lead the compiler out of the copy: it would take every package for another than the one whose types it has
 * checked before, and check all anew.
 */
export function linkPackages(): Folder {
  const folder = temporaryFolder('doorwright-packages-');
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@door'), { recursive: true });
  const names = readdirSync(installed).filter((name) => name !== '@door' && (name === '.bin' || !name.startsWith('.')));
  for (const name of names) linkTree(join(installed, name), join(target, name));
  for (const workspaces of ['packages', 'apps'])
    for (const name of readdirSync(join(root, workspaces)))
      symlinkSync(join('..', '..', workspaces, name), join(target, '@door', name), 'dir');
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkTree(from: string, to: string): void {
  const stats = lstatSync(from);
  if (stats.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  if (!stats.isDirectory()) return linkSync(from, to);
  mkdirSync(to);
  for (const name of readdirSync(from)) linkTree(join(from, name), join(to, name));
}

const temporaryFolder = (prefix: string): string => mkdtempSync(join(tmpdir(), prefix));

/** All files but those that git ignores. Pictures of docs are left out: no recipe needs them. */
function trackedFiles(): readonly string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && !file.startsWith('docs/screens/') && existsSync(join(root, file)));
}
