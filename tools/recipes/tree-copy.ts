import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * A copy of the working tree in the system's folder for temporary files, with the packages installed here. The copy's own
 * packages (`@door/…`) lead into the copy. It is deleted when it goes out of scope (`using`).
 */
export function copyTree(): Disposable & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'doorwright-recipe-'));
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** All files but those that git ignores. Pictures of docs are left out: no recipe needs them. */
function trackedFiles(): readonly string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && !file.startsWith('docs/screens/') && existsSync(join(root, file)));
}

function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@door'), { recursive: true });
  const names = readdirSync(installed).filter((name) => name !== '@door' && (name === '.bin' || !name.startsWith('.')));
  for (const name of names) symlinkSync(join(installed, name), join(target, name), 'junction');
  for (const workspaces of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, workspaces)))
      symlinkSync(join(folder, workspaces, name), join(target, '@door', name), 'junction');
}
