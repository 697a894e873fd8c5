import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = fileURLToPath(new URL('../out/last-commit/', import.meta.url));
const rooms = ['domain', 'drawing', 'catalogue'];
const parts = [
  'packages/domain',
  'packages/drawing',
  'packages/catalogue',
  'apps/web/public/tiles',
  'tools',
  'package.json',
];

/** The pictures of the contact sheet as the code of the last commit draws them, caption → SVG; null when that code cannot. */
export function picturesOfLastCommit(): Readonly<Record<string, string>> | null {
  try {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(`${copy}node_modules/@door`, { recursive: true });
    const archive = execFileSync('git', ['archive', 'HEAD', ...parts], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', copy], { input: archive });
    // Packages import one another by name: in the copy the names lead to the copy's own packages.
    rooms.forEach((room) => symlinkSync(`${copy}packages/${room}`, `${copy}node_modules/@door/${room}`, 'junction'));
    const script = `${copy}tools/drawings/print-pictures.ts`;
    if (!existsSync(script)) return null;
    return JSON.parse(execFileSync(process.execPath, [script], { cwd: copy, maxBuffer: 1e9, encoding: 'utf8' }));
  } catch (reason) {
    console.warn('The last commit could not be drawn, so nothing is compared with it.', reason);
    return null;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
