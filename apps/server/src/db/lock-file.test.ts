import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { takeLock } from './lock-file.ts';

const lockScript = `import { takeLock } from '${new URL('./lock-file.ts', import.meta.url).href}'; takeLock(process.argv[1]);`;
const inAnotherProcess = (path: string) =>
  spawnSync(process.execPath, ['--input-type=module-typescript', '-e', lockScript, path], { encoding: 'utf8' });

describe('a lock on the embedded database', () => {
  test('refuses a second process and names the first and the file', () => {
    using folder = temporaryFolder();
    const path = join(folder.path, 'db.lock');
    const releaseLock = takeLock(path);
    const second = inAnotherProcess(path);
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`in use by process ${process.pid} (${path})`);
    releaseLock();
    expect(existsSync(path)).toBe(false);
    expect(inAnotherProcess(path).status).toBe(0);
  });

  test('of a dead process is taken over', () => {
    using folder = temporaryFolder();
    const path = join(folder.path, 'db.lock');
    expect(inAnotherProcess(path).status).toBe(0);
    expect(existsSync(path)).toBe(true);
    takeLock(path)();
  });

  test.each([
    ['another process with a dead one’s number', JSON.stringify({ pid: process.pid, born: 'long ago' })],
    ['a lock cut off in the writing', '{"pid":12'],
    ['an empty lock', ''],
  ])('%s does not hold the lock', (_, content) => {
    using folder = temporaryFolder();
    const path = join(folder.path, 'db.lock');
    writeFileSync(path, content);
    takeLock(path)();
  });

  test('is free again after a process was killed while it took over a stale lock', () => {
    using folder = temporaryFolder();
    const path = join(folder.path, 'db.lock');
    writeFileSync(path, '');
    mkdirSync(`${path}.judging`);
    expect(() => takeLock(path)).toThrow('in use');
    utimesSync(`${path}.judging`, new Date(0), new Date(0));
    takeLock(path)();
  });
});
