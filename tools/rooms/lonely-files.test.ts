import { expect, test } from 'vitest';
import { lonelyFiles, toJoin } from './lonely-files.ts';

const folder = 'apps/web/src/office/quotes/';
const lines = (count: number, first = '') => `${first}\n${'// a line\n'.repeat(count - 1)}`;
const product = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [name.includes('/') ? name : folder + name, text]));
const joining = (files: Readonly<Record<string, string>>, tests: readonly string[] = []) =>
  toJoin(lonelyFiles(product(files), new Set(tests))).map(({ file, user }) => `${file} → ${user}`);

const page = lines(40, "import { Pill } from './pill.tsx';");
const pill = lines(20);

test('a short file that one neighbour alone uses joins it', () => {
  expect(joining({ 'page.tsx': page, 'pill.tsx': pill })).toEqual([`${folder}pill.tsx → ${folder}page.tsx`]);
});

test('a file that two use stands alone', () => {
  expect(joining({ 'page.tsx': page, 'list.tsx': page, 'pill.tsx': pill })).toEqual([]);
});

test('a file that another folder uses stands alone', () => {
  const other = lines(40, "import { Pill } from '../quotes/pill.tsx';");
  expect(joining({ 'apps/web/src/office/orders/page.tsx': other, 'pill.tsx': pill })).toEqual([]);
});

test('a file of more than 80 lines stands alone, and so do two that would be longer than 200 together', () => {
  expect(joining({ 'page.tsx': page, 'pill.tsx': lines(81) })).toEqual([]);
  expect(joining({ 'page.tsx': lines(181, "import { Pill } from './pill.tsx';"), 'pill.tsx': pill })).toEqual([]);
});

test('a file with a test of its own stands alone', () => {
  expect(joining({ 'page.tsx': page, 'pill.tsx': pill }, [`${folder}pill.component.test.tsx`])).toEqual([]);
});

test.each([
  ['fetched later', "const Pill = lazy(() => import('./pill.tsx'));"],
  ['a worker', "new Worker(new URL('./pill.tsx', import.meta.url));"],
])('a file that is %s stands alone', (_, use) => {
  const text = lines(40, `import type { PillProps } from './pill.tsx';\n${use}`);
  expect(joining({ 'page.tsx': text, 'pill.tsx': pill })).toEqual([]);
});

test('messages, the rules of a table, and the table stand alone', () => {
  const importing = (name: string) => lines(40, `import { it } from './${name}';`);
  const findings = 'packages/domain/src/making/findings/';
  expect(joining({ 'page.tsx': importing('messages.ts'), 'messages.ts': pill })).toEqual([]);
  expect(
    joining({ [`${findings}findings.ts`]: importing('fire-faults.ts'), [`${findings}fire-faults.ts`]: pill }),
  ).toEqual([]);
});
