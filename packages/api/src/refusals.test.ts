import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';

const root = new URL('../../../', import.meta.url).pathname;
const sources = globSync('packages/{domain,wire,api}/src/**/*.ts', { cwd: root })
  // Findings on a finished set are told, not refused.
  .filter((path) => !/\.test\.ts$|\/testing\/|\/findings\/|\/refusals\//.test(path))
  .map((path) => readFileSync(`${root}${path}`, 'utf8'));

const matches = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, code]) => code ?? ''));

const codes = new Set([
  ...matches(/(?:code: |ended: |refused\(\s*|refusal\(\s*)'([a-z-]+\.[a-z-]+)'/g),
  ...matches(/notOffered\(\s*'([a-z]+)'/g).map((topic) => `${topic}.not-offered`),
]);

test('every refusal code of the domain, the wire and the calls has a status, and no other is listed [8.1]', () => {
  expect(codes.size).toBeGreaterThan(30);
  expect(Object.keys(refusals).sort()).toEqual([...codes].sort());
});
