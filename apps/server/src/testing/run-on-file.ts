import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script of `apps/server/src/scripts` on a file with this text, without npm's own lines: `npm run ledger -- FILE.json`. */
export function runOnFile(script: string, text: string): Ended {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  try {
    const file = join(folder, 'facts.json');
    writeFileSync(file, text);
    const path = join(import.meta.dirname, '../scripts', script);
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, file], { encoding: 'utf8' });
    return { status, stdout, stderr: stderr.replaceAll(file, 'FILE.json') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
