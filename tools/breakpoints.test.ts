import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const queries = /@(?:media|container)[^{;]*\{/g;

test('layouts change at widths in em, or rem for containers, so that they follow the size of the reader’s text', () => {
  const sheets = globSync(['apps/web/src/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root });
  const asked = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(queries)].map(([query]) => ({ sheet, query })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ query }) => /\dpx/.test(query))).toEqual([]);
});
