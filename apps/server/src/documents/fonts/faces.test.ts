import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { faceFor, mainFace, systemFacesIn } from './faces.ts';

const georgian = 0x10_d0;

test('a machine’s own font prints what ours lack, wherever its folder is', () => {
  using temporary = temporaryFolder();
  const folder = temporary.path;
  mkdirSync(join(folder, 'opentype', 'noto'), { recursive: true });
  const ours = faceFor('ბ') ?? expect.fail('Georgian is missing.');
  copyFileSync(ours.regular.path, join(folder, 'opentype', 'noto', 'NotoSansSC-Regular.otf'));
  const [face] = systemFacesIn([join(folder, 'none'), folder]);
  expect(face?.covers(georgian)).toBe(true);
  expect(face?.covers(0x41)).toBe(mainFace.covers(georgian));
});

test('a file that is no font is as good as none', () => {
  using temporary = temporaryFolder();
  const folder = temporary.path;
  copyFileSync(import.meta.filename, join(folder, 'NotoSansCJK-Regular.ttc'));
  expect(systemFacesIn([folder])).toEqual([]);
});

test('so is a font of which no PDF can take letters: its outlines are said to be of another kind than they are', () => {
  using temporary = temporaryFolder();
  const folder = temporary.path;
  const bytes = readFileSync(mainFace.regular.path);
  bytes.write('CFF ', bytes.indexOf('glyf'), 'latin1');
  writeFileSync(join(folder, 'NotoSansSC-Regular.otf'), bytes);
  expect(systemFacesIn([folder])).toEqual([]);
});
