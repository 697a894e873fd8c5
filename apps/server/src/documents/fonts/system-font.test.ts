import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { systemFacesIn } from './faces.ts';

/** Three letters of Droid Sans Fallback. */
const font = join(import.meta.dirname, '../../testing/three-han-letters.ttf');

const name = '王小明';

const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Says what Review names before Send, and what the PDF shows: in a process of its own, since fonts are looked for once. */
const script = `
  import { aPaper } from ${moduleAt('../../testing/a-paper.ts')};
  import { aShownDoor } from ${moduleAt('../../testing/a-shown-door.ts')};
  import { textsOfPdf } from ${moduleAt('../../testing/pdf-text.ts')};
  import { writePdf } from ${moduleAt('../pdf/write-pdf.ts')};
  import { unprintable } from ${moduleAt('./runs.ts')};
  const paper = aPaper(1, { customer: [${JSON.stringify(name)}] });
  const pdf = await writePdf({ paper, doors: [aShownDoor()], logo: null, at: '2026-11-22T08:00:00.000Z' });
  process.stdout.write(JSON.stringify({ named: unprintable(${JSON.stringify(name)}), shown: textsOfPdf(pdf).flat() }));
`;

/** On a machine whose user has their own things in this folder. */
const saidAt = (HOME: string): { readonly named: readonly string[]; readonly shown: readonly string[] } =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      env: { ...process.env, HOME },
      encoding: 'utf8',
    }),
  );

/** A machine that runs the tests may have fonts of its own. */
const hasOwn = systemFacesIn(['/usr/share/fonts', '/usr/local/share/fonts', '/System/Library/Fonts']).some((face) =>
  face.covers(name.codePointAt(0) ?? 0),
);

test.each(['.local/share/fonts', 'Library/Fonts'])('a font in %s prints Chinese, and nothing is named', (folder) => {
  using home = temporaryFolder();
  mkdirSync(join(home.path, folder), { recursive: true });
  copyFileSync(font, join(home.path, folder, 'DroidSansFallbackFull.ttf'));
  const { named, shown } = saidAt(home.path);
  expect(named).toEqual([]);
  expect(shown).toContain(name);
});

test.skipIf(hasOwn)('without one each letter is named, and is a question mark', () => {
  using home = temporaryFolder();
  const { named, shown } = saidAt(home.path);
  expect(named).toEqual(Array.from(name));
  expect(shown).toContain('???');
});
