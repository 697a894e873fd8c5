import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const sources = globSync('{apps/server,packages/api}/src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

/** A sentence after the facts of `log.warn(facts, 'A connection was lost.')`, or in the table of refusals. */
const sentence = /\blog\.(?:info|warn|error)\((?:[^']*, )?'([^']+)'|^  [A-Z_]+: '(A call [^']+)'/gm;
const inCode = sources.flatMap((source) =>
  [...source.matchAll(sentence)].map(([, called, tabled]) => called ?? tabled ?? ''),
);
const [, table = ''] = page.split('## What is logged');
const onPage = [...(table.split('\n## ')[0] ?? '').matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, named = '']) => named),
);

test('the page for whoever runs the program names each line of the log, and no other', () => {
  expect(onPage.filter((named) => named !== 'msg').toSorted()).toEqual([...new Set(inCode)].toSorted());
});
