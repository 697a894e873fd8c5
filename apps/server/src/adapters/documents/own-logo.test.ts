import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ownLogo } from './own-logo.ts';

test('a logo is read where it is a drawing among the served pages, and nowhere else', async () => {
  using folder = temporaryFolder();
  const pages = join(folder.path, 'pages');
  mkdirSync(join(pages, 'logos'), { recursive: true });
  writeFileSync(join(pages, 'logos', 'alder.svg'), '<svg/>');
  writeFileSync(join(folder.path, 'secret.svg'), '<svg/>');
  writeFileSync(join(pages, 'index.html'), '');
  expect(await ownLogo(pages, '/logos/alder.svg')).toBe('<svg/>');
  const others = [
    null,
    '',
    '/logos/none.svg',
    '/index.html',
    '/../secret.svg',
    'https://example.com/logo.svg',
    '//a/b.svg',
  ];
  for (const other of others) expect(await ownLogo(pages, other)).toBeUndefined();
});
