import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { measureDisk } from './measure-disk.ts';

test('every part of a data folder is counted once, and what nobody has made is nothing', () => {
  using folder = temporaryFolder();
  const put = (name: string, bytes: number) => {
    mkdirSync(join(folder.path, name, '..'), { recursive: true });
    writeFileSync(join(folder.path, name), 'x'.repeat(bytes));
  };
  put('db/base/1', 700);
  put('db/pg_wal/2', 300);
  put('blobs/framecontainers/one.png', 20);
  put('blobs/surveyphotos/two.png', 22);
  put('blobs/documents/three.pdf', 30);
  put('keys/limits', 32);
  const { parts, total, free } = measureDisk(folder.path);
  expect(parts).toEqual({ database: 1000, pictures: 42, documents: 30, mail: 0, rest: 32 });
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(free);
});
