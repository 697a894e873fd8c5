import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** An npm that notes what it is asked for, and installs a package, a tool and what nobody needs. */
const fakeNpm = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('asked', args.join(' ') + '\\n');
if (process.env.FAIL) process.exit(1);
for (const name of ['fastify', 'typescript', ...(args.includes('--omit=dev') ? [] : ['vitest'])]) {
  mkdirSync('node_modules/' + name, { recursive: true });
  for (const file of ['index.js', 'index.d.ts']) writeFileSync('node_modules/' + name + '/' + file, '');
}
if (!existsSync('node_modules/@door')) symlinkSync('../packages', 'node_modules/@door');
`;

let root: string;
const inRoot = (path: string) => join(root, path);
const asked = () => (existsSync(inRoot('asked')) ? readFileSync(inRoot('asked'), 'utf8').trim().split('\n') : []);
const isThere = (name: string) => existsSync(inRoot(`node_modules/${name}`));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doorwright-bootstrap-'));
  mkdirSync(inRoot('bin'));
  cpSync(join(import.meta.dirname, '../scripts/bootstrap.mjs'), inRoot('scripts/bootstrap.mjs'));
  mkdirSync(inRoot('packages'));
  writeFileSync(inRoot('packages/item.ts'), '');
  writeFileSync(inRoot('package-lock.json'), '{}');
  writeFileSync(inRoot('bin/npm'), fakeNpm);
  chmodSync(inRoot('bin/npm'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function bootstrap(option: '' | '--for-tools' = '', extra: Readonly<Record<string, string>> = {}): number | null {
  const env = { PATH: `${inRoot('bin')}${delimiter}${process.env['PATH'] ?? ''}`, ...extra };
  return spawnSync(process.execPath, [inRoot('scripts/bootstrap.mjs'), option], { cwd: root, env }).status;
}

test('a first start installs no tools, and leaves out what never runs, but of the packages alone', () => {
  expect(bootstrap()).toBe(0);
  expect(asked()).toEqual([expect.stringContaining('--omit=dev')]);
  const files = ['vitest', 'typescript', 'fastify/index.js', 'fastify/index.d.ts', '@door/item.ts'];
  expect(files.map(isThere)).toEqual([false, false, true, false, true]);
});

test('a second start installs nothing', () => {
  bootstrap();
  bootstrap();
  expect(asked()).toHaveLength(1);
});

test('tests after a start bring the tools, and a start after them leaves those there', () => {
  bootstrap();
  bootstrap('--for-tools');
  const files = ['vitest', 'typescript', 'fastify/index.d.ts', '@door/item.ts'];
  expect(files.map(isThere)).toEqual([true, true, true, true]);
  bootstrap();
  expect(asked()).toHaveLength(2);
});

test('who develops has the tools, and with them the types that an editor reads', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(scripts.predev).toBe('node scripts/bootstrap.mjs --for-tools');
});

test('tests in a fresh clone install once, with all', () => {
  bootstrap('--for-tools');
  bootstrap('--for-tools');
  expect(asked()).toEqual([expect.not.stringContaining('--omit')]);
});

test('after a change of the lock file a start keeps the tools that are there', () => {
  bootstrap('--for-tools');
  writeFileSync(inRoot('package-lock.json'), '{ "changed": true }');
  bootstrap();
  expect(asked()[1]).not.toContain('--omit');
  expect([isThere('vitest'), isThere('typescript')]).toEqual([true, true]);
});

test('an install that failed is made again', () => {
  expect(bootstrap('', { FAIL: '1' })).toBe(1);
  expect(bootstrap()).toBe(0);
  expect(asked()).toHaveLength(2);
});

test('each command that works with the tools brings them first, also where only `npm start` has run', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  /** What these import comes with Node. */
  const plain = ['licences', 'sbom', 'audit'];
  const needing = Object.entries(scripts).filter(([name, command]) => {
    const isBefore = name.startsWith('pre') && name.slice(3) in scripts;
    return !isBefore && !plain.includes(name) && !/^(?:\w+=\S+ )*(?:exec )?node (?!tools\/)/.test(command);
  });
  expect(needing.length).toBeGreaterThan(15);
  const lacking = needing.filter(([name]) => !scripts[`pre${name}`]?.includes('bootstrap.mjs --for-'));
  expect(lacking.map(([name]) => name)).toEqual([]);
});
