import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = new URL('../../', import.meta.url).pathname;
const usesPlainText = globSync('**/*.tsx', { cwd: pages })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(`${pages}${file}`, 'utf8') }))
  .filter(({ source }) => /className="(?:[^"]* )?plain-text[ "]/.test(source));

test.each(usesPlainText)('$file, a page of plain text, brings its styles with it', ({ source }) => {
  expect(source).toMatch(/^import .*plain-message\.(?:css|tsx)';$/m);
});
