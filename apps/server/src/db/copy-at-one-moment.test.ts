import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { copyAtOneMoment } from './copy-at-one-moment.ts';

test('what changes while the folder is copied is in the copy as it is when the writer is held', async () => {
  using folder = temporaryFolder();
  const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')];
  const write = (name: string, text: string) => {
    writeFileSync(join(from, name), text);
    utimesSync(join(from, name), new Date(0), new Date(0));
  };
  mkdirSync(join(from, 'deep'), { recursive: true });
  write('same', 'same');
  write('deep/longer', 'a');
  write('gone', 'gone');
  writeFileSync(join(from, 'of now'), 'a');
  await copyAtOneMoment({
    from,
    to,
    hold: async (work) => {
      write('deep/longer', 'ab');
      // Of the same length, in the same tick of the clock.
      writeFileSync(join(from, 'of now'), 'b');
      rmSync(join(from, 'gone'));
      mkdirSync(join(from, 'new'));
      write('new/new', 'new');
      await work();
    },
  });
  const text = (name: string) => readFileSync(join(to, name), 'utf8');
  expect(['same', 'deep/longer', 'of now', 'new/new'].map(text)).toEqual(['same', 'ab', 'b', 'new']);
  expect(readdirSync(to).toSorted()).toEqual(['deep', 'new', 'of now', 'same']);
});
