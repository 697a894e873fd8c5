import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mallocSettings, nodeFlags } from './start-server.ts';

test('servers of tests and benchmarks are started with the flags of `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  const settings = Object.entries(mallocSettings).map(([name, value]) => `${name}=${value}`);
  expect(scripts.start).toBe([...settings, 'exec node', ...nodeFlags, 'scripts/start.mjs'].join(' '));
});
