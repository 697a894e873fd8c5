import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../testing/selling.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { askForSnapshot, serveSnapshots } from './snapshots.ts';

const copyTo = async (folder: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '17');
};

test('a copy is there as long as it is asked for, one at a time; what a killed server left is removed', async () => {
  using data = temporaryFolder();
  const left = join(data.path, 'snapshots', 'left');
  mkdirSync(left, { recursive: true });
  expect(await askForSnapshot(data.path)).toBeUndefined();
  const offered = await serveSnapshots({ copyTo }, data.path);
  expect(existsSync(left)).toBe(false);
  // Only the user of the program may write to it.
  expect(statSync(join(data.path, 'backup.sock')).mode & 0o777).toBe(0o600);
  const first = await askForSnapshot(data.path);
  expect(existsSync(join(first?.folder ?? '', 'PG_VERSION'))).toBe(true);
  await expect(askForSnapshot(data.path)).rejects.toThrow('Another copy is being read,');
  await first?.[Symbol.asyncDispose]();
  expect(existsSync(first?.folder ?? '')).toBe(false);
  const second = await until(
    () => askForSnapshot(data.path).catch(() => undefined),
    (snapshot) => snapshot !== undefined,
  );
  await offered?.stop();
  await expect(second?.lost).rejects.toThrow('The server ended meanwhile, and its copy with it.');
});

test('a copy that cannot be made is refused with its reason, and nothing of it stays', async () => {
  using data = temporaryFolder();
  const offered = await serveSnapshots(
    { copyTo: (folder) => copyTo(folder).then(() => Promise.reject(new Error('no room'))) },
    data.path,
  );
  await expect(askForSnapshot(data.path)).rejects.toThrow('no room');
  expect(readdirSync(join(data.path, 'snapshots'))).toEqual([]);
  await offered?.stop();
});
